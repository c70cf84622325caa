import type { LooperRow } from '#contract/looper/row.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'

/** True when the reader may set a person's status: nobody sets their own, and a deleted person has none. */
export const useMaySetStatus = () => {
  const me = useMe()
  const { can } = useSession()
  return (of: Pick<LooperRow, 'id' | 'deleted_at'>): boolean =>
    of.deleted_at === null && of.id !== me.id && can('looper.changeStatus')
}
