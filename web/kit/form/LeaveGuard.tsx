import { useEffect, useId } from 'react'
import { useLeaveGuard } from '#web/kit/form/useLeaveGuard.ts'
import { store, useStore } from '#web/kit/store.ts'

/** Forms with unsaved work. The router asks one at a time, so the first of them asks for all. */
const waiting = store<readonly string[]>([])

const Asking = () => {
  useLeaveGuard(true)
  return null
}

/** Asks before this screen is left, while it stands there. */
export const LeaveGuard = () => {
  const id = useId()
  const [first] = useStore(waiting)
  useEffect(() => {
    waiting.set((now) => [...now, id])
    return () => waiting.set((now) => now.filter((it) => it !== id))
  }, [id])
  return first === id ? <Asking /> : null
}
