import { attentionWords } from '#contract/home/attention.words.ts'
import { attentionCalls } from '#contract/home/home.calls.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { GateRow } from '#web/home/attention/GateRow.tsx'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { useSession } from '#web/kit/session/session.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

/** Gates past their planned day that are not delivered, the longest late first. */
export const LateGates = () => {
  const t = useWords(attentionWords)
  const f = useFormat()
  const { role } = useSession()
  const answer = useCall(attentionCalls.attention, {})
  const more = mayOpen(routes.portfolio, role) && <TextLink to={pathTo('portfolio')}>{t('portfolio')}</TextLink>
  return (
    <Card title={t('lateGates')} aside={more}>
      <Answer of={answer} rows={5}>
        {({ gates }) =>
          gates && (
            <>
              <RuledList of={gates.rows} empty={t('lateGatesNone')}>
                {(gate) => (
                  <GateRow of={gate} about={t('plannedFor', { day: f.date(gate.planned_on) })}>
                    <LateMark since={gate.planned_on} />
                  </GateRow>
                )}
              </RuledList>
              {gates.total > gates.rows.length && (
                <Quiet figures>{t('shownOf', { shown: gates.rows.length, total: gates.total })}</Quiet>
              )}
            </>
          )
        }
      </Answer>
    </Card>
  )
}
