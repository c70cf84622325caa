import type { HomeDemand } from '#contract/home/attention.ts'
import { attentionWords } from '#contract/home/attention.words.ts'
import { attentionCalls } from '#contract/home/home.calls.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath, useNounPaths } from '#web/kit/list/paths.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureName } from '#web/page/venture/VentureName.tsx'

const stepOf = ({ venture }: HomeDemand) => {
  const stage = venture?.stage
  return stage === 'negotiation' || stage === 'analysis' || stage === 'approved' ? stage : 'waiting'
}

const Demand = ({ of }: { readonly of: HomeDemand }) => {
  const t = useWords(attentionWords)
  const f = useFormat()
  const { show } = useNounPaths({ routes: ventureRoutes })
  const to = of.venture ? show(of.venture) : undefined
  const step = t(`next_${stepOf(of)}`)
  const about = [
    of.from,
    t('askedOn', { day: f.date(of.created_at) }),
    of.wished_on !== null && t('wishedFor', { day: f.date(of.wished_on) }),
  ]
  return (
    <>
      <Row at="between" gap="small">
        <strong>{of.nome}</strong>
        {of.late && <LateMark since={of.wished_on} />}
      </Row>
      <Quiet figures>{about.filter((it) => it !== false).join(' · ')}</Quiet>
      <Quiet>
        {of.venture && (
          <>
            <VentureName id={of.venture.id} nome={of.venture.nome} /> ·{' '}
          </>
        )}
        {t('next')} {to ? <TextLink to={to}>{step}</TextLink> : step}
      </Quiet>
    </>
  )
}

/** Demands until their venture is in execution, each with its next step: the overdue ones, then the newest. */
export const FollowedDemands = () => {
  const t = useWords(attentionWords)
  const answer = useCall(attentionCalls.demands, {})
  const ventures = filteredPath('prolabVentures', { stage: 'negotiation' })
  return (
    <Card title={t('demands')} aside={<TextLink to={ventures}>{t('ventures')}</TextLink>}>
      <Answer of={answer} rows={6}>
        {({ rows, total }) => (
          <>
            <RuledList of={rows} empty={t('demandsNone')}>
              {(demand) => <Demand of={demand} />}
            </RuledList>
            {total > rows.length && <Quiet figures>{t('shownOf', { shown: rows.length, total })}</Quiet>}
          </>
        )}
      </Answer>
    </Card>
  )
}
