import type { z } from 'zod'
import { issueWords } from '#contract/kit/issues.ts'
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
export const isWordKey = (text: string): text is WordKey => keys.has(text)

/** More wrong fields than any form has would only make the answer long. */
export const FIELDS_MOST = 20
/** A field's name may be the caller's own text. */
const PATH_MOST = 200

/** The first issues, each with the path of its field and a sentence in the caller's language; unknown fields are named one by one. */
export const fieldErrors = (error: z.ZodError, say: Say): FieldError[] =>
  issueWords(error.issues, isWordKey, FIELDS_MOST).map(({ path, key, params }) => ({
    path: path.slice(0, PATH_MOST),
    message: say(isWordKey(key) ? key : 'common.fieldInvalid', params),
  }))

/** Fields that a call does not have, as far as they are named. */
export const unknownFields = (names: readonly string[], say: Say): FieldError[] => {
  const message = say('common.fieldUnknown')
  return names.slice(0, FIELDS_MOST).map((name) => ({ path: name.slice(0, PATH_MOST), message }))
}

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
): Problem => {
  const sentence = frame.say(key, frame.params)
  return {
    ...frame.extra,
    type: `/problems/${key}`,
    title: sentence,
    status,
    detail: sentence,
    request_id: frame.request_id,
    ...(frame.errors && frame.errors.length > 0 ? { errors: frame.errors } : {}),
  }
}

export const refusalProblem = (refusal: Refusal, frame: ProblemFrame): Problem =>
  problem(refusal.options.status ?? 422, refusal.key, {
    ...frame,
    params: refusal.options.params,
    extra: refusal.options.extra,
    errors: Object.entries(refusal.options.fields ?? {}).map(([path, key]) => ({
      path,
      message: frame.say(key, refusal.options.params),
    })),
  })
