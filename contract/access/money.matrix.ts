import { faces } from '#contract/faces.ts'
import { actsIn } from '#contract/kit/face.ts'
import type { RolesByThing } from './roles.ts'

/** Bastion: specification, sections 2 and 6. */
export const money = {
  ...actsIn(faces, 'money'),
  wallet: { open: [1, 4, 5, 7, 10] },
  asset: { open: [1, 7], sell: [1, 7] },
  transaction: { list: [1, 7] },
  verification: { open: [1, 7], create: [1, 7], decide: [1, 7] },
} as const satisfies RolesByThing
