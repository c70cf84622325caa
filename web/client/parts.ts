import { clientCrud, clientList } from '#contract/client/client.ts'
import { clientCalls } from '#contract/client/page.ts'
import { historyCalls } from '#contract/history/history.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** Calls whose answers become stale when a part of a client changes. */
export const oldByParts = [clientCalls.page, clientCrud.calls.show, clientList.calls.list, historyCalls.list]

/** Changes a part of a client and reloads its page, also after a failure. */
export const doToPart = async (work: () => Promise<string | undefined>): Promise<void> => {
  try {
    const message = await work()
    if (message) toast.success(message)
  } catch (error) {
    toast.error(messageOf(error))
  } finally {
    for (const old of oldByParts) void invalidate(old)
  }
}
