import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { strengthWords } from '#contract/auth/strength.words.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { commonWords } from '#web/auth/password/commonWords.ts'

export interface Strength {
  readonly level: 'weak' | 'fair' | 'good' | 'strong'
  /** What makes it easy to guess. */
  readonly why: KeyOf<typeof strengthWords> | undefined
}

/** Powers of ten of guesses below which a password is no more than this: the hash costs whoever guesses 0.2 s of a core. */
const bands = [
  { below: 6, level: 'weak' },
  { below: 8.5, level: 'fair' },
  { below: 11, level: 'good' },
] as const

const reasons: Readonly<Record<string, Strength['why']>> = {
  straightRow: 'straightRow',
  keyPattern: 'keyPattern',
  simpleRepeat: 'simpleRepeat',
  extendedRepeat: 'extendedRepeat',
  sequences: 'sequences',
  recentYears: 'dates',
  dates: 'dates',
  topTen: 'common',
  topHundred: 'common',
  common: 'common',
  similarToCommon: 'similarToCommon',
  wordByItself: 'words',
  namesByThemselves: 'words',
  commonNames: 'words',
}

/** Longer ones are strong, and would only take time. */
const LONGEST = 72

/** The name of each list decides what the library says of a word in it. */
const estimator = new ZxcvbnFactory({
  dictionary: { ...dictionary, 'names-pt': [...commonWords] },
  graphs: adjacencyGraphs,
  maxLength: LONGEST,
})

const judged = (password: string) => {
  const { guessesLog10, feedback } = estimator.check(password)
  const level = bands.find(({ below }) => guessesLog10 < below)?.level ?? ('strong' as const)
  return { level, why: feedback.warning === null ? undefined : reasons[feedback.warning] }
}

/** A password without the parts of `own`, whole or in pieces, since whoever guesses begins with them. */
const withoutOwn = (password: string, own: readonly string[]): string => {
  const pieces = own.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]).filter((text) => text.length > 2)
  let rest = password.toLowerCase()
  for (const piece of pieces.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(piece.toLowerCase(), '')
  return rest.length < password.length ? rest : password
}

/** How hard a password is to guess for somebody who knows the common ones and, of `own`, the person's name and e-mail. */
export const strengthOf = (password: string, own: readonly string[]): Strength => {
  const rest = withoutOwn(password, own)
  const { level, why } = judged(rest)
  if (level === 'good' || level === 'strong') return { level, why: undefined }
  return { level, why: (rest === password ? why : 'personal') ?? 'longer' }
}
