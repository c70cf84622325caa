import { gateWords } from '#contract/gate/gate.words.ts'
import { attentionWords } from '#contract/home/attention.words.ts'
import { attentionCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { pathTo } from '#contract/routes/match.ts'
import { GateRow } from '#web/home/attention/GateRow.tsx'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

type Gates = AnswerOf<typeof attentionCalls.gates>
type Gate = Gates['rows'][number]

const tones = {
  planned: 'quiet',
  in_progress: 'brand',
  delivered: 'info',
  approved: 'ok',
  contested: 'danger',
} as const

/** The day that counts for a gate: until when one answers, or when it is planned. */
const useDay = () => {
  const t = useWords(attentionWords)
  const f = useFormat()
  return ({ due_at, planned_on }: Gate): string => {
    if (due_at !== null) return t('decideBy', { when: f.dateTime(due_at) })
    return planned_on === null ? t('noDay') : t('plannedFor', { day: f.date(planned_on) })
  }
}

const Rows = ({ of: { rows, total, approved } }: { readonly of: Gates }) => {
  const t = useWords(attentionWords)
  const g = useWords(gateWords)
  const dayOf = useDay()
  if (total === 0) return <Quiet>{approved === 0 ? t('ownGatesNone') : t('ownGatesDone', { count: approved })}</Quiet>
  return (
    <>
      <RuledList of={rows}>
        {(gate) => (
          <GateRow of={gate} about={dayOf(gate)}>
            <Row gap="small">
              {gate.late && <LateMark since={gate.planned_on} />}
              <StatusBadge tone={tones[gate.status]}>{g(`status_${gate.status}`)}</StatusBadge>
            </Row>
          </GateRow>
        )}
      </RuledList>
      <Quiet figures>
        {[
          total > rows.length && t('shownOf', { shown: rows.length, total }),
          approved > 0 && t('approved', { count: approved }),
        ]
          .filter((it) => it !== false)
          .join(' · ')}
      </Quiet>
    </>
  )
}

/** Gates of one’s ventures that are not approved, with their stage and day; the late ones first. */
export const OwnGates = () => {
  const t = useWords(attentionWords)
  const { can } = useSession()
  const answer = useCall(attentionCalls.gates, {})
  return (
    <Card
      title={t(can('projeto.seeAll') ? 'ownGatesAll' : 'ownGates')}
      aside={<TextLink to={pathTo('headquarter')}>{t('headquarter')}</TextLink>}
    >
      <Answer of={answer} rows={6}>
        {(gates) => <Rows of={gates} />}
      </Answer>
    </Card>
  )
}
