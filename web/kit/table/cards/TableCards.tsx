import { Fragment } from 'react'
import { TableCard } from '#web/kit/table/cards/TableCard.tsx'
import { groupAt, type Column, type RowFacts } from '#web/kit/table/column.ts'
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
    {rows.map((row, index) => {
      const group = groupAt(rows, index, rest.groups)
      return (
        <Fragment key={rest.rowKey(row)}>
          {group !== undefined && <li className={css['group']}>{rest.groups?.head(group)}</li>}
          <TableCard {...rest} row={row} />
        </Fragment>
      )
    })}
  </ul>
)
