import { money } from './money.matrix.ts'
import { people } from './people.matrix.ts'
import { place } from './place.matrix.ts'
import type { RolesByThing } from './roles.ts'
import { work } from './work.matrix.ts'

/**
 * Thing → act → the roles that hold it, by number (specification, section 6). It seeds the `grants` table,
 * which the permission screens edit. `list` is there only where its roles differ from `open`; `seeAll` tells
 * who meets other people's rows; conditions on one object ("own loop", "has no reply") stay in its handler.
 */
export const matrix = { ...people, ...work, ...money, ...place } as const satisfies RolesByThing

type Matrix = typeof matrix
export type Thing = keyof Matrix
type PermissionOf<T extends Thing> = { [K in T]: `${K}.${Extract<keyof Matrix[K], string>}` }[T]

/** Every existing pair, as in `loop.run`. */
export type Permission = PermissionOf<Thing>

/** One row of the `grants` table. */
export interface Grant {
  readonly thing: string
  readonly act: string
  readonly role: number
}

const byThing: RolesByThing = matrix

const keysOf = <T extends object>(record: T): Extract<keyof T, string>[] => {
  const keys: Extract<keyof T, string>[] = []
  for (const key in record) keys.push(key)
  return keys
}

const permissionsFor = <T extends Thing>(thing: T): PermissionOf<T>[] =>
  keysOf(matrix[thing]).map((act): PermissionOf<T> => `${thing}.${act}`)

/** Every thing that has permissions. */
export const things: readonly Thing[] = keysOf(matrix)

export const permissions: readonly Permission[] = things.flatMap((thing) => permissionsFor(thing))

/** The matrix as rows of the `grants` table, to seed it. */
export const matrixGrants: readonly Grant[] = Object.entries(byThing).flatMap(([thing, acts]) =>
  Object.entries(acts).flatMap(([act, roles]) => roles.map((role) => ({ thing, act, role }))),
)
