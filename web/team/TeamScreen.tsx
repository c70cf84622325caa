import { Checkbox, TextInput } from '@mantine/core'
import { IconBuilding, IconId, IconUsersGroup } from '@tabler/icons-react'
import { useDeferredValue, useEffect, useState } from 'react'
import { teamCalls } from '#contract/team/team.calls.ts'
import { teamPosition } from '#contract/team/team.codes.ts'
import { type Team } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import type { TableFilter } from '#web/kit/table/filter/filter.ts'
import { FilterBar } from '#web/kit/table/filter/FilterBar.tsx'
import { Notice, Row, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Segments } from '#web/kit/ui/Segments.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { PositionCard } from '#web/team/PositionCard.tsx'
import { TeamCard } from '#web/team/TeamCard.tsx'
import { useTeamAddress, type TeamFilter } from '#web/team/useTeamAddress.ts'
import css from './Team.module.css'

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
  readonly by: 'venture' | 'position'
  readonly working: boolean
  readonly narrowed: boolean
}

const Nothing = ({ working, narrowed }: Pick<TeamsProps, 'working' | 'narrowed'>) => {
  const t = useWords(teamWords)
  const [title, body] = working
    ? [t('nobodyWorks'), t('nobodyWorksBody')]
    : narrowed
      ? [t('noneFound'), t('noneFoundBody')]
      : [t('empty'), t('emptyBody')]
  return <EmptyState icon={IconUsersGroup} title={title} body={body} />
}

const Teams = ({ of, by, working, narrowed }: TeamsProps) => {
  const t = useWords(teamWords)
  const shown = working ? atWork(of) : of
  if (shown.length === 0) return <Nothing working={working} narrowed={narrowed} />
  if (by === 'venture')
    return shown.map((team) => (
      <div key={team.id} data-tour="team-card">
        <TeamCard of={team} />
      </div>
    ))
  const placed = shown.flatMap((team) => team.members.map((member) => ({ team, member })))
  // Who answers for others first, as within a team.
  return teamPosition.list.toReversed().map(({ key, value }) => {
    const held = placed.filter((it) => it.member.position === value)
    return held.length > 0 && <PositionCard key={key} title={t(`position_${key}`)} of={held} />
  })
}

/** Filters by position and by venture; only ventures that the page has read are named. */
const useFilters = (teams: readonly Team[]): TableFilter<TeamFilter>[] => {
  const t = useWords(teamWords)
  const all = useCall(teamCalls.list, {}, { keepPrevious: true })
  const named = new Map([...(all.data?.data ?? []), ...teams].map((it) => [it.id, it.nome]))
  return [
    {
      names: ['position'],
      label: t('position'),
      icon: IconId,
      choices: teamPosition.list.map(({ key, value }) => ({ value: String(value), label: t(`position_${key}`) })),
    },
    {
      names: ['venture_id'],
      label: t('venture'),
      icon: IconBuilding,
      choices: [...named].map(([id, label]) => ({ value: String(id), label })),
    },
  ]
}

/** The people of each venture or position, and who works now. The address keeps what is looked at. */
export const TeamScreen = () => {
  const t = useWords(teamWords)
  const address = useTeamAddress()
  const { by, working, position, venture_id, change } = address
  const [typed, setTyped] = useState(address.q)
  const q = useDeferredValue(typed.trim())
  useEffect(() => {
    if (q !== address.q) change({ q })
    // The address follows what is typed, not the other way round.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [q])
  const asked = { ...(q !== '' && { q }), position, venture_id }
  const answer = useCall(teamCalls.list, asked, { keepPrevious: true })
  const teams = answer.data?.data ?? []
  const filters = useFilters(teams)
  // Clients and guests are not told who works.
  const tellsWork = teams.some((it) => it.members.some((one) => one.working !== undefined))
  return (
    <>
      <PageHeader
        title={t('title')}
        lead={t('lead')}
        beside={
          <Segments
            label={t('by')}
            name="team-by"
            value={by}
            choices={[
              { key: 'venture', label: t('by_venture') },
              { key: 'position', label: t('by_position') },
            ]}
            onChange={(key) => change({ by: key === 'position' ? key : null })}
          />
        }
      />
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
          <FilterBar list={address} filters={filters} />
          {tellsWork && (
            <Checkbox
              label={t('onlyWorking', { count: workersOf(teams) })}
              checked={working}
              onChange={(event) => change({ working: event.currentTarget.checked ? 'true' : null })}
            />
          )}
        </Row>
        <Answer of={answer}>
          {({ data, more }) => (
            <Stack>
              <Teams of={data} by={by} working={working && tellsWork} narrowed={q !== '' || address.filtered} />
              {more && <Notice>{t('more')}</Notice>}
            </Stack>
          )}
        </Answer>
      </Stack>
    </>
  )
}
