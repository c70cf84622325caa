import { moneyCalls } from '#contract/home/home.calls.ts'
import { homeMoneyWords } from '#contract/home/money.words.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { orderStatus, orderTones } from '#contract/order/order.steps.ts'
import { orderWords } from '#contract/order/order.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

type Mine = NonNullable<AnswerOf<typeof moneyCalls.shown>['mine']>
interface Of {
  readonly of: Mine
}

const waits = ['returned', 'to_correct', 'to_confirm'] as const

const Week = ({ of }: Of) => {
  const t = useWords(homeMoneyWords)
  const f = useFormat()
  const parts = [
    t('hours', { hours: f.paidHours(of.decimal) }),
    ...(of.centavos === undefined ? [] : [f.money(of.centavos)]),
    t('paidOn', { day: f.date(of.due_on) }),
  ]
  const to =
    of.week_id === null ? `${pathTo('weekList')}?status=${weekStatus.of.open}` : pathTo('weekShow', { id: of.week_id })
  return (
    <Stack gap="tight">
      <strong className="figures">
        <TextLink to={to}>{parts.join(' · ')}</TextLink>
      </strong>
      <Row gap="small">
        {waits
          .filter((it) => of[it] > 0)
          .map((wait) => (
            <TextLink key={wait} to={to}>
              {t(wait, { count: of[wait] })}
            </TextLink>
          ))}
      </Row>
      <Quiet figures>{t('closes', { day: f.date(of.ends_on) })}</Quiet>
    </Stack>
  )
}

const Orders = ({ of: { orders } }: Of) => {
  const t = useWords(homeMoneyWords)
  const o = useWords(orderWords)
  const f = useFormat()
  if (orders.length === 0) return null
  return (
    <RuledList of={orders}>
      {(order) => {
        const status = orderStatus.keyOf(order.status) ?? 'invoiced'
        return (
          <Row at="between">
            <div>
              <TextLink to={pathTo('orderShow', { id: order.id })}>{t('order', { number: order.numero })}</TextLink>
              <Quiet figures>{t('dueOn', { day: f.date(order.due_on) })}</Quiet>
            </div>
            <Row gap="small">
              {order.centavos !== undefined && <span className="figures">{f.money(order.centavos)}</span>}
              <StatusBadge tone={orderTones[status]}>{o(`status_${status}`)}</StatusBadge>
            </Row>
          </Row>
        )
      }}
    </RuledList>
  )
}

/** What the person’s week would be paid as it stands, what waits before it closes, and their last orders. */
export const MyPay = () => {
  const t = useWords(homeMoneyWords)
  const answer = useCall(moneyCalls.shown, {})
  return (
    <Card title={t('mine')} aside={<TextLink to={pathTo('orderList')}>{t('orders')}</TextLink>}>
      <Answer of={answer} rows={3}>
        {({ mine }) =>
          mine && (
            <Stack gap="small">
              <Week of={mine} />
              <Orders of={mine} />
            </Stack>
          )
        }
      </Answer>
    </Card>
  )
}
