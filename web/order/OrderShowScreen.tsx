import { IconDownload } from '@tabler/icons-react'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderNoun } from '#contract/order/order.noun.ts'
import { orderCrud, type OrderRow } from '#contract/order/order.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { download } from '#web/kit/call/download.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import type { MenuItem } from '#web/kit/ui/Menu.tsx'
import { DownloadButton } from '#web/kit/ui/page/DownloadButton.tsx'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { saveFile } from '#web/kit/ui/page/saveFile.ts'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { Lines } from '#web/order/lines/Lines.tsx'
import { Pix } from '#web/order/Pix.tsx'
import { Tracker } from '#web/order/Tracker.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { Papers } from '#web/paper/Papers.tsx'

const OrderMain = ({ of: row }: { readonly of: OrderRow }) => {
  const t = useWords(orderPageWords)
  const answer = useCall(orderCalls.page, { id: row.id })
  return (
    <Answer of={answer} rows={8}>
      {({ data }) => (
        <>
          <Tracker of={row} hours={data} />
          <Pix of={row} payment={data.pix} />
          <Papers of={row} />
          <Card title={t('lines')} lead={t('why')}>
            <Lines loops={data.loops} items={data.items.filter((it) => it.taken)} total={row.total} />
          </Card>
          {row.status > 1 && <Quiet>{t('released')}</Quiet>}
        </>
      )}
    </Answer>
  )
}

/** Saves an order as a PDF, for whoever may and does nothing else here. */
const DownloadOrder = ({ id }: { readonly id: number }) => {
  const t = useWords(orderPageWords)
  const { can } = useSession()
  if (!can(orderCalls.pdf.can) || can('order.pay')) return null
  return <DownloadButton save={() => download(orderCalls.pdf, { id })}>{t('pdf')}</DownloadButton>
}

/** Told by the head, by how far the order is, by its papers, and by its lines with their total. */
const TOLD = ['numero', 'status', 'paper', 'paid_at', 'paid_by', 'ended_at', 'ended_by', 'reason', 'decimal', 'total']

/** Without an item the hours are worth the total. */
const elsewhere = ({ itens }: OrderRow) => (itens ? TOLD : [...TOLD, 'valor', 'itens'])

/** One payment order: where it stands, what it pays, line by line down to the loops, and its history. */
export const OrderShowScreen = () => {
  const t = useWords(orderPageWords)
  const { can } = useSession()
  const pdf = ({ id }: OrderRow): MenuItem => ({
    label: t('pdf'),
    icon: IconDownload,
    onClick: () => void saveFile(() => download(orderCalls.pdf, { id })),
  })
  return (
    <RecordScreen
      noun={orderNoun}
      of={orderCrud}
      badge={(row) => <span className="figures">{t('number', { number: row.numero })}</span>}
      actions={(row) => <DownloadOrder id={row.id} />}
      usual={(row, withItems) => withItems(can('order.pay') ? [pdf(row)] : [])}
      elsewhere={elsewhere}
      main={(row) => <OrderMain of={row} />}
    />
  )
}
