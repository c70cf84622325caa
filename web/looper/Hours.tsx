import { loopList } from '#contract/loop/loop.list.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import type { LooperDetail } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useFormat } from '#web/kit/format.ts'
import { pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { FactList } from '#web/kit/ui/FactList.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'
import { LoopStatusBadge } from '#web/loop/facts/LoopStatusBadge.tsx'
import { LoopTotal } from '#web/loop/facts/LoopTotal.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'

const SHOWN = 5
const { list } = loopList.calls

const Loop = ({ of }: { of: LoopRow }) => {
  const f = useFormat()
  return (
    <Row at="between">
      <div>
        <TextLink to={pathOf('loopShow', of.id)}>{of.atomo.nome}</TextLink>
        <Quiet figures>
          {f.dateTime(of.inicio)} · <VentureName {...of.project} />
        </Quiet>
      </div>
      <Row gap="small">
        {of.status !== 3 && <LoopStatusBadge status={of.status} />}
        <span className="figures">
          <LoopTotal loop={of} />
        </span>
      </Row>
    </Row>
  )
}

/** Hours of a person in a period, with a link to exactly these loops. */
const useWorked = (user_id: number, period: 'week' | 'month') => {
  const f = useFormat()
  const answer = useCall(list, { user_id, period, page: 1, per_page: 1, sort: '-inicio' })
  const seconds = answer.data?.sums['total']
  if (seconds === undefined) return undefined
  return <TextLink to={`${pathOf('loopCenter')}?user_id=${user_id}&period=${period}`}>{f.hours(seconds)}</TextLink>
}

const Worked = ({ id }: { id: number }) => {
  const t = useWords(looperWords)
  const facts = [
    { label: t('hoursWeek'), value: useWorked(id, 'week') },
    { label: t('hoursMonth'), value: useWorked(id, 'month') },
  ]
  const last = useCall(list, { user_id: id, page: 1, per_page: SHOWN, sort: '-inicio' })
  return (
    <>
      <FactList facts={facts} />
      <Answer of={last} rows={SHOWN}>
        {({ data }) => <RuledList of={data}>{(row) => <Loop of={row} />}</RuledList>}
      </Answer>
    </>
  )
}

/** Hours of a person: this week's and this month's, the last loops, and a link to all. */
export const Hours = ({ of }: { of: LooperDetail }) => {
  const t = useWords(looperWords)
  const { role, can } = useSession()
  return (
    <Card title={t('hours')}>
      {of.loops === 0 ? (
        <p>{t('hoursNone')}</p>
      ) : (
        <Stack gap="small">
          {can('loop.seeAll') && <Worked id={of.id} />}
          <span className="figures">{t('hoursCount', { count: of.loops })}</span>
          {mayOpen(routes.loopCenter, role) && (
            <span>
              <TextLink to={`${pathOf('loopCenter')}?user_id=${of.id}`}>{t('hoursAll')}</TextLink>
            </span>
          )}
        </Stack>
      )}
    </Card>
  )
}
