import { fileCalls } from '#contract/file/file.ts'
import { isCallError } from '#web/kit/call/call-error.ts'
import { call } from '#web/kit/call/call.ts'
import { saveFrom } from '#web/kit/call/download.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** Saves a file by an address that is good for a minute, for whoever may read it at this moment. */
export const saveFile = async ({ id, nome }: { readonly id: number; readonly nome: string }): Promise<void> => {
  try {
    const { data } = await call(fileCalls.link, { id })
    saveFrom(data.url, nome)
  } catch (error) {
    if (!isCallError(error)) throw error
    toast.error(error.message)
  }
}
