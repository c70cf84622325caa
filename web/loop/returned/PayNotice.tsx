import { IconArrowBackUp, IconCalendarOff, IconCalendarCheck } from '@tabler/icons-react'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { loopReturnedWords } from '#contract/loop/returned/loopReturned.words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { useFormat } from '#web/kit/format.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { Notice, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { MendLoop } from '#web/loop/returned/MendLoop.tsx'
import { ReturnLoop } from '#web/loop/returned/ReturnLoop.tsx'

/** True for a concluded loop that no closed week has taken, which somebody who reviews weeks may return. */
const isReturnable = ({ status, closed, returned, left_out }: LoopDetail): boolean =>
  status === 3 && !closed && returned === null && left_out === null

/** True for a returned loop that its person answers, or a reviewer where that person has left. */
const isAnswered = ({ returned }: LoopDetail, mine: boolean, reviews: boolean): boolean =>
  returned !== null && (mine || (returned.left && reviews))

/** What becomes of a loop's pay: returned and why, left out and why, or the week that pays it. */
export const PayNotice = ({ of }: { readonly of: LoopDetail }) => {
  const t = useWords(loopReturnedWords)
  const f = useFormat()
  const me = useMe()
  const { can } = useSession()
  const { returned, left_out, week } = of
  const mine = of.responsavel === undefined || of.responsavel.id === me.id
  return (
    <Stack gap="small">
      {returned && (
        <Notice icon={IconArrowBackUp} tone="warn">
          {t('returnedBy', { name: returned.by, when: f.dateTime(returned.at), reason: returned.reason })}
        </Notice>
      )}
      {isAnswered(of, mine, can('week.review')) && <MendLoop of={of} name={of.atomo.nome} onlyRight={!mine} />}
      {left_out !== null && <Notice icon={IconCalendarOff}>{t('leftOut', { reason: left_out })}</Notice>}
      {week && can('week.open') && (
        <Notice icon={IconCalendarCheck}>
          <TextLink to={pathTo('weekShow', { id: week.id })}>
            {t(week.status === 0 ? 'inOpenWeek' : 'inClosedWeek', { friday: f.date(week.ends_on) })}
          </TextLink>
        </Notice>
      )}
      {can('week.review') && isReturnable(of) && (
        <div>
          <ReturnLoop loop={of} />
        </div>
      )}
    </Stack>
  )
}
