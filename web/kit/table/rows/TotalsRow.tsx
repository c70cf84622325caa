import type { ReactNode } from 'react'
import type { Column } from '#web/kit/table/column.ts'
import css from '#web/kit/table/DataTable.module.css'

interface TotalsRowProps<Row> {
  /** Names the rows that the total adds up. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly totals: Readonly<Record<string, ReactNode>>
  /** Totals of hidden columns, shown beside the label. */
  readonly beside: Readonly<Record<string, ReactNode>>
  readonly withChecks: boolean
  readonly withActions: boolean
}

/** Sums under their columns; those of hidden columns stand beside the label. */
export const TotalsRow = <Row,>({ label, columns, totals, beside, withChecks, withActions }: TotalsRowProps<Row>) => {
  const first = Math.max(
    1,
    columns.findIndex((it) => it.key in totals),
  )
  const others = Object.entries(beside).filter(([key]) => !columns.slice(first).some((it) => it.key === key))
  return (
    <tr>
      <th scope="row" colSpan={first + (withChecks ? 1 : 0)}>
        <div className={css['sumLabel']} data-over={first > 1 ? true : undefined}>
          {label}
          {others.map(([key, total]) => (
            <span key={key} className={css['beside']}>
              {total}
            </span>
          ))}
        </div>
      </th>
      {columns.slice(first).map((column) => (
        <td key={column.key} data-align={column.align} className="figures">
          {totals[column.key]}
        </td>
      ))}
      {withActions && <td />}
    </tr>
  )
}
