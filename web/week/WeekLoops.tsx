import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopWords } from '#contract/loop/loop.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { weekCalls } from '#contract/week/week.calls.ts'
import { loopFates, type LoopFate } from '#contract/week/week.fates.ts'
import { weekBegins } from '#contract/week/week.rules.ts'
import { weekStatus } from '#contract/week/week.steps.ts'
import type { WeekLoop, WeekRow } from '#contract/week/week.ts'
import { weekPageWords } from '#contract/week/weekPage.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { ReturnLoop } from '#web/loop/returned/ReturnLoop.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

type Answered = AnswerOf<typeof weekCalls.loops>

/** What was said about a loop: why it was returned, what its person answered, why it is not paid. */
const Said = ({ of: { returned, left_out, elsewhere } }: { readonly of: WeekLoop }) => {
  const t = useWords(weekPageWords)
  const f = useFormat()
  return (
    <>
      {returned && <small>{t('returnedWhy', { reason: returned.reason })}</small>}
      {returned?.mended_at && (
        <small>
          {returned.note === null ? t('mended') : t('mendedNote', { note: returned.note })} ·{' '}
          {f.dateTime(returned.mended_at)}
        </small>
      )}
      {left_out !== null && <small>{left_out}</small>}
      {elsewhere !== null && <small>{t('inWeek', { friday: f.date(elsewhere) })}</small>}
    </>
  )
}

interface OneProps {
  readonly of: WeekLoop
  /** True where the reader may return it. */
  readonly returnable: boolean
}

const One = ({ of, returnable }: OneProps) => {
  const f = useFormat()
  const w = useWords(loopWords)
  const tipo = of.tipo === null ? undefined : loopType.keyOf(of.tipo)
  const day = f.weekday(of.inicio)
  return (
    <Row at="between">
      <Stack gap="tight">
        <span>
          <TextLink to={pathTo('loopShow', { id: of.id })}>{of.atomo.nome}</TextLink>
        </span>
        <small className="figures">
          {day} {f.dateTime(of.inicio)} {of.fim && `– ${f.time(of.fim)}`} ·{' '}
          <VentureName id={of.venture.id} nome={of.venture.nome} />
          {tipo && ` · ${w(`type_${tipo}`)}`}
        </small>
        {of.descricao !== '' && <span>{of.descricao}</span>}
        <Said of={of} />
      </Stack>
      <Row gap="small" unbroken>
        <strong className="figures">{f.clock(of.segundos)}</strong>
        {returnable && <ReturnLoop loop={of} of={`${of.atomo.nome}, ${f.dateTime(of.inicio)}`} />}
      </Row>
    </Row>
  )
}

/** Concluded and not returned yet. */
const isReturnable = ({ fate, status }: WeekLoop): boolean =>
  fate === 'taken' || (fate === 'tooLong' && status === loopStatus.of.concluded)

interface GroupProps {
  readonly fate: LoopFate
  readonly of: readonly WeekLoop[]
  readonly open: boolean
}

const Group = ({ fate, of, open }: GroupProps) => {
  const t = useWords(weekPageWords)
  const f = useFormat()
  const { can } = useSession()
  const seconds = of.reduce((sum, { segundos }) => sum + segundos, 0)
  return (
    <Card title={`${t(`fate_${fate}`)} · ${f.number(of.length)} · ${f.hours(seconds)}`} lead={t(`why_${fate}`)}>
      <RuledList of={of}>
        {(loop) => <One of={loop} returnable={open && isReturnable(loop) && can('week.review')} />}
      </RuledList>
    </Card>
  )
}

/** The order that pays a week, or the way to make one for a closed week without any. */
const Orders = ({ of: week, orders }: { readonly of: WeekRow; readonly orders: Answered['orders'] }) => {
  const t = useWords(weekPageWords)
  const { can } = useSession()
  const isUnordered = orders.length === 0 && week.status === weekStatus.of.closed && can('order.create')
  if (orders.length === 0 && !isUnordered) return null
  const period = `user_id=${String(week.user_id)}&from=${weekBegins(week.ends_on)}&to=${week.ends_on}`
  return (
    <Row>
      {isUnordered && <TextLink to={`${pathTo('orderNew')}?${period}`}>{t('makeOrder')}</TextLink>}
      {orders.map(({ id, numero }) => (
        <TextLink key={id} to={pathTo('orderShow', { id })}>
          {t('order', { number: numero })}
        </TextLink>
      ))}
    </Row>
  )
}

/** The loops of a week, by what becomes of them: what waits first, with its reason, then what is paid. */
export const WeekLoops = ({ of }: { readonly of: WeekRow }) => {
  const t = useWords(weekPageWords)
  const answer = useCall(weekCalls.loops, { id: of.id })
  return (
    <Answer of={answer} rows={8}>
      {({ data, orders }) => (
        <>
          <Orders of={of} orders={orders} />
          {data.length === 0 && (
            <Card title={t('loops')}>
              <Quiet>{t('none')}</Quiet>
            </Card>
          )}
          {loopFates.map((fate) => {
            const those = data.filter((it) => it.fate === fate)
            return those.length === 0 ? null : <Group key={fate} fate={fate} of={those} open={of.status === 0} />
          })}
        </>
      )}
    </Answer>
  )
}
