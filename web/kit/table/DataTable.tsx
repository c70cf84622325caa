import { useMediaQuery } from '@mantine/hooks'
import { useEffect, type ReactNode } from 'react'
import { uiWords } from '#contract/kit/ui.words.ts'
import type { CallError } from '#web/kit/call-error.ts'
import type { Column, Page, RowFacts } from '#web/kit/table/column.ts'
import { NoRows, type EmptyWords } from '#web/kit/table/NoRows.tsx'
import { TableCards } from '#web/kit/table/TableCards.tsx'
import { TableFooter } from '#web/kit/table/TableFooter.tsx'
import { TableHead } from '#web/kit/table/TableHead.tsx'
import { TableRows } from '#web/kit/table/TableRows.tsx'
import { TotalsRow } from '#web/kit/table/TotalsRow.tsx'
import type { ListState } from '#web/kit/table/useListState.ts'
import { ErrorState } from '#web/kit/ui/ErrorState.tsx'
import { Loading } from '#web/kit/ui/Loading.tsx'
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
  /** What the table holds, for those who cannot see it. */
  readonly label: string
  readonly list: ListState<S, F>
  readonly answer: Reading<Row>
  /** A column that the person may not see is left out of these. */
  readonly columns: readonly Column<Row>[]
  /** Sums over the whole filter, by column key. */
  readonly totals?: Readonly<Record<string, ReactNode>> | undefined
  /** When there is nothing at all: what belongs here, and the action that brings it. */
  readonly empty?: EmptyWords
}

const PHONE = '(max-width: 37.5rem)'

/** The one table of the product: pages, sorting and filters on the server, their state in the address. */
export const DataTable = <Row, S extends string, F extends string>(props: DataTableProps<Row, S, F>) => {
  const { label, list, answer, columns, totals, empty, rowKey, rowLink, deletedAt, actions } = props
  const t = useWords(uiWords)
  const phone = useMediaQuery(PHONE, false, { getInitialValueInEffect: false })
  const { data, error, isFetching } = answer
  const past = data !== undefined && data.data.length === 0 && data.total > 0 && list.page > 1
  const lastPage = data ? Math.max(1, Math.ceil(data.total / list.perPage)) : 1
  const { setPage } = list

  useEffect(() => {
    if (past) setPage(lastPage)
  }, [past, lastPage, setPage])

  if (data === undefined)
    return (
      <div className={css['frame']}>
        <div className={css['inset']}>
          {error ? (
            <ErrorState error={error} retry={() => void answer.refetch()} retrying={isFetching} />
          ) : (
            <Loading rows={list.perPage > 10 ? 12 : 8} />
          )}
        </div>
      </div>
    )

  const facts = { rowKey, rowLink, deletedAt, actions }
  const sums = totals && data.data.length > 0 ? totals : undefined
  return (
    <section className={css['frame']} aria-label={label} aria-busy={isFetching}>
      {isFetching && (
        <span className={css['spinner']} role="status">
          <span className="visually-hidden">{t('loading')}</span>
        </span>
      )}
      {data.data.length === 0 ? (
        <NoRows list={list} {...(empty ? { empty } : {})} />
      ) : phone ? (
        <>
          <TableCards rows={data.data} columns={columns} {...facts} />
          {sums && <TotalsRow as="list" columns={columns} totals={sums} withActions={false} />}
        </>
      ) : (
        <div className={css['scroll']}>
          <table className={css['table']}>
            <TableHead columns={columns} list={list} withActions={actions !== undefined} />
            <TableRows rows={data.data} columns={columns} {...facts} />
            {sums && <TotalsRow as="row" columns={columns} totals={sums} withActions={actions !== undefined} />}
          </table>
        </div>
      )}
      {data.total > 0 && <TableFooter list={list} total={data.total} shown={data.data.length} />}
    </section>
  )
}
