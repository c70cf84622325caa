import { orderStatus } from '#contract/order/order.steps.ts'
import { orderRunWords } from '#contract/order/orderRun.words.ts'
import type { RunClosing } from '#contract/order/run.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { useWords } from '#web/kit/words.ts'
import { Closed } from '#web/order/run/Closed.tsx'
import { ordersOf } from '#web/order/run/ordersOf.ts'
import css from './Closings.module.css'

/** One row for each Friday, the newest first; its day leads to what it took and left. */
export const Closings = ({ of }: { readonly of: readonly RunClosing[] }) => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  const page = pathTo('orderRun')
  return (
    <Card title={t('history')}>
      {of.length === 0 ? (
        <Quiet>{t('none')}</Quiet>
      ) : (
        // A scrolling area needs the focus where nothing inside it takes it.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        <div className={css['table']} role="region" tabIndex={0} aria-label={t('history')}>
          <table className="figures">
            <thead>
              <tr>
                {(['friday', 'weeks', 'orders', 'paid', 'decimal', 'total', 'left', 'closed'] as const).map((key) => (
                  <th key={key} scope="col">
                    {t(key)}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {of.map((row) => (
                <tr key={row.friday}>
                  <th scope="row">
                    <TextLink to={`${page}?friday=${row.friday}`}>{f.date(row.friday)}</TextLink>
                  </th>
                  <td>{f.number(row.weeks)}</td>
                  <td>
                    <TextLink to={ordersOf(row.friday)}>{f.number(row.orders)}</TextLink>
                  </td>
                  <td>
                    <TextLink to={ordersOf(row.friday, orderStatus.of.paid)}>{f.number(row.paid)}</TextLink>
                  </td>
                  <td>{f.paidHours(row.decimal)}</td>
                  <td>{f.money(row.total_centavos)}</td>
                  <td>{f.number(row.left)}</td>
                  <td>
                    <Closed of={row} />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </Card>
  )
}
