import type { Role, SignedInRole } from '#contract/access/roles.ts'
import type { permissionCalls } from '#contract/permission/permission.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { call } from '#web/kit/call/call.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { endpointRef } from '#web/kit/call/request.ts'
import { reloadMe, session } from '#web/kit/session/session.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'

type Go = (path: string) => void | Promise<void>

/** Without their schemas, because the banner is on every page. */
export const viewAsCalls = {
  start: endpointRef<typeof permissionCalls.viewAs>('POST', '/api/permissions/view-as', 'permission.open'),
  stop: endpointRef<typeof permissionCalls.stopViewAs>('POST', '/api/permissions/view-as/stop', 'permission.open'),
  startPerson: endpointRef<typeof permissionCalls.viewAsPerson>(
    'POST',
    '/api/permissions/view-as/person',
    'permission.open',
  ),
  stopPerson: endpointRef<typeof permissionCalls.stopViewAsPerson>(
    'POST',
    '/api/permissions/view-as/person/stop',
    'permission.open',
  ),
}

/** View to open: a role with one's own rows, or a person of the role. */
export interface Target {
  readonly role: SignedInRole
  readonly person?: number | undefined
}

const homeFor = (role: Role): string => pathTo(mayOpen(routes.home, role) ? 'home' : 'headquarter')

/** Begins the preview: the server records it, then this tab reloads everything as that role or person. Throws a
 * CallError. */
export const startViewing = async ({ role, person }: Target, go: Go): Promise<void> => {
  if (person === undefined) await call(viewAsCalls.start, { role })
  else await call(viewAsCalls.startPerson, { person })
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
  const stopped = asPerson ? call(viewAsCalls.stopPerson, {}) : call(viewAsCalls.stop, { role })
  await stopped.catch(() => undefined)
}
