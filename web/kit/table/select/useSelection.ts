import { useState } from 'react'
import type { RowFacts } from '#web/kit/table/column.ts'
import { sumOf, without, type Figures, type Sums } from '#web/kit/table/figures.ts'
import {
  countOf,
  everything,
  has,
  meant,
  nothing,
  put,
  type Meant,
  type Picked,
} from '#web/kit/table/select/selection.ts'

/** A selection as bulk actions receive it. */
export interface Chosen {
  readonly count: number
  /** True when everything of the filter is selected, perhaps except some rows. */
  readonly all: boolean
  /** `{ ids }`, or `{ except }` when everything of the filter is meant. */
  readonly meant: Meant
  readonly figures: Figures | undefined
  readonly clear: () => void
  /** Reduces the selection to these rows, those that an action cannot change. */
  readonly keep: (keys: readonly number[]) => void
}

export interface Selection<Row> extends Chosen {
  readonly has: (row: Row) => boolean
  readonly reasonAgainst: (row: Row) => string | undefined
  /** With `range`, also toggles everything between this row and the last toggled one. */
  readonly toggle: (row: Row, range?: boolean) => void
  readonly add: (row: Row) => void
  /** Selects all selectable rows of this page, or deselects them when all are selected. */
  readonly togglePage: () => void
  readonly page: 'none' | 'some' | 'all'
  readonly chooseEverything: () => void
}

interface SelectionOptions<Row> extends Pick<RowFacts<Row>, 'rowKey' | 'unselectable'> {
  readonly rows: readonly Row[]
  readonly total: number
  /** Identifies the filters of the list: a change of filter clears the selection. */
  readonly scope: string
  readonly sums: Sums<Row> | undefined
}

interface State {
  readonly scope: string
  readonly picked: Picked
  /** Row toggled last: a range begins there. */
  readonly anchor: number | undefined
}

const figuresOf = (picked: Picked, whole: Figures | undefined): Figures | undefined => {
  if (picked.mode === 'some') return sumOf(picked.keys.values())
  return whole && without(whole, picked.keys.values())
}

/** Selected rows, over all pages of one filter. */
export const useSelection = <Row>({
  rows,
  total,
  scope,
  rowKey,
  unselectable,
  sums,
}: SelectionOptions<Row>): Selection<Row> => {
  const [state, setState] = useState<State>({ scope, picked: nothing, anchor: undefined })
  const { picked, anchor } = state.scope === scope ? state : { picked: nothing, anchor: undefined }
  const change = (next: Picked, from?: number) => setState({ scope, picked: next, anchor: from ?? anchor })
  const reasonAgainst = (row: Row) => unselectable?.(row)
  const free = rows.filter((row) => reasonAgainst(row) === undefined)
  const toMap = (some: readonly Row[]) => new Map(some.map((row) => [rowKey(row), sums?.of(row) ?? {}]))
  const hasRow = (row: Row) => has(picked, rowKey(row)) && reasonAgainst(row) === undefined
  const between = (row: Row): readonly Row[] => {
    const [to, from] = [rows.indexOf(row), rows.findIndex((it) => rowKey(it) === anchor)]
    return from < 0 ? [row] : rows.slice(Math.min(from, to), Math.max(from, to) + 1)
  }
  const chosenHere = free.filter(hasRow).length
  const page = chosenHere === 0 ? 'none' : chosenHere === free.length ? 'all' : 'some'
  return {
    count: countOf(picked, total),
    all: picked.mode === 'all',
    meant: meant(picked),
    figures: sums && figuresOf(picked, sums.whole),
    page,
    has: hasRow,
    reasonAgainst,
    toggle: (row, range = false) => {
      if (reasonAgainst(row) !== undefined) return
      const some = (range ? between(row) : [row]).filter((it) => reasonAgainst(it) === undefined)
      change(put(picked, toMap(some), !hasRow(row)), rowKey(row))
    },
    add: (row) => {
      if (reasonAgainst(row) === undefined) change(put(picked, toMap([row]), true), rowKey(row))
    },
    togglePage: () => change(put(picked, toMap(free), page !== 'all')),
    chooseEverything: () => change(everything),
    clear: () => change(nothing),
    keep: (keys) => change(put(nothing, new Map(keys.map((key) => [key, picked.keys.get(key) ?? {}])), true)),
  }
}
