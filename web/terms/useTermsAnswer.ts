import { TERMS_VERSION, termsCalls } from '#contract/terms/terms.ts'
import { isCallError } from '#web/kit/call-error.ts'
import { useSend } from '#web/kit/query.ts'
import { reloadMe } from '#web/kit/session.ts'
import { toast } from '#web/kit/ui/toast.ts'

/** Answers the version that this page shows; the app opens or stays closed by what the server then says of the person. */
export const useTermsAnswer = (onAnswered?: (accepted: boolean) => void) => {
  const sending = useSend(termsCalls.answer, {
    invalidates: [termsCalls.standing],
    onSuccess: ({ data }) => {
      reloadMe().then(
        () => onAnswered?.(data.accepted),
        (error: unknown) => toast.error(isCallError(error) ? error.message : String(error)),
      )
    },
  })
  return {
    answer: (accepted: boolean) => sending.mutate({ version: TERMS_VERSION, accepted }),
    /** What is being sent at this moment. */
    sending: sending.isPending ? sending.variables.accepted : undefined,
    error: sending.error,
    /** The server has another version than this page: only a new page has its text. */
    outdated: sending.error?.status === 409,
  }
}
