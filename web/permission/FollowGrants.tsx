import { queryClient } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { reloadMe, useSession } from '#web/kit/session/session.ts'

/** Permissions of the person's role have changed: what they may do, and what is on their screen, is asked for anew. */
export const FollowGrants = () => {
  const { role } = useSession()
  useLive('grants', ({ data }) => {
    const concerned = data?.['roles']
    if (!Array.isArray(concerned) || !concerned.includes(role)) return
    reloadMe().then(
      () => queryClient.invalidateQueries({ refetchType: 'active' }),
      // Out of reach: the next answer of the server tells.
      () => undefined,
    )
  })
  return null
}
