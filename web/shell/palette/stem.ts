/** Words of a text without accents and case, as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)

/** Shorter words have no ending to fold: "mês" is no plural, "dia" no masculine of another word. */
const SHORT = 3

/** Words that end as a plural does and are none. */
const alone: ReadonlySet<string> = new Set(['news'])

const known = new Map<string, string>()

const folded = (word: string): string => {
  if (word.length <= SHORT || alone.has(word)) return word
  const one = word
    .replace(/[oa]es$/, 'ao')
    .replace(/([aeo])is$/, '$1l')
    .replace(/([^s])s$/, '$1')
  const bare = one.length > SHORT ? one.replace(/[aeo]$/, '') : one
  return bare.replace(/m$/, 'n').replace(/y$/, 'i')
}

/**
 * A word without number and gender, of either language: "células" and "célula", "permissões" and "permissão", "gestora" and
 * "gestores", "companies" and "company" are the same.
 */
export const stemOf = (word: string): string => {
  const before = known.get(word)
  if (before !== undefined) return before
  const stem = folded(word)
  known.set(word, stem)
  return stem
}
