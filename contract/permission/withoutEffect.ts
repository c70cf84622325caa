import type { Permission, Thing } from '#contract/access/matrix.ts'

type ActsOf<T extends Thing> = {
  [K in T]: Permission extends infer P ? (P extends `${K}.${infer A}` ? A : never) : never
}[T]

/**
 * Permissions that nothing asks yet: no call, no column, no button. Whoever builds what asks one takes it off this list;
 * `withoutEffect.test.ts` holds the list to the code in both directions, and the editor marks what stands here.
 */
const withoutEffect: { readonly [T in Thing]?: readonly ActsOf<T>[] } = {
  looper: ['restore'],
  lead: ['open', 'create', 'edit', 'delete'],
  review: ['open', 'create', 'edit', 'delete'],
  auraIndicator: ['open', 'create', 'edit', 'delete'],
  aura: ['open', 'seeProgress', 'chat'],
  setting: ['open', 'edit'],
  projeto: ['seeResources', 'addExtras'],
  // Its list is a screen of role 1 by its route; the call requires `enter`, and shows each reader what they see.
  entrega: ['list'],
  order: ['invoice'],
  // Nobody holds it (specification, section 6).
  finance: ['open'],
  wallet: ['open'],
  asset: ['open', 'sell'],
  transaction: ['list'],
  verification: ['open', 'create', 'decide'],
  lobby: ['open'],
  message: ['open'],
  event: ['list', 'open', 'create', 'edit', 'delete'],
  deck: ['list', 'open', 'create', 'edit', 'delete'],
  document: ['list', 'open', 'preview', 'create', 'edit', 'delete'],
  course: ['open', 'create', 'edit', 'delete'],
  room: ['list', 'open', 'create', 'edit', 'delete'],
  conference: ['join', 'host', 'hostInnovation'],
}

export const idlePermissions: ReadonlySet<string> = new Set(
  Object.entries(withoutEffect).flatMap(([thing, acts]) => acts.map((act) => `${thing}.${act}`)),
)

/** True when granting or revoking it changes nothing for anybody yet. */
export const isIdle = (id: Permission): boolean => idlePermissions.has(id)
