import type { z } from 'zod'
import type { WordParams } from '#contract/kit/words.ts'

type ZodIssue = z.core.$ZodIssue

/** Error of one field, as a word that either side says in its own language. */
export interface IssueWord {
  /** Name of the field in the call's input, dotted when it is nested. */
  readonly path: string
  /** `noun.key`. */
  readonly key: string
  readonly params: WordParams
  /** True when a required value is missing. */
  readonly missing: boolean
}

/** Keys that the map below produces; schemas name others in their `error`. */
type OwnKey =
  `common.field${'Required' | 'Invalid' | 'Type' | 'Unknown' | 'TooLong' | 'TooShort' | 'TooBig' | 'TooSmall' | 'Choice'}`

type Word = readonly [key: string, params: WordParams]
const own = (key: OwnKey, params: WordParams = {}): Word => [key, params]

const sized = (issue: ZodIssue & { code: 'too_big' | 'too_small' }): Word => {
  const text = issue.origin === 'string'
  if (issue.code === 'too_big')
    return own(text ? 'common.fieldTooLong' : 'common.fieldTooBig', { max: Number(issue.maximum) })
  if ((text || issue.origin === 'array') && Number(issue.minimum) === 1) return own('common.fieldRequired')
  return own(text ? 'common.fieldTooShort' : 'common.fieldTooSmall', { min: Number(issue.minimum) })
}

const isMissing = (issue: ZodIssue): boolean =>
  (issue.code === 'too_small' && Number(issue.minimum) === 1 && issue.origin !== 'number') ||
  (issue.code === 'invalid_type' && issue.input === undefined)

const wordOf = (issue: ZodIssue, isWord: (text: string) => boolean): Word => {
  if (isWord(issue.message)) return [issue.message, {}]
  if (issue.code === 'too_big' || issue.code === 'too_small') return sized(issue)
  if (issue.code === 'invalid_type') return own(issue.input === undefined ? 'common.fieldRequired' : 'common.fieldType')
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return own('common.fieldChoice')
  return own('common.fieldInvalid')
}

/** Names of unknown fields come from the caller: no more of them are read than are reported. */
const wordsOf = (issue: ZodIssue, isWord: (text: string) => boolean, most: number): IssueWord[] => {
  const path = issue.path.join('.')
  if (issue.code === 'unrecognized_keys')
    return issue.keys.slice(0, most).map((key) => ({
      path: path ? `${path}.${key}` : key,
      key: 'common.fieldUnknown' satisfies OwnKey,
      params: {},
      missing: false,
    }))
  const [key, params] = wordOf(issue, isWord)
  return [{ path, key, params, missing: isMissing(issue) }]
}

/** Where two checks of a schema find the same fault of a field, such as too short a password, they have one word. */
const faultOf = ({ path, key, params }: IssueWord): string => JSON.stringify([path, key, params])

/** Without what else is wrong with a field that is empty. */
const withoutMissing = (found: readonly IssueWord[]): IssueWord[] => {
  const missing = new Set(found.filter((word) => word.missing).map((word) => word.path))
  return found.filter((word) => word.missing || !missing.has(word.path))
}

/**
 * Each fault as a word, once, with the path of its field; unknown fields are named one by one. A schema's `error` may be a word
 * itself (`auth.emailRule`): `isWord` tells which texts are. Parse with `reportInput`, or a missing field reads as one of
 * the wrong type. No more than `most` are given, the first ones.
 */
export const issueWords = (
  issues: readonly ZodIssue[],
  isWord: (text: string) => boolean,
  most = Number.POSITIVE_INFINITY,
): IssueWord[] => {
  const found = new Map<string, IssueWord>()
  for (const issue of issues) {
    if (found.size >= most) break
    for (const word of wordsOf(issue, isWord, most - found.size)) found.set(faultOf(word), word)
  }
  return withoutMissing([...found.values()])
}
