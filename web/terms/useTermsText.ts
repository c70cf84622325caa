import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Locale } from '#contract/kit/words.ts'
import type { TermsText } from '#contract/terms/terms.text.ts'
import { termsScreenWords } from '#contract/terms/termsScreen.words.ts'
import { CallError } from '#web/kit/call/call-error.ts'
import { inTime } from '#web/kit/call/load.ts'
import { say } from '#web/kit/words.ts'

/** One language is one file, fetched when somebody reads it. */
const texts: Readonly<Record<Locale, () => Promise<TermsText>>> = {
  pt: () => import('#contract/terms/terms.pt.ts').then((it) => it.termsPt),
  en: () => import('#contract/terms/terms.en.ts').then((it) => it.termsEn),
}

const failed = (): never => {
  throw new CallError({ message: say(termsScreenWords, 'loadFailed'), network: true })
}

/** The document in the language of the screen. */
export const useTermsText = (locale: Locale) =>
  useQuery<TermsText, CallError>({
    queryKey: ['terms.text', locale],
    queryFn: () => inTime(texts[locale]()).catch(failed),
    // The other language stays on the screen until this one is here, so that nothing jumps.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
