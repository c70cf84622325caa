import type { ReactNode } from 'react'
import { uiWords } from '#contract/kit/ui.words.ts'
import type { Column } from '#web/kit/table/column.ts'
import { useWords } from '#web/kit/words.ts'
import css from './DataTable.module.css'

interface TotalsRowProps<Row> {
  readonly as: 'row' | 'list'
  readonly columns: readonly Column<Row>[]
  readonly totals: Readonly<Record<string, ReactNode>>
  readonly withActions: boolean
}

/** Sums over the whole filter, not over this page. */
export const TotalsRow = <Row,>({ as, columns, totals, withActions }: TotalsRowProps<Row>) => {
  const t = useWords(uiWords)
  if (as === 'list')
    return (
      <dl className={css['sums']}>
        {columns
          .filter((it) => it.key in totals)
          .map((it) => (
            <div key={it.key}>
              <dt>
                {t('total')} · {it.title}
              </dt>
              <dd className="figures">{totals[it.key]}</dd>
            </div>
          ))}
      </dl>
    )
  const first = Math.max(
    1,
    columns.findIndex((it) => it.key in totals),
  )
  return (
    <tfoot>
      <tr>
        <th scope="row" colSpan={first}>
          {t('total')}
        </th>
        {columns.slice(first).map((it) => (
          <td key={it.key} data-align={it.align} className="figures">
            {totals[it.key]}
          </td>
        ))}
        {withActions && <td />}
      </tr>
    </tfoot>
  )
}
