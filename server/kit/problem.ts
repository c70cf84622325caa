import type { z } from 'zod'
import type { WordParams } from '#contract/kit/words.ts'
import { allWords, type WordKey } from '#contract/words.ts'
import type { FieldError, Refusal } from '#server/kit/refuse.ts'
import type { Say } from '#server/kit/words.ts'

/** RFC 9457, with `errors` for fields and `request_id` to quote to support. */
export interface Problem {
  type: string
  title: string
  status: number
  detail: string
  request_id: string
  errors?: FieldError[]
  [extra: string]: unknown
}

const keys = new Set(allWords.flatMap((it) => Object.keys(it.entries).map((key) => `${it.noun}.${key}`)))
const isWordKey = (text: string): text is WordKey => keys.has(text)

type Issue = z.core.$ZodIssue

const sized = (issue: Issue & { code: 'too_big' | 'too_small' }): [WordKey, WordParams] => {
  const text = issue.origin === 'string'
  if (issue.code === 'too_big')
    return [text ? 'common.fieldTooLong' : 'common.fieldTooBig', { max: Number(issue.maximum) }]
  if ((text || issue.origin === 'array') && Number(issue.minimum) === 1) return ['common.fieldRequired', {}]
  return [text ? 'common.fieldTooShort' : 'common.fieldTooSmall', { min: Number(issue.minimum) }]
}

const wordOf = (issue: Issue): [WordKey, WordParams] => {
  if (isWordKey(issue.message)) return [issue.message, {}]
  if (issue.code === 'too_big' || issue.code === 'too_small') return sized(issue)
  if (issue.code === 'invalid_type')
    return [issue.input === undefined ? 'common.fieldRequired' : 'common.fieldType', {}]
  if (issue.code === 'invalid_value' || issue.code === 'invalid_union') return ['common.fieldChoice', {}]
  return ['common.fieldInvalid', {}]
}

/** Each issue with the path of its field and a sentence in the caller's language; unknown fields are named one by one. */
export const fieldErrors = (error: z.ZodError, say: Say): FieldError[] =>
  error.issues.flatMap((issue) => {
    const path = issue.path.join('.')
    if (issue.code === 'unrecognized_keys')
      return issue.keys.map((key) => ({
        path: path ? `${path}.${key}` : key,
        message: say('common.fieldUnknown'),
      }))
    const [key, params] = wordOf(issue)
    return [{ path, message: say(key, params) }]
  })

export interface ProblemFrame {
  say: Say
  request_id: string
}

export const problem = (
  status: number,
  key: WordKey,
  frame: ProblemFrame & {
    params?: WordParams | undefined
    errors?: FieldError[]
    extra?: Readonly<Record<string, unknown>> | undefined
  },
): Problem => ({
  ...frame.extra,
  type: `/problems/${key}`,
  title: frame.say(key, frame.params),
  status,
  detail: frame.say(key, frame.params),
  request_id: frame.request_id,
  ...(frame.errors && frame.errors.length > 0 ? { errors: frame.errors } : {}),
})

export const refusalProblem = (it: Refusal, frame: ProblemFrame): Problem =>
  problem(it.options.status ?? 422, it.key, {
    ...frame,
    params: it.options.params,
    extra: it.options.extra,
    errors: Object.entries(it.options.fields ?? {}).map(([path, key]) => ({ path, message: frame.say(key) })),
  })
