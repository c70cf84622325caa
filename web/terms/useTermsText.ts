import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { Locale } from '#contract/kit/words.ts'
import type { TermsText } from '#contract/terms/terms.text.ts'
import { inTime } from '#web/kit/load.ts'

/** One language is one file, fetched when somebody reads it. */
const texts: Readonly<Record<Locale, () => Promise<TermsText>>> = {
  pt: () => import('#contract/terms/terms.pt.ts').then((it) => it.termsPt),
  en: () => import('#contract/terms/terms.en.ts').then((it) => it.termsEn),
}

/** The document in the language of the screen. */
export const useTermsText = (locale: Locale) =>
  useQuery<TermsText, Error>({
    queryKey: ['terms.text', locale],
    queryFn: () => inTime(texts[locale]()),
    // The other language stays on the screen until this one is here, so that nothing jumps.
    placeholderData: keepPreviousData,
    staleTime: Infinity,
    gcTime: Infinity,
    retry: false,
  })
