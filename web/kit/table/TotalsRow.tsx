import type { ReactNode } from 'react'
import type { Column } from '#web/kit/table/column.ts'
import css from './DataTable.module.css'

interface TotalsRowProps<Row> {
  /** What it is the sum of. */
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly totals: Readonly<Record<string, ReactNode>>
  readonly withChecks: boolean
  readonly withActions: boolean
}

/** Sums under their columns. */
export const TotalsRow = <Row,>({ label, columns, totals, withChecks, withActions }: TotalsRowProps<Row>) => {
  const first = Math.max(
    1,
    columns.findIndex((it) => it.key in totals),
  )
  return (
    <tr>
      <th scope="row" colSpan={first + (withChecks ? 1 : 0)}>
        {label}
      </th>
      {columns.slice(first).map((it) => (
        <td key={it.key} data-align={it.align} className="figures">
          {totals[it.key] !== undefined && <div className={css['sum']}>{totals[it.key]}</div>}
        </td>
      ))}
      {withActions && <td />}
    </tr>
  )
}
