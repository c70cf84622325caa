import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { LooperDetail, LooperTeam } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { commitment, teamPosition, teamRoom, teamSeniority } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { pathOf, useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { Card, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { EditMember } from '#web/team/EditMember.tsx'

/** The teams that somebody is on: as what, and in which room. */
export const Teams = ({ of }: { of: LooperDetail }) => {
  const t = useWords(looperWords)
  const say = useWords(teamWords)
  const { can } = useSession()
  const { viewing, unlessViewing } = usePreview()
  const { show } = useNounPaths(ventureNoun)
  const [edited, setEdited] = useState<LooperTeam>()
  const committed = of.commitment === null ? undefined : commitment.keyOf(of.commitment)
  return (
    <Card title={t('teams')} lead={committed && say(`commitment_${committed}`)}>
      <Stack gap="small">
        {of.teams.length === 0 && <p>{t('teamsNone')}</p>}
        {of.teams.map((team) => {
          const [room, position] = [teamRoom.keyOf(team.room), teamPosition.keyOf(team.position)]
          const seniority = team.seniority === null ? undefined : teamSeniority.keyOf(team.seniority)
          const path = can('projeto.open') ? show({ id: team.venture_id }) : undefined
          return (
            <span key={team.venture_id}>
              {path === undefined ? team.nome : <TextLink to={path}>{team.nome}</TextLink>}:{' '}
              {room && say(`room_${room}`)} · {position && say(`position_${position}`)}
              {seniority && ` · ${say(`seniority_${seniority}`)}`}{' '}
              {can('team.edit') && of.deleted_at === null && (
                <IconAction
                  label={say('edit', { name: team.nome })}
                  icon={IconPencil}
                  disabled={viewing}
                  onClick={unlessViewing(() => setEdited(team))}
                />
              )}
            </span>
          )
        })}
        <span>
          <TextLink to={pathOf('team')}>{t('teamsAll')}</TextLink>
        </span>
      </Stack>
      {edited && (
        <EditMember
          team={{ id: edited.venture_id }}
          of={{ ...edited, nome: of.nome, user_id: of.id, commitment: of.commitment }}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Card>
  )
}
