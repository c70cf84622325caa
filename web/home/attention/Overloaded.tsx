import { atomStatus } from '#contract/atom/atom.rules.ts'
import { attentionWords } from '#contract/home/attention.words.ts'
import { attentionCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { percentOf } from '#contract/kit/percent.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen, pathTo } from '#contract/routes/match.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { filteredPath } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

type Load = NonNullable<AnswerOf<typeof attentionCalls.attention>['load']>

const { pending, accepted } = atomStatus.of

/** What the hours of a person are made of: open atoms, or the loops of this week. */
const rowsOf = (by: Load['by'], id: number): string =>
  by === 'planned'
    ? filteredPath('atomList', { responsavel_id: id, status: [pending, accepted].join() })
    : filteredPath('loopCenter', { user_id: id, period: 'week' })

const People = ({ of: { by, rows, total } }: { readonly of: Load }) => {
  const t = useWords(attentionWords)
  const f = useFormat()
  return (
    <>
      <Quiet>{t(`loadBy_${by}`)}</Quiet>
      <RuledList of={rows}>
        {({ id, nome, seconds, expected }) => (
          <Row at="between" gap="small">
            <TextLink to={rowsOf(by, id)}>{nome}</TextLink>
            <Row gap="small">
              <span className="figures">
                {t('ofExpected', { hours: f.hours(seconds), expected: f.hours(expected) })}
              </span>
              {expected > 0 && (
                <strong className="figures">{t('percent', { percent: f.number(percentOf(seconds, expected)) })}</strong>
              )}
            </Row>
          </Row>
        )}
      </RuledList>
      {total > rows.length && <Quiet figures>{t('shownOf', { shown: rows.length, total })}</Quiet>}
    </>
  )
}

/** People whose week asks more than their commitment, by the same figures as the page that the card leads to. */
export const Overloaded = () => {
  const t = useWords(attentionWords)
  const { role } = useSession()
  const answer = useCall(attentionCalls.attention, {})
  const page = mayOpen(routes.capacity, role) ? 'capacity' : 'team'
  return (
    <Card title={t('load')} aside={<TextLink to={pathTo(page)}>{t(page)}</TextLink>}>
      <Answer of={answer} rows={5}>
        {({ load }) => load && (load.total === 0 ? <Quiet>{t('loadNone')}</Quiet> : <People of={load} />)}
      </Answer>
    </Card>
  )
}
