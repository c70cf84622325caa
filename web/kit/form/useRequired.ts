import { useState } from 'react'
import { commonWords } from '#contract/kit/common.words.ts'
import type { Summary } from '#web/kit/form/useServerErrors.ts'
import { useWords } from '#web/kit/words.ts'

/**
 * Fields that may not stay empty, said beside each in the language of the page; a form that uses it is `noValidate`, for a
 * browser's own bubble speaks the browser's language.
 */
export const useRequired = (names: readonly string[]) => {
  const t = useWords(commonWords)
  const [missing, setMissing] = useState<readonly string[]>([])
  return {
    /** What the specification says of the whole form (section 5). */
    summary: missing.length > 0 ? ({ message: t('incomplete'), fields: [] } satisfies Summary) : undefined,
    errorOf: (name: string): string | undefined => (missing.includes(name) ? t('fieldRequired') : undefined),
    /** Whether all are filled in; if not, the first empty one takes the focus. Fields are found by their `name`. */
    filled: (values: Readonly<Record<string, string>>): boolean => {
      const empty = names.filter((it) => (values[it] ?? '').trim() === '')
      setMissing(empty)
      const [first] = empty
      if (first !== undefined) document.getElementsByName(first)[0]?.focus()
      return first === undefined
    },
  }
}
