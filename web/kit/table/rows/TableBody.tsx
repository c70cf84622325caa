import type { ReactNode } from 'react'
import { tableWords } from '#contract/kit/words/table.words.ts'
import { uiWords } from '#contract/kit/words/ui.words.ts'
import { TableCards } from '#web/kit/table/cards/TableCards.tsx'
import { TotalsList } from '#web/kit/table/cards/TotalsList.tsx'
import type { Column, Page, RowFacts } from '#web/kit/table/column.ts'
import type { Figures, Sums } from '#web/kit/table/figures.ts'
import { Scroller } from '#web/kit/table/rows/Scroller.tsx'
import { TableHead } from '#web/kit/table/rows/TableHead.tsx'
import { TableRows } from '#web/kit/table/rows/TableRows.tsx'
import { TotalsRow } from '#web/kit/table/rows/TotalsRow.tsx'
import type { Removing } from '#web/kit/table/select/useRemove.ts'
import type { Selection } from '#web/kit/table/select/useSelection.ts'
import type { ListState } from '#web/kit/table/state/useListState.ts'
import { useWords } from '#web/kit/words.ts'
import css from '#web/kit/table/DataTable.module.css'

interface TableBodyProps<Row> extends RowFacts<Row> {
  readonly label: string
  readonly phone: boolean
  readonly page: Page<Row>
  readonly columns: readonly Column<Row>[]
  readonly list: Pick<ListState, 'sort' | 'toggleSort' | 'page' | 'perPage' | 'setPage' | 'density'>
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly sums: Sums<Row> | undefined
  readonly sumsOfSelection: boolean
}

interface Line {
  readonly label: string
  readonly totals: Readonly<Record<string, ReactNode>>
  readonly beside: Readonly<Record<string, ReactNode>>
}

/** The lines of sums: of what is selected, and of the whole filter. */
const useLines = <Row,>(sums: Sums<Row> | undefined, selection: Selection<Row> | undefined): readonly Line[] => {
  const t = useWords(tableWords)
  const u = useWords(uiWords)
  if (!sums) return []
  const chosen = selection && selection.count > 0 ? selection.figures : undefined
  const line = (label: string, it: Figures) => ({ label, totals: sums.show(it), beside: sums.beside?.(it) ?? {} })
  return [...(chosen ? [line(t('selection'), chosen)] : []), ...(sums.whole ? [line(u('total'), sums.whole)] : [])]
}

/** The rows themselves, with their sums: a table, or cards where there is no room for one. */
export const TableBody = <Row,>({ label, phone, page, list, sums, sumsOfSelection, ...rest }: TableBodyProps<Row>) => {
  const { columns, selection, removing, actions } = rest
  const lines = useLines(sums, sumsOfSelection ? selection : undefined)
  const withActions = actions !== undefined || removing.one !== undefined
  if (phone)
    return (
      <>
        <TableCards rows={page.data} withActions={withActions} {...rest} />
        {lines.map((line) => (
          <TotalsList key={line.label} columns={columns} {...line} />
        ))}
      </>
    )
  const turn = {
    page: list.page,
    pages: Math.max(1, Math.ceil(page.total / list.perPage)),
    setPage: list.setPage,
  }
  const sides = { columns, withChecks: selection !== undefined, withActions }
  return (
    <Scroller>
      <table className={css['table']} data-density={list.density} aria-label={label}>
        <TableHead columns={columns} list={list} selection={selection} withActions={withActions} />
        <TableRows rows={page.data} turn={turn} withActions={withActions} {...rest} />
        {lines.length > 0 && (
          <tfoot>
            {lines.map((line) => (
              <TotalsRow key={line.label} {...sides} {...line} />
            ))}
          </tfoot>
        )}
      </table>
    </Scroller>
  )
}
