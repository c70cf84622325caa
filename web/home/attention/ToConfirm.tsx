import type { Role } from '#contract/access/roles.ts'
import { attentionWords } from '#contract/home/attention.words.ts'
import { attentionCalls } from '#contract/home/home.calls.ts'
import type { AnswerOf } from '#contract/kit/endpoint.ts'
import { controlWhy } from '#contract/loop/control/control.rules.ts'
import { waitingStatuses } from '#contract/loop/loop.states.ts'
import { routes } from '#contract/routes/all.ts'
import { mayOpen } from '#contract/routes/match.ts'
import { Card } from '#web/home/cards/Card.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { filteredPath, pathOf } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Row, TextLink } from '#web/kit/ui/page/layout.tsx'
import { RelativeTime } from '#web/kit/ui/RelativeTime.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

type Unconfirmed = AnswerOf<typeof attentionCalls.attention>['unconfirmed']

const { forced, denied, stopped } = controlWhy.of

/** These loops where the reader can conclude them, else where they are listed; of one person, or of all. */
const listOf = (role: Role | undefined, user_id?: number): string | undefined => {
  if (mayOpen(routes.loopControl, role))
    return filteredPath('loopControl', { user_id, why: [forced, denied, stopped].join() })
  if (mayOpen(routes.loopCenter, role)) return filteredPath('loopCenter', { user_id, status: waitingStatuses.join() })
  return undefined
}

const Person = ({ of }: { readonly of: Unconfirmed['rows'][number] }) => {
  const t = useWords(attentionWords)
  const { role } = useSession()
  return (
    <Row at="between" gap="small">
      <div>
        <TextLink to={listOf(role, of.id) ?? pathOf('loopShow', of.oldest_id)}>{of.nome}</TextLink>
        <Quiet>
          {t('oldest')} <RelativeTime when={of.oldest} />
        </Quiet>
      </div>
      <span className="figures">
        {[
          of.loops > of.to_correct && t('loops', { count: of.loops - of.to_correct }),
          of.to_correct > 0 && t('toCorrect', { count: of.to_correct }),
        ]
          .filter((it) => it !== false)
          .join(' · ')}
      </span>
    </Row>
  )
}

/** Stopped loops that nobody has concluded, by person, the oldest first: no week pays them. */
export const ToConfirm = () => {
  const t = useWords(attentionWords)
  const { role } = useSession()
  const answer = useCall(attentionCalls.attention, {})
  const count = answer.data?.unconfirmed.loops ?? 0
  const all = listOf(role)
  const more = all && count > 0 && <TextLink to={all}>{t('inAll', { count })}</TextLink>
  return (
    <Card title={t('toConfirm')} aside={more}>
      <Answer of={answer} rows={5}>
        {({ unconfirmed: { rows, total } }) => (
          <>
            <RuledList of={rows} empty={t('toConfirmNone')}>
              {(person) => <Person of={person} />}
            </RuledList>
            {total > rows.length && <Quiet figures>{t('peopleShown', { shown: rows.length, total })}</Quiet>}
          </>
        )}
      </Answer>
    </Card>
  )
}
