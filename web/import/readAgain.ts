import { importCalls } from '#contract/import/import.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'

/** An import that went on elsewhere, in another tab, is read again, so that its own step stands; why is said. */
export const readAgain = (error: CallError): void => {
  if (error.status !== 409) return
  toast.error(error.message)
  void invalidate(importCalls.show)
}
