import type { ReactNode } from 'react'
import type { Permission } from '#contract/access/matrix.ts'
import type { Column as Stated } from '#contract/kit/list/column.ts'
import { seenColumns, type List } from '#contract/kit/list/list.ts'
import type { Format } from '#web/kit/format.ts'
import { cellOf, valueOf, type SayKey } from '#web/kit/list/cells.tsx'
import type { Column } from '#web/kit/table/column.ts'

/** Overrides of a column: another cell, width or place on a phone's card. */
export type OwnColumn<R> = Partial<
  Pick<Column<R>, 'title' | 'cell' | 'cardCell' | 'grow' | 'width' | 'align' | 'card' | 'exports'>
>
export type Cells<R, C extends string = string> = Readonly<Partial<Record<C, OwnColumn<R> | ((row: R) => ReactNode)>>>

/** Kinds shown in full: a long value goes on in a second line. */
const named: readonly Stated['kind'][] = ['text', 'person', 'record']
const figures: readonly Stated['kind'][] = ['duration', 'hours', 'count', 'reais', 'centavos']
const short: readonly Stated['kind'][] = ['date', 'instant', 'code', 'flag', 'checklist', 'colour', ...figures]

/** Layout of a column by its kind; the first column is the card's headline. */
const looksOf = (
  { kind }: Stated,
  { first, grows }: { first: boolean; grows: boolean },
): Pick<Column<never>, 'width' | 'grow' | 'align' | 'card' | 'wrap'> => ({
  ...(grows ? {} : short.includes(kind) ? { width: 'narrow' } : { grow: 1 }),
  ...(figures.includes(kind) ? { align: 'right', card: 'named' } : {}),
  ...(named.includes(kind) ? { wrap: true } : {}),
  ...(first ? { card: 'title' } : {}),
})

interface Given<R> {
  readonly f: Format
  readonly say: SayKey
  readonly may: (permission: Permission) => boolean
  readonly cells: Cells<R> | undefined
  /** True when the screen has no room for columns that ask for a wide one. */
  readonly narrow: boolean
}

/** Columns of a list that the person sees, rendered by their kinds. */
export const columnsOf = <R, C extends string>(
  list: List<R, C>,
  { f, say, may, cells, narrow }: Given<R>,
): Column<R>[] => {
  const seen = seenColumns(list, may)
  return seen.map((key, index) => {
    const stated = list.columns[key]
    const given = cells?.[key]
    const own = typeof given === 'function' ? { cell: given } : given
    const { sort, wide } = stated
    const extra = stated.extra ?? (wide && narrow)
    return {
      key,
      title: say(`column_${key}`),
      cell: (row) => cellOf(valueOf(row, key), stated, { f, say, column: key }),
      ...looksOf(stated, { first: index === 0, grows: own?.grow !== undefined }),
      ...(sort === undefined ? {} : { sort }),
      ...(extra ? { extra } : {}),
      ...own,
      // The server refuses an export that names a hidden column.
      ...(own?.exports && { exports: own.exports.filter((exported) => seen.some((it) => it === exported)) }),
    }
  })
}
