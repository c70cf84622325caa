import { TERMS_VERSION, termsCalls } from '#contract/terms/terms.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { messageOf } from '#web/kit/call/call-error.ts'
import { useSend } from '#web/kit/call/query.ts'
import { reloadMe } from '#web/kit/session/session.ts'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'

interface Afterwards {
  readonly onAccepted: () => void
  readonly onRefused: () => void
}

/** Answers the version that this page shows; the app opens by what the server then says of the person. */
export const useTermsAnswer = ({ onAccepted, onRefused }: Afterwards) => {
  const t = useWords(termsScreenWords)
  const sending = useSend(termsCalls.answer, {
    invalidates: [termsCalls.myAnswer],
    onSuccess: ({ data }) => {
      if (!data.accepted) return onRefused()
      reloadMe().then(
        () => {
          toast.success(t('welcome'))
          onAccepted()
        },
        (error: unknown) => toast.error(messageOf(error)),
      )
    },
  })
  return {
    answer: (accepted: boolean) => sending.mutate({ version: TERMS_VERSION, accepted }),
    /** The answer in flight. */
    sending: sending.isPending ? sending.variables.accepted : undefined,
    error: sending.error,
    /** The server has another version than this page: only a new page has its text. */
    outdated: sending.error?.status === 409,
  }
}
