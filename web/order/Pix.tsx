import type { PixPayment } from '#contract/kit/code/pix.ts'
import { fromDecimal } from '#contract/kit/money.ts'
import { orderStatus } from '#contract/order/order.steps.ts'
import type { OrderRow } from '#contract/order/order.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { PixCode } from '#web/kit/ui/code/PixCode.tsx'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says whose key is missing, and leads whoever may add it to where. */
const Missing = ({ of: { user_id, nome: name } }: { readonly of: OrderRow }) => {
  const t = useWords(orderPageWords)
  const { can, role } = useSession()
  const adds = mayOpen(routes.looperShow, role) && can('looper.edit')
  return (
    <>
      <p>{t('pixMissing', { name })}</p>
      {adds && <TextLink to={pathTo('looperShow', { id: user_id })}>{t('pixPerson', { name })}</TextLink>}
    </>
  )
}

interface PixProps {
  readonly of: OrderRow
  /** Null where its person has no key. */
  readonly payment: PixPayment | null
}

/** How to pay an unpaid order by PIX, for whoever pays it or downloads it. */
export const Pix = ({ of: row, payment }: PixProps) => {
  const t = useWords(orderPageWords)
  const f = useFormat()
  const { can } = useSession()
  const pays = can('order.pay') || can('order.downloadPdf')
  if (!pays || row.status !== orderStatus.of.invoiced || !row.total) return null
  return (
    <Card title={t('pix')} lead={t('pixLead', { total: f.money(fromDecimal(row.total)), name: row.nome })}>
      {payment ? <PixCode of={payment} /> : <Missing of={row} />}
    </Card>
  )
}
