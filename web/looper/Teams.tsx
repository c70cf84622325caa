import { IconPencil } from '@tabler/icons-react'
import { useState } from 'react'
import type { LooperDetail, LooperTeam } from '#contract/looper/looper.ts'
import { looperWords } from '#contract/looper/looper.words.ts'
import { commitment, teamPosition, teamRoom, teamSeniority } from '#contract/team/team.codes.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { pathOf, useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { usePreview } from '#web/kit/session/usePreview.ts'
import { IconAction } from '#web/kit/table/IconAction.tsx'
import { Card, Row, Stack, TextLink } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'
import { EditMember } from '#web/team/EditMember.tsx'

/** The teams that somebody is on: as what, and in which room. */
export const Teams = ({ of }: { of: LooperDetail }) => {
  const t = useWords(looperWords)
  const say = useWords(teamWords)
  const { can } = useSession()
  const { viewing, unlessViewing } = usePreview()
  const { show } = useNounPaths({ routes: ventureRoutes })
  const [edited, setEdited] = useState<LooperTeam>()
  const teams = of.teams.map((team) => ({ ...team, id: team.venture_id }))
  const committed = of.commitment === null ? undefined : commitment.keyOf(of.commitment)
  return (
    <Card title={t('teams')} lead={committed && say(`commitment_${committed}`)}>
      <Stack gap="small">
        <RuledList of={teams} empty={t('teamsNone')}>
          {(team) => {
            const [room, position] = [teamRoom.keyOf(team.room), teamPosition.keyOf(team.position)]
            const seniority = team.seniority === null ? undefined : teamSeniority.keyOf(team.seniority)
            const path = can('projeto.open') ? show(team) : undefined
            const facts = [
              room && say(`room_${room}`),
              position && say(`position_${position}`),
              seniority && say(`seniority_${seniority}`),
            ]
            return (
              <Row at="between" unbroken>
                <div>
                  <VentureMark id={team.venture_id} />
                  {path === undefined ? team.nome : <TextLink to={path}>{team.nome}</TextLink>}
                  <Quiet>{facts.filter(Boolean).join(' · ')}</Quiet>
                </div>
                {can('team.edit') && of.deleted_at === null && (
                  <IconAction
                    label={say('edit', { name: team.nome })}
                    icon={IconPencil}
                    disabled={viewing}
                    onClick={unlessViewing(() => setEdited(team))}
                  />
                )}
              </Row>
            )
          }}
        </RuledList>
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
