import { useEffect, type ReactNode } from 'react'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import type { CallError } from '#web/kit/call/call-error.ts'
import { chosenColumns, type Column, type Page, type RowFacts } from '#web/kit/table/column.ts'
import type { Figures, Sums } from '#web/kit/table/figures.ts'
import { NoRows, type EmptyWords } from '#web/kit/table/NoRows.tsx'
import { TableBody } from '#web/kit/table/rows/TableBody.tsx'
import { BulkBar } from '#web/kit/table/select/BulkBar.tsx'
import { useRemove, type Removal } from '#web/kit/table/select/useRemove.ts'
import { useSelection, type Chosen } from '#web/kit/table/select/useSelection.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { TableFooter } from '#web/kit/table/TableFooter.tsx'
import { usePhone } from '#web/kit/table/usePhone.ts'
import { ErrorState } from '#web/kit/ui/state/ErrorState.tsx'
import { Loading } from '#web/kit/ui/state/Loading.tsx'
import { useWords } from '#web/kit/words.ts'
import css from './DataTable.module.css'

/** The parts of a `useCall` result that a table needs. */
interface Reading<Row> {
  readonly data: Page<Row> | undefined
  readonly error: CallError | null
  readonly isFetching: boolean
  readonly refetch: () => unknown
}

interface DataTableProps<Row, S extends string, F extends string> extends RowFacts<Row> {
  /** The table's accessible name. */
  readonly label: string
  readonly list: ListState<S, F>
  readonly answer: Reading<Row>
  /** All columns that the person may see; they choose the visible ones. */
  readonly columns: readonly Column<Row>[]
  /** Sums over the whole filter, and over a selection. */
  readonly sums?: Sums<Row>
  /** Bulk actions; with them, or with a bulk removal, rows can be selected. */
  readonly bulk?: (chosen: Chosen) => ReactNode
  /** Short sums of the selection, for the bar of bulk actions. */
  readonly bulkSums?: (figures: Figures) => ReactNode
  readonly removal?: Removal<Row>
  /** Words for a list without any rows: what belongs here, and the action that creates it. */
  readonly empty?: EmptyWords
}

/** A page past the last one (its rows were deleted, or the link is old) becomes the last one. */
const useRealPage = (list: Pick<ListState, 'page' | 'perPage' | 'setPage'>, data: Page<unknown> | undefined): void => {
  const { page, perPage, setPage } = list
  const past = data !== undefined && data.data.length === 0 && data.total > 0 && page > 1
  const last = Math.max(1, Math.ceil((data?.total ?? 0) / perPage))
  useEffect(() => {
    if (past) setPage(last)
  }, [past, last, setPage])
}

interface FilledProps<Row, S extends string, F extends string> extends DataTableProps<Row, S, F> {
  readonly data: Page<Row>
}

/** A page of rows with the selection, which spans pages. */
const Filled = <Row, S extends string, F extends string>(props: FilledProps<Row, S, F>) => {
  const { label, list, answer, data, columns, sums, bulk, bulkSums, removal, empty = {}, ...facts } = props
  const t = useWords(uiWords)
  const phone = usePhone()
  const removing = useRemove(removal, answer.refetch)
  const scope = JSON.stringify(list.filter)
  const selection = useSelection({ ...facts, rows: data.data, total: data.total, scope, sums })
  const selectable = bulk !== undefined || removing.many !== undefined
  const picked = selectable && selection.count > 0
  return (
    <section
      className={css['frame']}
      data-wide
      aria-label={label}
      aria-busy={answer.isFetching}
      data-picked={picked ? true : undefined}
      tabIndex={-1}
    >
      {answer.isFetching && (
        <span className={css['spinner']} role="status">
          <span className="visually-hidden">{t('loading')}</span>
        </span>
      )}
      {data.data.length === 0 ? (
        <NoRows list={list} empty={empty} />
      ) : (
        <TableBody
          {...facts}
          label={label}
          phone={phone}
          page={data}
          columns={chosenColumns(columns, list.columns)}
          list={list}
          selection={selectable ? selection : undefined}
          removing={removing}
          sums={sums}
          // Where the bar shows the selection's sums, the table does not repeat them.
          sumsOfSelection={bulkSums === undefined}
        />
      )}
      {data.total > 0 && <TableFooter list={list} total={data.total} more={data.more} shown={data.data.length} />}
      {picked && (
        <BulkBar selection={selection} total={data.total} sums={bulkSums} actions={bulk} remove={removing.many} />
      )}
    </section>
  )
}

/** The one table of the product: pages, sorting and filters on the server, their state in the address. */
export const DataTable = <Row, S extends string, F extends string>(props: DataTableProps<Row, S, F>) => {
  const { list, answer } = props
  const { data, error, isFetching } = answer
  useRealPage(list, data)
  if (data) return <Filled {...props} data={data} />
  return (
    <div className={`${css['frame']} ${css['inset']}`} data-wide>
      {error ? (
        <ErrorState error={error} retry={() => void answer.refetch()} retrying={isFetching} />
      ) : (
        <Loading rows={8} />
      )}
    </div>
  )
}
