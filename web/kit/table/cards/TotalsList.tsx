import type { ReactNode } from 'react'
import type { Column } from '#web/kit/table/column.ts'
import css from './TableCards.module.css'

interface TotalsListProps<Row> {
  readonly label: string
  readonly columns: readonly Column<Row>[]
  readonly totals: Readonly<Record<string, ReactNode>>
  readonly beside: Readonly<Record<string, ReactNode>>
}

/** The sums below the cards of a phone. */
export const TotalsList = <Row,>({ label, columns, totals, beside }: TotalsListProps<Row>) => {
  const shown = columns.filter((it) => it.key in totals)
  const others = Object.entries(beside).filter(([key]) => !columns.some((it) => it.key === key))
  return (
    <dl className={css['sums']}>
      {shown.map((column) => (
        <div key={column.key}>
          <dt>{label === column.title ? label : `${label} · ${column.title}`}</dt>
          <dd className="figures">{totals[column.key]}</dd>
        </div>
      ))}
      {others.map(([key, total]) => (
        <div key={key}>
          <dt className="visually-hidden">{label}</dt>
          <dd className={`${css['beside']} figures`}>{total}</dd>
        </div>
      ))}
    </dl>
  )
}
