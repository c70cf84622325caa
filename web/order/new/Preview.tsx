import { Button, Checkbox } from '@mantine/core'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { toDecimal } from '#contract/kit/money.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderFates, orderItemStatus } from '#contract/order/order.codes.ts'
import { itemsThatFit, totalsOf } from '#contract/order/order.rules.ts'
import type { OrderCandidate, OrderItemShown } from '#contract/order/order.schemas.ts'
import { orderPageWords } from '#contract/order/orderPage.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { reread, useCall, useSend } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { Card, Notice, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Fold } from '#web/kit/ui/ruled/Fold.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { toast } from '#web/kit/ui/toast/toast.ts'
import { useWords } from '#web/kit/words.ts'
import { Lines } from '#web/order/lines/Lines.tsx'
import { Items } from '#web/order/new/Items.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

/** Most loops that a group shows without being opened. */
const FEW = 5

interface Asked {
  readonly user_id: number
  readonly from: string
  readonly to: string
}

const Candidate = ({ of }: { readonly of: OrderCandidate }) => {
  const t = useWords(orderPageWords)
  const f = useFormat()
  return (
    <Row at="between">
      <Stack gap="tight">
        <TextLink to={pathTo('loopShow', { id: of.id })}>{of.atomo.nome}</TextLink>
        <small className="figures">
          {f.dateTime(of.inicio)} {of.fim && `– ${f.time(of.fim)}`} ·{' '}
          <VentureName id={of.venture.id} nome={of.venture.nome} />
        </small>
        {of.why !== null && <small>{of.why}</small>}
        {of.order && (
          <TextLink to={pathTo('orderShow', { id: of.order.id })}>{t('number', { number: of.order.numero })}</TextLink>
        )}
      </Stack>
      <span className="figures">{f.clock(of.segundos)}</span>
    </Row>
  )
}

interface ChosenProps {
  readonly of: readonly OrderCandidate[]
  readonly without: ReadonlySet<number>
  readonly toggle: (id: number) => void
}

/** The loops that can be paid; one that is not ticked waits for another order. */
const Chosen = ({ of, without, toggle }: ChosenProps) => {
  const t = useWords(orderPageWords)
  const f = useFormat()
  return (
    <Card title={`${t('taken')} · ${f.number(of.length - without.size)}`}>
      <RuledList of={of}>
        {(loop) => (
          <Row at="between">
            <Checkbox
              checked={!without.has(loop.id)}
              onChange={() => toggle(loop.id)}
              label={`${loop.atomo.nome} · ${f.dateTime(loop.inicio)}`}
              description={loop.descricao}
            />
            <strong className="figures">{loop.valor_centavos !== undefined && f.money(loop.valor_centavos)}</strong>
          </Row>
        )}
      </RuledList>
    </Card>
  )
}

interface PlanProps {
  readonly asked: Asked
  readonly loops: readonly OrderCandidate[]
  readonly items: readonly OrderItemShown[]
  readonly due_on: string
}

const priced = <T extends { readonly valor_centavos?: number | undefined }>(item: T) => ({
  ...item,
  centavos: item.valor_centavos ?? 0,
})

const Plan = ({ asked, loops, items, due_on }: PlanProps) => {
  const t = useWords(orderPageWords)
  const f = useFormat()
  const navigate = useNavigate()
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set())
  const create = useSend(orderCalls.create, {
    onSuccess: ({ message, data }) => {
      toast.success(message)
      void reread('order')
      void navigate(pathTo('orderShow', { id: data.id }))
    },
    // Shown on the page; what has changed meanwhile is read again.
    onError: () => void reread('order'),
  })
  const ready = loops.filter((it) => it.fate === 'ready')
  const taken = ready.filter((it) => !without.has(it.id))
  const paid = taken.map((it) => ({ ...it, valor_hora_centavos: it.valor_hora_centavos ?? 0 }))
  const confirmed = items.filter((it) => it.status === orderItemStatus.of.confirmed).map(priced)
  const fitting = itemsThatFit(totalsOf(paid, []).loops_centavos, confirmed)
  const { total_centavos } = totalsOf(paid, fitting)
  const toggle = (id: number): void =>
    setWithout((before) => {
      const next = new Set(before)
      if (!next.delete(id)) next.add(id)
      return next
    })
  return (
    <Stack gap="large">
      {ready.length > 0 && <Chosen of={ready} without={without} toggle={toggle} />}
      <Items user_id={asked.user_id} of={items} taken={new Set(fitting.map((it) => it.id))} />
      {total_centavos > 0 ? (
        <Card title={t('lines')} lead={`${t('why')} ${t('dueOn', { day: f.date(due_on) })}.`}>
          <Lines loops={taken} items={fitting} total={toDecimal(total_centavos)} />
          {create.error && (
            <Notice tone="danger" role="alert">
              {create.error.message}
            </Notice>
          )}
          <Row at="end">
            <Button
              loading={create.isPending}
              onClick={() => create.mutate({ ...asked, without: [...without], total_centavos })}
            >
              {t('create', { total: f.money(total_centavos) })}
            </Button>
          </Row>
        </Card>
      ) : (
        <Notice tone="info">{t('nothingToPay')}</Notice>
      )}
      {orderFates
        .filter((it) => it !== 'ready')
        .map((fate) => {
          const those = loops.filter((it) => it.fate === fate)
          return (
            those.length > 0 && (
              <Fold key={fate} open={those.length <= FEW} head={`${t(`fate_${fate}`)} · ${f.number(those.length)}`}>
                <RuledList of={those}>{(it) => <Candidate of={it} />}</RuledList>
              </Fold>
            )
          )
        })}
    </Stack>
  )
}

/** What an order would pay, loop by loop, and why each other loop is left out; the way to make it. */
export const Preview = ({ of: asked }: { readonly of: Asked }) => {
  const t = useWords(orderPageWords)
  const answer = useCall(orderCalls.preview, asked)
  return (
    <Answer of={answer} rows={8}>
      {({ data: { loops, items, due_on } }) =>
        loops.length + items.length === 0 ? (
          <>
            <Quiet>{t('nothing')}</Quiet>
            <Items user_id={asked.user_id} of={[]} taken={new Set()} />
          </>
        ) : (
          <Plan asked={asked} loops={loops} items={items} due_on={due_on} />
        )
      }
    </Answer>
  )
}
