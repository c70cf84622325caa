import { orderRunWords } from '#contract/order/orderRun.words.ts'
import type { RunClosing } from '#contract/order/run.ts'
import { useFormat } from '#web/kit/format.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { Closed } from '#web/order/run/Closed.tsx'
import { ordersOf } from '#web/order/run/ordersOf.ts'

/** What the closing of one Friday took. */
export const Took = ({ of: row }: { readonly of: RunClosing }) => {
  const t = useWords(orderRunWords)
  const f = useFormat()
  return (
    <Card title={t('tookTitle', { friday: f.date(row.friday) })}>
      <FactList
        facts={[
          { label: t('closed'), value: <Closed of={row} /> },
          { label: t('weeks'), value: f.number(row.weeks) },
          { label: t('orders'), value: <TextLink to={ordersOf(row.friday)}>{f.number(row.orders)}</TextLink> },
          { label: t('loops'), value: f.number(row.loops) },
          { label: t('decimal'), value: f.paidHours(row.decimal) },
          { label: t('total'), value: f.money(row.total_centavos) },
          { label: t('left'), value: f.number(row.left) },
        ]}
      />
    </Card>
  )
}
