import { useEffect, useMemo } from 'react'
import { isSeen } from '#contract/kit/list/column.ts'
import { filterNames, type Filter } from '#contract/kit/list/filter.ts'
import { seenFilters, sortsOf, type List } from '#contract/kit/list/list.ts'
import { periods } from '#contract/kit/period.ts'
import { download } from '#web/kit/call/download.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { sumText, type SayKey } from '#web/kit/list/cells.tsx'
import { columnsOf, type Cells } from '#web/kit/list/columns.tsx'
import { useListFilters } from '#web/kit/list/filters.tsx'
import { rememberList } from '#web/kit/list/lastList.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { Sums } from '#web/kit/table/figures.ts'
import { useListState } from '#web/kit/table/state/useListState.ts'
import type { ExportFormat } from '#web/kit/table/toolbar/ExportMenu.tsx'
import { useNarrow } from '#web/kit/table/usePhone.ts'

const none = {}

/** The values that a filter can have under a name of the address; undefined where it may have any. */
const choicesOf = ([key, filter]: [string, Filter], name: string): readonly string[] | undefined => {
  if (filter.kind === 'days') return filterNames(key, filter)[0] === name ? periods : undefined
  if (filter.kind !== 'codes' || key !== name) return undefined
  return 'list' in filter.codes ? filter.codes.values.map(String) : filter.codes
}

/** The known ones of several values; an old link may carry others. */
const knownOf = (value: string, choices: readonly string[] | undefined): string =>
  choices === undefined
    ? value
    : value
        .split(',')
        .filter((one) => choices.includes(one))
        .join(',')

/** Filters of an address without unknown values: an old link filters by those that still exist. */
const known = (list: List<never, string, string>, filter: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(
    Object.entries(filter).flatMap(([name, value = '']) => {
      const kept = Object.entries(list.filters).reduce((text, it) => knownOf(text, choicesOf(it, name)), value)
      return kept === '' ? [] : [[name, kept]]
    }),
  )

/**
 * A list as a screen needs it: its state in the address, its answer, its filters, sums and export, all of them only as far
 * as the person sees them. `fixed` is what the screen itself asks for besides.
 */
export const useList = <R, C extends string, F extends string>(
  list: List<R, C, F>,
  say: SayKey,
  fixed: Readonly<Record<string, string>> = none,
) => {
  const f = useFormat()
  const { can } = useSession()
  const narrow = useNarrow()
  const columns = useMemo(
    () => columnsOf(list, { f, say, may: can, cells: undefined, narrow }),
    [list, f, say, can, narrow],
  )
  const names = seenFilters(list, can).flatMap((key) => [...filterNames(key, list.filters[key])])
  const sorts = sortsOf(list.columns).filter((key) => isSeen(list.columns[key as C], can))
  const state = useListState(list.id, {
    sorts,
    sort: list.sort,
    filters: list.deleted && can(list.deleted) ? [...names, 'deleted'] : names,
    columns,
  })
  const any = list as unknown as List<never, string, string>
  const filter = known(any, state.filter)
  const answer = useCall(list.calls.list, { ...known(any, state.input as never), ...fixed }, { keepPrevious: true })
  const listState = JSON.stringify({ ...filter, ...(state.sort && { sort: state.sort }) })
  useEffect(() => rememberList(list.id, JSON.parse(listState)), [list.id, listState])
  const filters = useListFilters(list, { say, may: can, values: state.filters, set: state.set })
  const summed = Object.entries(list.columns).flatMap(([key, value]) => {
    const column = value as List['columns'][string]
    return 'sum' in column && column.sum && isSeen(column, can) ? [{ key, column }] : []
  })
  const sums: Sums<R> | undefined =
    summed.length === 0
      ? undefined
      : {
          whole: answer.data?.sums,
          of: (row) =>
            Object.fromEntries(summed.map(({ key }) => [key, Number((row as Record<string, unknown>)[key] ?? 0)])),
          show: (figures) =>
            Object.fromEntries(summed.map(({ key, column }) => [key, sumText(figures[key] ?? 0, column, f)])),
        }
  const save = (format: ExportFormat, keys: readonly string[]) =>
    download(list.calls.export, { ...filter, ...fixed, sort: state.sort, format, columns: keys })
  return { list, say, state, answer, filter, filters, sums, save }
}

export type ListReading<R, C extends string> = Omit<ReturnType<typeof useList<R, C, string>>, 'list'> & {
  readonly list: List<R, C>
}

/** The columns of a list with the cells that a screen writes itself. */
export const useColumns = <R, C extends string>({ list, say }: ListReading<R, C>, cells?: Cells<R, C>) => {
  const f = useFormat()
  const { can } = useSession()
  const narrow = useNarrow()
  return useMemo(() => columnsOf(list, { f, say, may: can, cells, narrow }), [list, f, say, can, cells, narrow])
}
