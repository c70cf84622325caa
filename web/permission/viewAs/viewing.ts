import type { Role, SignedInRole } from '#contract/access/roles.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { call } from '#web/kit/call/call.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { reloadMe, session } from '#web/kit/session/session.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'

type Go = (path: string) => void | Promise<void>

/** View to open: a role with one's own rows, or a person of the role. */
export interface Target {
  readonly role: SignedInRole
  readonly person?: number | undefined
}

const homeFor = (role: Role): string => pathTo(mayOpen(routes.home, role) ? 'home' : 'headquarter')

/** Begins the preview: the server records it, then this tab reloads everything as that role or person. Throws a
 * CallError. */
export const startViewing = async ({ role, person }: Target, go: Go): Promise<void> => {
  if (person === undefined) await call(permissionCalls.viewAs, { role })
  else await call(permissionCalls.viewAsPerson, { person })
  viewAs.set(person === undefined ? role : `p${person}`)
  // Leaves a screen that the role may not open before the role applies.
  await go(homeFor(role))
  const me = await reloadMe()
  if (me?.viewing_as !== role) viewAs.set(null)
  void queryClient.resetQueries()
}

/** Ends the preview. This tab is itself again even when the server cannot be told. */
export const stopViewing = async (role: SignedInRole, go: Go): Promise<void> => {
  const asPerson = session.get().me?.viewing
  viewAs.set(null)
  await reloadMe()
  await go(pathTo('permissionRoles'))
  void queryClient.resetQueries()
  const stopped = asPerson ? call(permissionCalls.stopViewAsPerson, {}) : call(permissionCalls.stopViewAs, { role })
  await stopped.catch(() => undefined)
}
