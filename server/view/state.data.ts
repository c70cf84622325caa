import { passes } from '#contract/kit/endpoint.ts'
import { STATE_MAX, type TableState } from '#contract/kit/tableState.ts'
import { viewTable } from '#contract/view/view.tables.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { fieldErrors } from '#server/kit/http/problem.ts'
import { forbidden, refuse, type FieldError } from '#server/kit/refuse.ts'

/** Fields of a list's input that are no filters; a state stores them as fields of its own. */
const own = ['page', 'per_page', 'sort', 'q']

/** Table of a view, for people who may list it. */
export const tableFor = (ctx: Context, table_id: string) => {
  const table = viewTable(table_id)
  if (!table) return refuse('view.unknownTable', { fields: { table_id: 'view.unknownTable' } })
  return passes(table.list.can, ctx.may) ? table : forbidden()
}

/** Refuses a state that the table's own list would refuse, with the names of the fields. */
export const checkState = (ctx: Context, table_id: string, state: TableState): void => {
  const { list, columns } = tableFor(ctx, table_id)
  if (Buffer.byteLength(JSON.stringify(state)) > STATE_MAX) refuse('view.tooBig', { fields: { state: 'view.tooBig' } })
  const errors: FieldError[] = []
  const complain = (path: string, key: WordKey) => void errors.push({ path, message: ctx.say(key) })
  const { filters, q, sort, per_page } = state
  for (const name of Object.keys(filters))
    if (own.includes(name)) complain(`state.filters.${name}`, 'common.fieldUnknown')
  const input = { ...filters, q, sort, per_page, page: 1 }
  const parsed = list.input.safeParse(input, { reportInput: true })
  if (!parsed.success)
    for (const { path, message } of fieldErrors(parsed.error, ctx.say))
      errors.push({ path: own.includes(path) ? `state.${path}` : `state.filters.${path}`, message })
  state.columns?.forEach((key, index) => {
    if (!columns.includes(key)) complain(`state.columns.${index}`, 'view.unknownColumn')
    else if (state.columns?.indexOf(key) !== index) complain(`state.columns.${index}`, 'view.columnTwice')
  })
  if (errors.length > 0) refuse('common.invalid', { extra: { errors } })
}
