import { clientCrud, clientList } from '#contract/client/client.ts'
import { clientCalls } from '#contract/client/page.ts'
import { historyCalls } from '#contract/history/history.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** What is old once a part of a client was written. */
export const oldByParts = [clientCalls.page, clientCrud.calls.show, clientList.calls.list, historyCalls.list]

/** Does something to a part of a client and reads its page again, whatever came of it. */
export const doToPart = async (work: () => Promise<string | undefined>): Promise<void> => {
  try {
    const message = await work()
    if (message) toast.success(message)
  } catch (error) {
    toast.error(isCallError(error) ? error.message : String(error))
  } finally {
    for (const old of oldByParts) void invalidate(old)
  }
}
