import { useMemo } from 'react'
import type { Words } from '#contract/kit/words.ts'
import type { SayKey } from '#web/kit/list/cells.tsx'
import { useWords } from '#web/kit/words.ts'

/** The words of a noun by names that the list gives; `scripts/words.test.ts` holds that each is there. */
export const useNounWords = (words: Words): SayKey => {
  const t = useWords(words)
  return useMemo(() => (key) => (t as SayKey)(key), [t])
}
