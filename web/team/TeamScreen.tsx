import { Checkbox, TextInput } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { teamCalls, type Team } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { Notice, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { TeamCard } from '#web/team/TeamCard.tsx'
import css from './Team.module.css'

/** As often as a busy team may change what is shown. */
const EVERY_MS = 5000

/** Those who run a loop, each once however many teams they are on. */
const workersOf = (teams: readonly Team[]): number =>
  new Set(teams.flatMap((it) => it.members.flatMap((one) => (one.working === true ? [one.user_id] : [])))).size

/** Teams of which somebody works now, with these people alone. */
const atWork = (teams: readonly Team[]): Team[] =>
  teams.flatMap((team) => {
    const members = team.members.filter((it) => it.working === true)
    return members.length === 0 ? [] : [{ ...team, members }]
  })

interface TeamsProps {
  readonly of: readonly Team[]
  readonly working: boolean
}

const Teams = ({ of, working }: TeamsProps) => {
  const t = useWords(teamWords)
  const shown = working ? atWork(of) : of
  if (shown.length === 0)
    return (
      <EmptyState
        icon={IconUsersGroup}
        title={t(working ? 'nobodyWorks' : 'empty')}
        body={t(working ? 'nobodyWorksBody' : 'emptyBody')}
      />
    )
  return shown.map((team) => (
    <div key={team.id} data-tour="team-card">
      <TeamCard of={team} />
    </div>
  ))
}

/** The people of each venture: their positions, and who works now. */
export const TeamScreen = () => {
  const t = useWords(teamWords)
  const [typed, setTyped] = useState('')
  const [working, setWorking] = useState(false)
  const q = useDeferredValue(typed.trim())
  const answer = useCall(teamCalls.list, q === '' ? {} : { q }, { keepPrevious: true })
  useLive('loops', () => void invalidate(teamCalls.list), { every: EVERY_MS })
  // Clients and guests are not told who works.
  const tellsWork = answer.data?.data.some((it) => it.members.some((one) => one.working !== undefined)) ?? false
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
        <Row>
          <TextInput
            className={css['search']}
            data-tour="team-search"
            type="search"
            aria-label={t('search')}
            placeholder={t('search')}
            maxLength={200}
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
          />
          {tellsWork && (
            <Checkbox
              label={t('onlyWorking', { count: workersOf(answer.data?.data ?? []) })}
              checked={working}
              onChange={(event) => setWorking(event.currentTarget.checked)}
            />
          )}
        </Row>
        <Answer of={answer}>
          {({ data, more }) => (
            <Stack>
              <Teams of={data} working={working && tellsWork} />
              {more && <Notice>{t('more')}</Notice>}
            </Stack>
          )}
        </Answer>
      </Stack>
    </>
  )
}
