import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import type { strengthWords } from '#contract/auth/strength.words.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { commonWords } from '#web/auth/password/commonWords.ts'

export interface Strength {
  readonly level: 'weak' | 'fair' | 'good' | 'strong'
  /** Reason why it is easy to guess. */
  readonly why: KeyOf<typeof strengthWords> | undefined
}

/** Upper bounds of each level, as powers of ten of guesses; the hash costs a guesser 0.2 s of a core each. */
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

/** Length above which a password counts as strong without an estimate, which would take long. */
const LONGEST = 72

/** The library names its warnings after these lists. */
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

/** Password without the parts of `own`, whole or in pieces, because a guesser begins with them. */
const withoutOwn = (password: string, own: readonly string[]): string => {
  const pieces = own.flatMap((text) => [text, ...text.split(/[\s@._-]+/)]).filter((text) => text.length > 2)
  let rest = password.toLowerCase()
  for (const piece of pieces.toSorted((a, b) => b.length - a.length)) rest = rest.replaceAll(piece.toLowerCase(), '')
  return rest.length < password.length ? rest : password
}

/** Strength against a guesser who knows common passwords and, from `own`, the person's name and e-mail. */
export const strengthOf = (password: string, own: readonly string[]): Strength => {
  const rest = withoutOwn(password, own)
  const { level, why } = judged(rest)
  if (level === 'good' || level === 'strong') return { level, why: undefined }
  return { level, why: (rest === password ? why : 'personal') ?? 'longer' }
}
