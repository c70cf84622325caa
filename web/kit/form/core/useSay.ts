import { useMemo } from 'react'
import type { Locale, WordParams, Words } from '#contract/kit/words.ts'
import { commonWords } from '#contract/kit/words/common.words.ts'
import type { WordList } from '#web/kit/form/field.ts'
import { say, useLocale } from '#web/kit/words.ts'

const listOf = (words: WordList): readonly Words[] => ('noun' in words ? [words] : words)

export interface Sayer {
  readonly locale: Locale
  readonly isWord: (text: string) => boolean
  /** `noun.key` in the person's language. */
  readonly say: (key: string, params?: WordParams) => string
  /** The first of these keys that the form's own words have. */
  readonly ownWord: (...keys: readonly string[]) => string | undefined
}

const partsOf = (key: string): readonly [noun: string, key: string] => {
  const at = key.indexOf('.')
  return [key.slice(0, at), key.slice(at + 1)]
}

/** The words that a form may say: those of every noun that it is given, and what all nouns share. */
export const useSay = (words: WordList): Sayer => {
  const locale = useLocale()
  return useMemo(() => {
    const own = listOf(words)
    const all = new Map([commonWords, ...own].map((it) => [it.noun, it]))
    const find = (full: string): [Words, string] | undefined => {
      const [noun, key] = partsOf(full)
      const found = all.get(noun)
      return found && key in found.entries ? [found, key] : undefined
    }
    return {
      locale,
      isWord: (text) => find(text) !== undefined,
      say: (key, params) => {
        const found = find(key)
        return found ? say(found[0], found[1] as never, params) : say(commonWords, 'fieldInvalid')
      },
      ownWord: (...keys) => {
        for (const words of own) for (const key of keys) if (key in words.entries) return say(words, key as never)
        return undefined
      },
    }
  }, [words, locale])
}
