import { tableWords } from '#contract/kit/table.words.ts'
import { uiWords } from '#contract/kit/ui.words.ts'
import type { Column, Page, RowFacts } from '#web/kit/table/column.ts'
import type { Sums } from '#web/kit/table/figures.ts'
import { SortChoice } from '#web/kit/table/SortChoice.tsx'
import { TableCards } from '#web/kit/table/TableCards.tsx'
import { TableHead } from '#web/kit/table/TableHead.tsx'
import { TableRows } from '#web/kit/table/TableRows.tsx'
import { TotalsList } from '#web/kit/table/TotalsList.tsx'
import { TotalsRow } from '#web/kit/table/TotalsRow.tsx'
import type { ListState } from '#web/kit/table/useListState.ts'
import type { Removing } from '#web/kit/table/useRemove.ts'
import type { Selection } from '#web/kit/table/useSelection.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DataTable.module.css'

interface TableBodyProps<Row> extends RowFacts<Row> {
  readonly label: string
  readonly phone: boolean
  readonly page: Page<Row>
  readonly columns: readonly Column<Row>[]
  readonly list: Pick<ListState, 'sort' | 'setSort' | 'toggleSort' | 'page' | 'perPage' | 'setPage' | 'density'>
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly sums: Sums<Row> | undefined
}

/** The rows themselves, with their sums: a table, or cards where there is no room for one. */
export const TableBody = <Row,>({ label, phone, page, list, sums, ...rest }: TableBodyProps<Row>) => {
  const t = useWords(tableWords)
  const u = useWords(uiWords)
  const { columns, selection, removing, actions } = rest
  const withActions = actions !== undefined || removing.one !== undefined
  const withChecks = selection !== undefined
  const whole = sums?.whole && sums.show(sums.whole)
  const chosen = selection && selection.count > 0 && selection.figures && sums?.show(selection.figures)
  if (phone)
    return (
      <>
        <SortChoice columns={columns} list={list} />
        <TableCards rows={page.data} withActions={withActions} {...rest} />
        {chosen && <TotalsList label={t('selection')} columns={columns} totals={chosen} />}
        {whole && <TotalsList label={u('total')} columns={columns} totals={whole} />}
      </>
    )
  const pages = Math.max(1, Math.ceil(page.total / list.perPage))
  const turn = { page: list.page, pages, setPage: list.setPage }
  const sides = { columns, withChecks, withActions }
  return (
    <div className={css['scroll']}>
      <table className={css['table']} data-density={list.density} aria-label={label}>
        <TableHead columns={columns} list={list} selection={selection} withActions={withActions} />
        <TableRows rows={page.data} turn={turn} withActions={withActions} {...rest} />
        {(whole ?? chosen) && (
          <tfoot>
            {chosen && <TotalsRow label={t('selection')} totals={chosen} {...sides} />}
            {whole && <TotalsRow label={u('total')} totals={whole} {...sides} />}
          </tfoot>
        )}
      </table>
    </div>
  )
}
