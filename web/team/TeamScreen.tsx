import { TextInput } from '@mantine/core'
import { IconUsersGroup } from '@tabler/icons-react'
import { useDeferredValue, useState } from 'react'
import { teamCalls } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { invalidate, useCall } from '#web/kit/call/query.ts'
import { useLive } from '#web/kit/live/live.ts'
import { Notice, Stack } from '#web/kit/ui/page/layout.tsx'
import { PageHeader } from '#web/kit/ui/page/PageHeader.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { EmptyState } from '#web/kit/ui/state/EmptyState.tsx'
import { useWords } from '#web/kit/words.ts'
import { TeamCard } from '#web/team/TeamCard.tsx'
import css from './Team.module.css'

/** As often as a busy team may change what is shown. */
const EVERY_MS = 5000

/** The people of each venture: their positions, and who works now. */
export const TeamScreen = () => {
  const t = useWords(teamWords)
  const [typed, setTyped] = useState('')
  const q = useDeferredValue(typed.trim())
  const answer = useCall(teamCalls.list, q === '' ? {} : { q }, { keepPrevious: true })
  useLive('loops', () => void invalidate(teamCalls.list), { every: EVERY_MS })
  return (
    <>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Stack>
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
        <Answer of={answer}>
          {({ data, more }) => (
            <Stack>
              {data.length === 0 && <EmptyState icon={IconUsersGroup} title={t('empty')} body={t('emptyBody')} />}
              {data.map((team) => (
                <div key={team.id} data-tour="team-card">
                  <TeamCard of={team} />
                </div>
              ))}
              {more && <Notice>{t('more')}</Notice>}
            </Stack>
          )}
        </Answer>
      </Stack>
    </>
  )
}
