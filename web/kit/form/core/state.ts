import type { Rules } from '#web/kit/form/core/schema.ts'
import { changedNames, keysOf, rowKey, same, withValue, type RowKeys, type Values } from '#web/kit/form/core/values.ts'
import { readDraft, writeDraft } from '#web/kit/form/draft.ts'

/** Texts that cannot be parsed yet, by the path of their field: the word with the reason. */
type Unreadable = Readonly<Record<string, string>>

/** The server's refusal of a field, until the field changes. */
type Refused = Readonly<Record<string, string>>

/** Both versions of a record that somebody else has changed meanwhile, field by field. */
export interface Conflict {
  readonly mine: Values
  readonly theirs: Values
  /** Fields that both sides changed. */
  readonly both: readonly string[]
  /** Fields that only the other side changed; their values are adopted. */
  readonly taken: readonly string[]
}

export interface FormState {
  /** Values when they were read, with their version. */
  readonly base: Values
  readonly version: number | undefined
  readonly values: Values
  readonly keys: RowKeys
  readonly left: readonly string[]
  /** Fields of the last submission, or those of a step: their issues show. */
  readonly tried: 'all' | readonly string[]
  readonly unreadable: Unreadable
  readonly refused: Refused
  readonly conflict: Conflict | undefined
  /** True when the values are those of a draft. */
  readonly restored: boolean
}

interface Kept {
  readonly base: Values
  readonly version: number | undefined
  readonly values: Values
}

const versionIn = (from: Values): number | undefined => {
  const { version } = from
  return typeof version === 'number' ? version : undefined
}

/** Fields of a form from a row, blank where the row has no value. */
const filled = (from: Values, blank: Values): Values =>
  Object.fromEntries(
    Object.entries(blank).map(([name, empty]) => [name, from[name] === undefined ? empty : from[name]]),
  )

const fresh = ({ base, version, values }: Kept, rules: Rules, restored = false): FormState => ({
  base,
  version,
  values,
  keys: keysOf(values, rules),
  left: [],
  tried: [],
  unreadable: {},
  refused: {},
  conflict: undefined,
  restored,
})

/** The first state of a form: its draft, or the given row. */
export const startState = (options: {
  from: Values
  blank: Values
  rules: Rules
  draft: string | undefined
}): FormState => {
  const base = filled(options.from, options.blank)
  const kept = options.draft === undefined ? undefined : readDraft<Kept>(options.draft)
  if (!kept?.values) return fresh({ base, version: versionIn(options.from), values: base }, options.rules)
  return fresh({ ...kept, base: filled(kept.base, base), values: filled(kept.values, base) }, options.rules, true)
}

export const isDirty = (state: FormState, rules: Rules): boolean =>
  Object.keys(state.unreadable).length > 0 || changedNames(state.base, state.values, rules).length > 0

const without = <T>(record: Readonly<Record<string, T>>, path: string): Readonly<Record<string, T>> => {
  if (!(path in record)) return record
  return Object.fromEntries(Object.entries(record).filter(([key]) => key !== path))
}

export const setAt = (state: FormState, path: string, next: unknown): FormState => ({
  ...state,
  values: withValue(state.values, state.keys, [path, next]),
  unreadable: without(state.unreadable, path),
  refused: without(state.refused, path),
})

/** True when a submission has included the field at the path. */
export const isTried = ({ tried }: FormState, path: string): boolean =>
  tried === 'all' || tried.includes(path.split('.')[0] ?? '')

export const leaveAt = (state: FormState, path: string): FormState =>
  state.left.includes(path) ? state : { ...state, left: [...state.left, path] }

export const refuseAt = (state: FormState, path: string, key: string | undefined): FormState => ({
  ...state,
  unreadable: key === undefined ? without(state.unreadable, path) : { ...state.unreadable, [path]: key },
  refused: without(state.refused, path),
})

/** Replaces all rows of a field: they were added, removed or moved. */
const withRows = (
  state: FormState,
  name: string,
  rows: readonly (readonly [key: string, row: unknown])[],
): FormState => ({
  ...state,
  values: { ...state.values, [name]: rows.map(([, row]) => row) },
  keys: { ...state.keys, [name]: rows.map(([key]) => key) },
  refused: without(state.refused, name),
})

const rowsAt = (state: FormState, name: string): [string, unknown][] => {
  const rows = state.values[name]
  return Array.isArray(rows) ? rows.map((row, at): [string, unknown] => [state.keys[name]?.[at] ?? rowKey(), row]) : []
}

export const addRow = (state: FormState, name: string, row: unknown): FormState =>
  withRows(state, name, [...rowsAt(state, name), [rowKey(), row]])

export const removeRow = (state: FormState, name: string, key: string): FormState =>
  withRows(
    state,
    name,
    rowsAt(state, name).filter(([it]) => it !== key),
  )

export const moveRow = (state: FormState, name: string, { key, to }: { key: string; to: number }): FormState => {
  const rows = rowsAt(state, name)
  const row = rows.find(([it]) => it === key)
  if (!row || to < 0 || to >= rows.length) return state
  return withRows(state, name, rows.filter((it) => it !== row).toSpliced(to, 0, row))
}

/** Continues from another version of the record: fields that only the other side changed are adopted, the rest
 * stays. */
export const rebase = (state: FormState, theirs: Values, rules: Rules): FormState => {
  const base = filled(theirs, state.base)
  const mine = new Set(changedNames(state.base, state.values, rules))
  const changed = changedNames(state.base, base, rules)
  const both = changed.filter((name) => mine.has(name) && !same(state.values[name], base[name]))
  const taken = changed.filter((name) => !mine.has(name))
  const values = { ...state.values, ...Object.fromEntries(taken.map((name) => [name, base[name]])) }
  return {
    ...state,
    base,
    version: versionIn(theirs),
    values,
    keys: keysOf(values, rules, state.keys),
    refused: {},
    conflict: { mine: state.values, theirs: base, both, taken },
  }
}

/** Chooses one side of a field that both changed. */
export const choose = (state: FormState, name: string, side: 'mine' | 'theirs'): FormState => {
  if (!state.conflict) return state
  const next = state.conflict[side][name]
  if (!Array.isArray(next) || !(name in state.keys)) return setAt(state, name, next)
  return withRows(
    state,
    name,
    next.map((row) => [rowKey(), row] as const),
  )
}

/** The state after a save: the sent values become the base. */
export const stored = (state: FormState, answered: Values | undefined): FormState => ({
  ...state,
  base: state.values,
  version: (answered && versionIn(answered)) ?? state.version,
  left: [],
  tried: [],
  unreadable: {},
  refused: {},
  conflict: undefined,
  restored: false,
})

const omit = (values: Values, names: readonly string[]): Values =>
  Object.fromEntries(Object.entries(values).filter(([name]) => !names.includes(name)))

/** The part of the state that a draft stores. */
export const draftOf = ({ base, version, values }: FormState, secret: readonly string[] = []): Kept => ({
  base: omit(base, secret),
  version,
  values: omit(values, secret),
})

/** Stores input from elsewhere as the draft of a form that opens next. */
export const plantDraft = (name: string, values: Values): void => {
  const kept: Kept = { base: {}, version: undefined, values }
  writeDraft(name, kept)
}
