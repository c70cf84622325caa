import { Button } from '@mantine/core'
import { IconPlus } from '@tabler/icons-react'
import { useState } from 'react'
import { orderItemKind, orderItemStatus } from '#contract/order/order.codes.ts'
import type { OrderItemShown } from '#contract/order/order.schemas.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { orderItemFlow } from '#contract/orderItem/orderItem.ts'
import { orderItemWords } from '#contract/orderItem/orderItem.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { useSteps } from '#web/kit/steps/useSteps.tsx'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import type { OrderItemDialogProps } from '#web/orderItem/OrderItemDialog.tsx'

const dialog = onDemand<OrderItemDialogProps>(
  'OrderItem',
  async () => (await import('#web/orderItem/OrderItemDialog.tsx')).OrderItemDialog,
)

/** Confirms an item in place; what else may be done with it stands on its own page. */
const Confirm = ({ of }: { readonly of: OrderItemShown }) => {
  const { id, descricao: nome, version, kind, valor_centavos: centavos } = of
  const row = { id, nome, version, kind, centavos, may: ['confirm'] }
  const { buttons, dialog: question } = useSteps({ flow: orderItemFlow, words: orderItemWords, row })
  return (
    <>
      {buttons}
      {question}
    </>
  )
}

interface ItemProps {
  readonly of: OrderItemShown
  readonly taken: boolean
}

const Item = ({ of: item, taken }: ItemProps) => {
  const t = useWords(orderPageWords)
  const kinds = useWords(orderItemWords)
  const f = useFormat()
  const { can } = useSession()
  const waits = item.status === orderItemStatus.of.waiting
  const lacks = waits && item.lacks_receipt === true
  const waiting = lacks ? 'itemNoReceipt' : 'itemWaiting'
  const whyNot = waits ? waiting : 'itemTooMuch'
  return (
    <Row at="between">
      <Stack gap="tight">
        <TextLink to={pathTo('orderItemShow', { id: item.id })}>
          {kinds(`kind_${orderItemKind.keyOf(item.kind) ?? 'bonus'}`)} · {item.descricao}
        </TextLink>
        {!taken && <small>{t(whyNot)}</small>}
      </Stack>
      <Row>
        <strong className="figures">{item.valor_centavos !== undefined && f.money(item.valor_centavos)}</strong>
        {waits && !lacks && can('order.confirmItem') && <Confirm of={item} />}
      </Row>
    </Row>
  )
}

interface ItemsProps {
  readonly user_id: number
  readonly of: readonly OrderItemShown[]
  /** Ids of those that the order takes. */
  readonly taken: ReadonlySet<number>
}

/** The additional items that wait for an order of a looper, and the way to write one. */
export const Items = ({ user_id, of, taken }: ItemsProps) => {
  const t = useWords(orderPageWords)
  const w = useWords(orderItemWords)
  const { can } = useSession()
  const { disabledProps, unlessViewing } = usePreview()
  const [writing, setWriting] = useState(false)
  const writes = can('order.edit')
  dialog.useAhead(writes && 'touched')
  if (of.length === 0 && !writes) return null
  return (
    <Card title={t('items')}>
      <Stack>
        <RuledList of={of}>{(it) => <Item of={it} taken={taken.has(it.id)} />}</RuledList>
        {writes && (
          <Row>
            <Button
              variant="default"
              leftSection={<IconPlus size={16} stroke={1.75} aria-hidden />}
              {...disabledProps}
              onClick={unlessViewing(() => setWriting(true))}
            >
              {w('create')}
            </Button>
          </Row>
        )}
      </Stack>
      {writing && <dialog.Part user_id={user_id} onClose={() => setWriting(false)} />}
    </Card>
  )
}
