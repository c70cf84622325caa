import type { ReactNode } from 'react'
import type { Column } from '#web/kit/table/column.ts'
import css from './TableCards.module.css'

interface TotalsListProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly totals: Readonly<Record<string, ReactNode>>
}

/** The sums below the cards of a phone. */
export const TotalsList = <Row,>({ label, columns, totals }: TotalsListProps<Row>) => (
  <dl className={css['sums']}>
    {columns
      .filter((it) => it.key in totals)
      .map((it) => (
        <div key={it.key}>
          <dt>
            {label} · {it.title}
          </dt>
          <dd className="figures">{totals[it.key]}</dd>
        </div>
      ))}
  </dl>
)
