import type { Role, roles } from './roles.ts'

/** Each role by its name, for a rule that is one role's and no permission's. */
export const ROLE = {
  pending: 0,
  admin: 1,
  manager: 2,
  client: 3,
  looper: 4,
  partner: 5,
  finance: 6,
  director: 7,
  supervisor: 8,
  commercial: 9,
  guest: 10,
} as const satisfies Record<(typeof roles)[number]['key'], Role>
