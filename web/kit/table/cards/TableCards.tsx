import { TableCard } from '#web/kit/table/cards/TableCard.tsx'
import type { Column, RowFacts } from '#web/kit/table/column.ts'
import type { Removing } from '#web/kit/table/select/useRemove.ts'
import type { Selection } from '#web/kit/table/select/useSelection.ts'
import css from './TableCards.module.css'

interface TableCardsProps<Row> extends RowFacts<Row> {
  readonly rows: readonly Row[]
  readonly columns: readonly Column<Row>[]
  readonly selection: Selection<Row> | undefined
  readonly removing: Removing<Row>
  readonly withActions: boolean
}

/** The rows on a phone, a card each. */
export const TableCards = <Row,>({ rows, ...rest }: TableCardsProps<Row>) => (
  <ul className={css['cards']} data-tour="table-rows">
    {rows.map((row) => (
      <TableCard key={rest.rowKey(row)} {...rest} row={row} />
    ))}
  </ul>
)
