import { gateCrud, gateList } from '#contract/gate/gate.ts'
import { gateCalls } from '#contract/gate/page.ts'
import { homeCalls } from '#contract/home/home.ts'
import { portalCalls } from '#contract/portal/portal.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** Reads again whatever shows a gate. */
export const gateReread = (): void => {
  for (const old of [
    gateCrud.calls.show,
    gateList.calls.list,
    gateCalls.page,
    gateCalls.waiting,
    ventureCalls.overview,
    homeCalls.ventures,
    portalCalls.show,
  ])
    void invalidate(old)
}

/** Runs something done to a gate, says how that went, and reads again what shows it. */
export const runStep = async (step: Promise<unknown>, done: string): Promise<void> => {
  try {
    await step
    toast.success(done)
  } catch (error) {
    toast.error(isCallError(error) ? error.message : String(error))
  } finally {
    gateReread()
  }
}
