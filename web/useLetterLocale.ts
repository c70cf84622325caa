import { useCall } from '#web/kit/call/query.ts'
import { useLocale } from '#web/kit/words.ts'
import { signInCalls } from '#web/signInCalls.ts'

/** In which a letter to somebody new is written unless another is chosen: the organisation's, which the bar has asked for. */
export const useLetterLocale = (): 'pt' | 'en' => {
  const own = useLocale()
  return useCall(signInCalls.setup, {}, { staleTime: 60_000 }).data?.locale ?? own
}
