import { useMemo } from 'react'
import type { z } from 'zod'
import { columnOf, isSeen, type RecordRef } from '#contract/kit/list/column.ts'
import type { Crud, Versioned } from '#contract/kit/list/crud.ts'
import { call } from '#web/kit/call/call.ts'
import { invalidate } from '#web/kit/call/query.ts'
import { useFormCore } from '#web/kit/form/core/useFormCore.ts'
import type { Values } from '#web/kit/form/core/values.ts'
import type { FormValues, WordList } from '#web/kit/form/field.ts'
import { formOf, type Form } from '#web/kit/form/handles.ts'
import { useSession } from '#web/kit/session/session.ts'

interface RecordOptions<R> {
  /** Record to edit; a new one when left out. */
  readonly from?: R
  /** Values of a new record from the address, such as its parent. Sent, and not shown in the form. */
  readonly preset?: Readonly<Record<string, unknown>>
  /** Values that a new record's form begins with, shown and changeable; a record that one names stands beside its id. */
  readonly begin?: Readonly<Record<string, unknown>>
  readonly words: WordList
  /** The one field of an edit that is shown, checked and sent; nothing of it is kept as a draft. */
  readonly only?: string | undefined
  /** Fields that are kept and never sent. */
  readonly local?: object
  /** Further calls for a new record, after it is stored and before `onDone`; gets the values of `local`. Handles its
   * own refusals. */
  readonly after?: (row: R, local: Values) => Promise<void>
  readonly onDone?: (row: R) => void
  readonly invalidates?: readonly { readonly path: string }[]
}

const refIn = (from: object | undefined, column: string): RecordRef | undefined => {
  const value: unknown = from && (from as Values)[column]
  return typeof value === 'object' && value !== null ? (value as RecordRef) : undefined
}

/**
 * The form of a record's new and edit screen: `useRecordForm(sectorCrud, { from: row, words: sectorWords, onDone })`. Its
 * draft is kept by record, its lists and lookups are read again once it is stored, and a field whose column the person
 * does not see is `hidden` and never sent.
 */
export const useRecordForm = <R extends Versioned, F extends z.ZodRawShape, C extends string>(
  crud: Crud<R, F, C>,
  { from, preset = {}, begin = {}, words, only, local = {}, after, onDone, invalidates = [] }: RecordOptions<R>,
): Form<FormValues<z.input<z.ZodObject<F>>>> => {
  const { can } = useSession()
  const { calls, thing, fields, records } = crud
  const columns: Readonly<Record<string, { can?: never } | undefined>> = crud.list.columns as never
  const names = Object.keys(from ? fields : calls.create.input.shape).filter(
    (name) => (only === undefined || name === only) && (from !== undefined || !(name in preset)),
  )
  const schema = useMemo(() => {
    const whole = calls.create.input as unknown as { pick: (names: Readonly<Record<string, true>>) => z.ZodObject }
    return only === undefined ? calls.create.input : whole.pick({ [only]: true })
  }, [calls.create.input, only])
  const core = useFormCore({
    schema,
    from: (from ?? begin) as Values,
    names,
    editing: from !== undefined,
    fixed: from ? {} : preset,
    secret: [],
    draft: only === undefined ? `${thing}.${from?.id ?? 'new'}` : undefined,
    words,
    required: [],
    local: local as Values,
    also: undefined,
    hidden: names.filter((name) => !isSeen(columns[columnOf(name)], can)),
    records: Object.fromEntries(
      Object.entries(records).map(([name, lookup]) => [name, { lookup, known: refIn(from ?? begin, columnOf(name)) }]),
    ),
    guard: true,
    marked: true,
    send: async (input) => {
      const answer = await (from ? call(calls.update, input) : call(calls.create, input as never))
      const old = [crud.list.calls.list, calls.show, ...Object.values(records).map((it) => it.call), ...invalidates]
      for (const call of old) void invalidate(call)
      if (!from) await after?.(answer.data, core.state.values)
      return answer
    },
    onDone: (answer) => onDone?.((answer as { data: R }).data),
    onRefused: undefined,
  })
  return formOf(core)
}
