import type { z } from 'zod'
import { issueWords, type IssueWord } from '#contract/kit/issues.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { isMissing, isRequired, type Rules } from '#web/kit/form/core/schema.ts'
import { keyedPath, sentValues, type RowKeys, type Values } from '#web/kit/form/core/values.ts'

/** Issue that the page itself has found in a field. */
export interface FieldIssue {
  readonly path: string
  /** `noun.key`. */
  readonly key: string
  readonly params?: WordParams
  /** True when a required field is empty. */
  readonly missing?: boolean
}

/** The checks of a form. */
export interface Checks {
  readonly schema: z.ZodObject | undefined
  readonly rules: Rules
  readonly editing: boolean
  /** Required fields, where there is no schema. */
  readonly required: readonly string[]
  /** Values that are sent without being edited. */
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

/** Paths of required fields that are empty, in rows too. */
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

/** Issue of a missing field, in the form's or the schema's own words where they have some. */
const missingIssue = (path: string, found: readonly (FieldIssue | IssueWord)[]): FieldIssue => {
  const own = found.find((it) => it.path === path && it.missing)
  return { path, key: own?.key ?? MISSING, missing: true }
}

/** All issues of a form, at most one a field. */
export const issuesIn = (values: Values, keys: RowKeys, checks: Checks): FieldIssue[] => {
  const found = bySchema(values, checks)
  const also = checks.also?.(values) ?? []
  const missing = missingIn(values, checks)
  const issues: FieldIssue[] = [
    // Missing fields come first: an empty repetition of a password counts as missing, not as different.
    ...missing.map((path) => missingIssue(path, [...also, ...found])),
    ...also,
    ...found,
  ].map((it) => ({ ...it, path: keyedPath(it.path, keys) }))
  return issues.filter((it, at) => issues.findIndex((other) => other.path === it.path) === at)
}
