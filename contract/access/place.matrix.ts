import { faces } from '#contract/faces.ts'
import { actsIn } from '#contract/kit/face.ts'
import { signedInRoles, type RolesByThing } from './roles.ts'

/** Permissions for reading, planning and talking: home, messages, calendar, library, academy, remotica. */
export const place = {
  ...actsIn(faces, 'place'),
  home: { open: [1, 2, 4, 5, 6, 7, 8, 9, 10] },
  lobby: { open: [1, 2, 4, 5, 6, 7, 8] },
  // Sending a mail again is our addition to the specification: it writes, and reading does not.
  mail: { open: [1], preview: [1], resend: [1], configure: [1] },
  event: {
    list: signedInRoles,
    open: [1, 4, 5, 7, 10],
    create: [1, 4, 5, 7, 10],
    edit: [1, 4, 5, 7, 10],
    delete: [1, 4, 5, 7, 10],
  },
  deck: {
    list: [1, 4, 5, 7, 9, 10],
    open: signedInRoles,
    // Decks and documents are written on the same library screen.
    create: [1, 5, 7],
    edit: [1, 5, 7],
    delete: [1, 5, 7],
  },
  document: {
    // The venture shelves admit 9, which then opens no document.
    list: [1, 4, 5, 7, 9],
    open: [1, 5, 7],
    preview: [1, 4, 5, 7],
    create: [1, 5, 7],
    edit: [1, 5, 7],
    delete: [1, 5, 7],
  },
  course: {
    open: [1, 4, 5, 7, 10],
    // The specification has no screen that writes courses.
    create: [1, 7],
    edit: [1, 7],
    delete: [1, 7],
  },
  room: {
    list: [1, 7],
    open: signedInRoles,
    create: signedInRoles,
    edit: [1, 7],
    delete: [1, 7],
  },
  conference: {
    join: [1, 4, 5, 7, 10],
    host: [1, 4, 5, 7, 9, 10],
    hostInnovation: [1, 7, 9],
  },
} as const satisfies RolesByThing
