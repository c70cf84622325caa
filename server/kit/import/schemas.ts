import { z } from 'zod'
import { issueWords, type IssueWord } from '#contract/kit/issues.ts'
import { isWordKey } from '#server/kit/http/problem.ts'
import type { Values } from '#server/kit/list/write.ts'

/** Schemas of the create call, each made once: making one costs as much as reading hundreds of lines with it. */
export const schemasOf = (fields: z.ZodRawShape) => {
  const made = new Map<string, z.ZodObject>()
  const whole = z.object(fields)
  return (given: Values | 'whole'): z.ZodObject => {
    if (given === 'whole') return whole
    const names = Object.keys(fields).filter((name) => name in given)
    const key = names.join()
    const schema =
      made.get(key) ?? z.object(Object.fromEntries(names.flatMap((it) => (fields[it] ? [[it, fields[it]]] : []))))
    made.set(key, schema)
    return schema
  }
}

/** Most values of a choice that a message lists. */
const LISTED_MAX = 40

type Issue = z.core.$ZodIssue

/** Says which values there are, or that the value is none of them: a cell that is filled in is not to be filled in. */
const choiceOf = (issue: Issue): Pick<IssueWord, 'key' | 'params'> | undefined => {
  if (issue.code !== 'invalid_value' || issue.input === undefined || issue.input === '') return undefined
  if (issue.values.length > LISTED_MAX) return { key: 'common.fieldChoice', params: {} }
  return { key: 'import.choice', params: { allowed: issue.values.join(', ') } }
}

/** Parses values: the result, or an issue for each wrong field. */
export const parsed = (schema: z.ZodObject, given: Values) => {
  const result = schema.safeParse(given, { reportInput: true })
  return {
    values: result.success ? result.data : {},
    issues: result.success
      ? []
      : result.error.issues.flatMap((issue) =>
          issueWords([issue], isWordKey).map((word) => ({ ...word, ...choiceOf(issue) })),
        ),
  }
}
