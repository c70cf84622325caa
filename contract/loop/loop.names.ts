import { sayIn, type Locale } from '#contract/kit/words.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { loopCenterWords } from '#contract/loop/loopCenter.words.ts'

/** Types and statuses are named among the words of the loop itself. */
const ofLoop: Readonly<Record<string, string>> = { tipo: 'type', status: 'status' }

/** A name that the list of loops gives, `column_inicio` or `status_running`, in words. */
export const loopWord = (name: string, locale: Locale): string => {
  const [field = '', ...code] = name.split('_')
  const own = ofLoop[field]
  return own === undefined
    ? sayIn(locale, { entries: loopCenterWords.entries, key: name })
    : sayIn(locale, { entries: loopWords.entries, key: [own, ...code].join('_') })
}
