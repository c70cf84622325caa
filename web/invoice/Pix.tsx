import { financeStatus } from '#contract/invoice/invoice.codes.ts'
import type { InvoiceRow } from '#contract/invoice/invoice.ts'
import { invoicePageWords } from '#contract/invoice/invoicePage.words.ts'
import type { PixPayment } from '#contract/kit/code/pix.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { useSession } from '#web/kit/session/session.ts'
import { PixCode } from '#web/kit/ui/code/PixCode.tsx'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'

/** Says that no key is there, and leads whoever may add one to where. */
const Missing = () => {
  const t = useWords(invoicePageWords)
  const { can, role } = useSession()
  if (!can('invoice.seeAll')) return <p>{t('pixAsk')}</p>
  return (
    <>
      <p>{t('pixMissing')}</p>
      {mayOpen(routes.userConfig, role) && <TextLink to={pathTo('userConfig')}>{t('pixSettings')}</TextLink>}
    </>
  )
}

interface PixProps {
  readonly of: InvoiceRow
  /** Null where the organisation has no key. */
  readonly payment: PixPayment | null
}

/** How a pending invoice is paid by PIX. */
export const Pix = ({ of: row, payment }: PixProps) => {
  const t = useWords(invoicePageWords)
  if (row.status !== financeStatus.of.pending) return null
  return <Card title={t('pix')}>{payment ? <PixCode of={payment} /> : <Missing />}</Card>
}
