import { messageOf } from '#web/kit/call/call-error.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** Fetches and saves a file; what it fails with is shown as a toast. */
export const saveFile = async (save: () => Promise<unknown>): Promise<void> => {
  try {
    await save()
  } catch (error) {
    toast.error(messageOf(error))
  }
}
