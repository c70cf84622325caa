import { faces } from '#contract/faces.ts'
import { actsIn } from '#contract/kit/face.ts'
import { signedInRoles, type RolesByThing } from './roles.ts'

/** People, companies and what the organisation sets for them: specification, sections 2 and 6. */
export const people = {
  ...actsIn(faces, 'people'),
  clientAccess: {
    open: [1, 7],
    create: [1, 7],
    edit: [1, 7],
    delete: [1, 7],
  },
  looper: {
    // The route of the list admits 2; without `open` it gets names and no row actions.
    list: [1, 2, 7],
    open: [1, 7],
    // The route /looper/new admits 2 too, but section 6 says "others have none": there 2 sends an invitation.
    create: [1, 7],
    edit: [1, 7],
    delete: [1, 7],
    restore: [1, 7],
    changeStatus: [1, 7],
    changeRole: [1, 7],
    seeValue: [1, 7],
  },
  invitation: {
    open: [1, 7],
    // Section 6: managers and admins create invitations.
    create: [1, 2, 7],
    delete: [1, 7],
    // Codes of the Club invite whoever has them.
    makeCode: [1, 7],
  },
  team: {
    open: signedInRoles,
    // Section 6 gives 7 full rights on a venture with its team, and silence on adding is not a refusal.
    create: [1, 7],
    edit: [1],
    delete: [1],
  },
  lead: {
    open: [1, 7, 9],
    create: [1, 7, 9],
    edit: [1, 7, 9],
    delete: [1, 7],
  },
  review: { open: [1], create: [1], edit: [1], delete: [1] },
  auraIndicator: { open: [1], create: [1], edit: [1], delete: [1] },
  aura: {
    open: [1, 2, 4, 7],
    seeProgress: [1, 4, 7],
    chat: [1, 4, 7],
  },
  permission: { open: [1], edit: [1] },
  audit: { open: [1] },
  userConfig: { open: [1], edit: [1] },
  setting: { open: [1], edit: [1] },
  // Terms accepted, data requests and incidents belong with the audit, hence with role 1.
  // Whom the law lets be erased is decided where people are looked after, by 1 and 7.
  governance: { open: [1], answer: [1], erase: [1, 7] },
  // Everybody writes to support; only its readers hold something here.
  support: { seeAll: [1], answer: [1] },
  // Everybody keeps views of the lists they see; what somebody shared is its owner's and these roles' to change.
  view: { editShared: [1, 7] },
} as const satisfies RolesByThing
