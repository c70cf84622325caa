import type { z } from 'zod'
import { issueWords, type IssueWord } from '#contract/kit/issues.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { isMissing, isRequired, type Rules } from '#web/kit/form/core/schema.ts'
import { keyedPath, sentValues, type RowKeys, type Values } from '#web/kit/form/core/values.ts'

/** An issue of a field that the page has found. */
export interface FieldIssue {
  readonly path: string
  /** `noun.key`. */
  readonly key: string
  readonly params?: WordParams
  /** Whether a required field is empty. */
  readonly missing?: boolean
}

/** The checks of a form. */
export interface Checks {
  readonly schema: z.ZodObject | undefined
  readonly rules: Rules
  readonly editing: boolean
  /** Fields that have to be filled in where there is no schema to ask. */
  readonly required: readonly string[]
  /** Sent along without being edited. */
  readonly fixed: Values
  /** Checks beyond the schema, such as that two passwords are the same. */
  readonly also: ((values: Values) => readonly FieldIssue[]) | undefined
  readonly isWord: (text: string) => boolean
}

const MISSING = 'common.fieldRequired'

export const isRequiredField = ({ rules, editing, required }: Checks, name: string): boolean => {
  const rule = rules[name]
  return required.includes(name) || (rule !== undefined && isRequired(rule, editing))
}

/** Paths of all that has to be filled in and is not, in rows too. */
const missingIn = (values: Values, checks: Checks): string[] =>
  Object.entries(values).flatMap(([name, value]) => {
    const row = checks.rules[name]?.row
    const own = isMissing(value) && isRequiredField(checks, name) ? [name] : []
    if (!row || !Array.isArray(value)) return own
    const inRows = value.flatMap((one: Values, at) =>
      missingIn(one, { ...checks, rules: row, required: [] }).map((it) => `${name}.${at}.${it}`),
    )
    return [...own, ...inRows]
  })

const bySchema = (values: Values, { schema, fixed, rules, isWord }: Checks): IssueWord[] => {
  if (!schema) return []
  const sent = Object.entries({ ...fixed, ...sentValues(values, rules) }).filter(
    ([name, value]) => value !== undefined && name in schema.shape,
  )
  const parsed = schema.safeParse(Object.fromEntries(sent), { reportInput: true })
  return parsed.success ? [] : issueWords(parsed.error.issues, isWord)
}

/** A missing field is said to be missing, in the form's or the schema's own words where they have some. */
const missingIssue = (path: string, found: readonly (FieldIssue | IssueWord)[]): FieldIssue => {
  const own = found.find((it) => it.path === path && it.missing)
  return { path, key: own?.key ?? MISSING, missing: true }
}

/** Everything that is wrong with a form, at most one issue a field. */
export const issuesIn = (values: Values, keys: RowKeys, checks: Checks): FieldIssue[] => {
  const found = bySchema(values, checks)
  const also = checks.also?.(values) ?? []
  const missing = missingIn(values, checks)
  const issues: FieldIssue[] = [
    // First: an empty repetition of a password is not a different one.
    ...missing.map((path) => missingIssue(path, [...also, ...found])),
    ...also,
    ...found,
  ].map((it) => ({ ...it, path: keyedPath(it.path, keys) }))
  return issues.filter((it, at) => issues.findIndex((other) => other.path === it.path) === at)
}
