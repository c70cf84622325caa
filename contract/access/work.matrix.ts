import { faces } from '#contract/faces.ts'
import { actsIn } from '#contract/kit/face.ts'
import { signedInRoles, type RolesByThing } from './roles.ts'

/** Ventures and everything below them, loops and demands: specification, sections 2 and 6. */
export const work = {
  ...actsIn(faces, 'work'),
  projeto: {
    open: [1, 2, 3, 4, 5, 7, 9, 10],
    // The others see the ventures they belong to; 9 sells them all in the CRM.
    seeAll: [1, 2, 7, 9],
    // Section 6 denies 2 only edit and delete, and the route /project/new admits it.
    create: [1, 2, 7],
    edit: [1, 7],
    delete: [1, 7],
    restore: [1, 7],
    changeStatus: [1, 7],
    seeValue: [1, 3, 5, 7, 9, 10],
    seeTeam: [1, 7],
    seeStructure: [1, 7],
    seeDeleted: [1, 7],
    seeResources: [1, 3, 5, 7, 9, 10],
    addExtras: [1, 2, 7],
  },
  particle: {
    open: [1, 4, 5, 7],
    create: [1, 4, 5, 7],
    edit: [1, 4, 5, 7],
    move: [1, 4, 5, 7],
    delete: [1, 4, 5, 7],
    restore: [1, 7],
    // A promotion makes an atom in a cell, which the route of new atoms in a cell leaves to 1 and 7.
    promote: [1, 7],
  },
  entrega: {
    list: [1],
    enter: signedInRoles,
    open: signedInRoles,
    // Section 6 names 1 and 7 without "only", and the route of a new entrega admits 4.
    create: [1, 4, 7],
    edit: [1, 7],
    delete: [1, 2, 7],
    restore: [1, 7],
    changeStatus: [1, 7],
    // Section 6 adds 3 and 5; 1 and 7 could not write what they do not see.
    seeValue: [1, 3, 5, 7],
  },
  atom: {
    list: [1, 2, 4, 7],
    seeAll: [1, 2, 7],
    open: [1, 2, 4, 7],
    // 5 has the atom's screen inside a venture, and neither 3 nor 5 can accept what it cannot read.
    read: [1, 2, 3, 4, 5, 7],
    // Section 6 lists 4 without "only", and the route of a new atom admits it.
    create: [1, 2, 4, 7],
    edit: [1, 2, 7],
    delete: [1, 2, 7],
    restore: [1, 7],
    accept: [1, 2, 3, 4, 5, 7],
    finish: [1, 2, 3, 4, 5, 7],
    cancel: [1, 2, 7],
    approve: [1, 2, 7],
    bill: [1, 2, 7],
    // 2 holds it by section 6, but a start also asks for `loop.run`.
    loop: [1, 2, 4, 7],
    useChecklist: [1, 2, 4, 7],
    addChecklistItem: [1, 7],
    setResponsible: [1, 2, 4, 7],
    transfer: [1, 7],
    seeTime: [1, 4, 7],
    seeLoopers: [1, 7],
  },
  loop: {
    // Section 6: the loop feature loads only for 1, 4 and 7. Start, stop, conclude and discard one's own.
    run: [1, 4, 7],
    list: [1, 2, 4, 7],
    open: [1, 2, 4, 6, 7],
    // 4 opens its own loops only: the others of `open` check or pay other people's.
    seeAll: [1, 2, 6, 7],
    create: [1, 7],
    edit: [1, 7],
    delete: [1, 7],
    seeValue: [1, 7],
  },
  resource: {
    list: signedInRoles,
    // 1, 2 and 4 by the route of one resource, the others by `projeto.seeResources`.
    open: [1, 2, 3, 4, 5, 7, 9, 10],
    create: [1, 2, 4],
    edit: [1, 2, 4, 7],
    delete: [1, 2, 4, 7],
  },
} as const satisfies RolesByThing
