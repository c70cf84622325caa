import { isRequiredField } from '#web/kit/form/core/check.ts'
import type { FormCore } from '#web/kit/form/core/core.ts'
import { isRequired, type FieldRule } from '#web/kit/form/core/schema.ts'
import { addRow, isTried, leaveAt, moveRow, refuseAt, removeRow, setAt } from '#web/kit/form/core/state.ts'
import { valueAt, wordNames } from '#web/kit/form/core/values.ts'
import type { Field, Row, RowOf, Rows } from '#web/kit/form/field.ts'

/** True while a finger or a mouse button is down. */
let pressed = false

if (typeof window !== 'undefined') {
  window.addEventListener('pointerdown', () => (pressed = true), true)
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, () => (pressed = false), true)
}

/**
 * Runs once no button is down any more. A field that is left by a press would else show its error before the press ends,
 * and push the very button that was pressed away from under the pointer: its click would be lost.
 */
const afterPress = (run: () => void): void => {
  if (!pressed) return run()
  const ended = new AbortController()
  const later = (): void => {
    ended.abort()
    setTimeout(run)
  }
  for (const end of ['pointerup', 'pointercancel'] as const) window.addEventListener(end, later, ended)
}

const errorAt = ({ state, issues, sayer }: FormCore, path: string): string | undefined => {
  const refused = state.refused[path]
  if (refused !== undefined) return refused
  if (!isTried(state, path) && !state.left.includes(path)) return undefined
  const issue = issues.find((it) => it.path === path)
  return issue && sayer.say(issue.key, issue.params)
}

interface About {
  readonly path: string
  readonly rule: FieldRule | undefined
  readonly required: boolean
}

const fieldAt = <T>(core: FormCore, { path, rule, required }: About): Field<T> => {
  const name = wordNames(path)
  const { ownWord } = core.sayer
  const value = valueAt(core.state.values, core.state.keys, path)
  const set = (next: unknown) => core.change((state) => setAt(state, path, next === '' && rule?.nullable ? null : next))
  return {
    path,
    value: (value === undefined ? rule?.blank : value) as T,
    set,
    clear: () => set(rule?.nullable || !rule?.emptyText ? null : ''),
    leave: () => afterPress(() => core.change((state) => leaveAt(state, path))),
    refuse: (key) => core.change((state) => refuseAt(state, path, key)),
    error: errorAt(core, path),
    required,
    emptiable: !required && (rule === undefined || rule.nullable || rule.emptyText || rule.blank === null),
    marked: core.marked,
    readOnly: core.viewing || core.pending,
    hidden: core.hidden.includes(path),
    max: rule?.max,
    label: ownWord(`field_${name}`, `column_${name}`, `column_${name.replace(/_id$/, '')}`) ?? name,
    hint: ownWord(`hint_${name}`),
    labelOf: (code) => ownWord(`${name}_${code}`) ?? code,
    describe: (about) => core.describe(path, about),
    refused: path in core.state.unreadable,
    lookup: core.records[path]?.lookup,
    known: core.records[path]?.known,
  }
}

/** Field of one name, typed by the call. */
const fieldOf = <T>(core: FormCore, name: string): Field<T> =>
  fieldAt<T>(core, { path: name, rule: core.checks.rules[name], required: isRequiredField(core.checks, name) })

const rowAt = <T>(core: FormCore, path: { name: string; key: string }, value: T): Row<T> => {
  const { name, key } = path
  const rules = core.checks.rules[name]?.row ?? {}
  return {
    key,
    value,
    of: <K extends keyof T & string>(field: K) => {
      const rule = rules[field]
      const required = rule !== undefined && isRequired(rule, core.checks.editing)
      return fieldAt<T[K]>(core, { path: `${name}.${key}.${field}`, rule, required })
    },
    remove: () => core.change((state) => removeRow(state, name, key)),
    move: (to) => core.change((state) => moveRow(state, name, { key, to })),
  }
}

/** Rows of one name; each keeps its key while others are added, removed and moved. */
const rowsOf = <T>(core: FormCore, name: string): Rows<T> => {
  const { value, error, required, readOnly, label, hint, describe } = fieldOf<readonly T[] | null>(core, name)
  const keys = core.state.keys[name] ?? []
  return {
    path: name,
    list: (value ?? []).map((row, at) => rowAt(core, { name, key: keys[at] ?? String(at) }, row)),
    add: (row) => core.change((state) => addRow(state, name, row)),
    error,
    required,
    readOnly,
    label,
    hint,
    describe,
  }
}

/** Names of a form's fields that hold rows. */
export type RowNames<V> = { [K in keyof V & string]: RowOf<V[K]> extends never ? never : K }[keyof V & string]

export interface Form<V> {
  readonly of: <K extends keyof V & string>(name: K) => Field<V[K]>
  readonly rows: <K extends RowNames<V>>(name: K) => Rows<RowOf<V[K]>>
  readonly values: V
  /** True when something differs from the values that were read. */
  readonly dirty: boolean
  readonly pending: boolean
  /** Checks everything and sends it; never twice at a time. */
  readonly submit: () => void
  /** Resets to the values that were read. */
  readonly startOver: () => void
  readonly core: FormCore
}

export const formOf = <V>(core: FormCore): Form<V> => ({
  of: (name) => fieldOf(core, name),
  rows: (name) => rowsOf(core, name),
  values: core.state.values as V,
  dirty: core.dirty,
  pending: core.pending,
  submit: core.submit,
  startOver: core.startOver,
  core,
})
