import { defaultGrants, permissionsOf } from '#contract/access/can.ts'
import { matrix, permissions, type Permission, type Thing } from '#contract/access/matrix.ts'
import { money } from '#contract/access/money.matrix.ts'
import { people } from '#contract/access/people.matrix.ts'
import { place } from '#contract/access/place.matrix.ts'
import type { Role } from '#contract/access/roles.ts'
import { work } from '#contract/access/work.matrix.ts'

type ActOf<P> = P extends `${string}.${infer A}` ? A : never
export type Act = ActOf<Permission>

export interface Parts {
  readonly id: Permission
  readonly thing: Thing
  readonly act: Act
}

const acts: ReadonlySet<string> = new Set(permissions.map((it) => it.slice(it.indexOf('.') + 1)))
const isThing = (it: string): it is Thing => Object.hasOwn(matrix, it)
const isAct = (it: string): it is Act => acts.has(it)

/** Splits `loop.run` into its thing and its act. */
export const partsOf = (id: Permission): Parts => {
  const [thing = '', act = ''] = id.split('.')
  if (!isThing(thing) || !isAct(act)) throw new Error(`${id} is no permission`)
  return { id, thing, act }
}

export const groupKeys = ['work', 'money', 'people', 'place'] as const
export type GroupKey = (typeof groupKeys)[number]

const partOf: Readonly<Record<GroupKey, object>> = { work, money, people, place }

export interface ThingActs {
  readonly thing: Thing
  readonly acts: readonly Parts[]
}

const everyPart = permissions.map(partsOf)

/** All permissions in the order of the screens: group → thing → acts. */
export const groups: readonly { readonly key: GroupKey; readonly things: readonly ThingActs[] }[] = groupKeys.map(
  (key) => ({
    key,
    things: Object.keys(partOf[key])
      .filter(isThing)
      .map((thing) => ({ thing, acts: everyPart.filter((it) => it.thing === thing) })),
  }),
)

/**
 * Permissions that no screen edits: whoever edits permissions could give themselves every other one, so that stays with
 * role 1 alone, and role 1 cannot lock itself out.
 */
export const isFixed = (id: Permission): boolean => partsOf(id).thing === 'permission'

/** Permissions of a role before any edit (specification, section 6). */
export const defaultsOf = (role: Role): readonly Permission[] => permissionsOf(defaultGrants, role)

export interface Changes {
  readonly grant: Permission[]
  readonly revoke: Permission[]
}

/** Changes from one set of permissions to another, in the matrix's order. */
export const changesBetween = (before: Iterable<Permission>, after: Iterable<Permission>): Changes => {
  const [had, has] = [new Set(before), new Set(after)]
  return {
    grant: permissions.filter((it) => has.has(it) && !had.has(it)),
    revoke: permissions.filter((it) => had.has(it) && !has.has(it)),
  }
}

/** Set with the changes applied; changes that are no difference have no effect. */
export const withChanges = (before: Iterable<Permission>, changes: Changes): Permission[] => {
  const has = new Set([...before, ...changes.grant])
  const gone = new Set(changes.revoke)
  return permissions.filter((id) => has.has(id) && !gone.has(id))
}
