import { useState } from 'react'
import type { Team, TeamMember } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { ventureRoutes } from '#contract/venture/venture.routes.ts'
import { useNounPaths } from '#web/kit/list/paths.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Card, TextLink } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { EditMember } from '#web/team/EditMember.tsx'
import { MemberRow } from '#web/team/MemberRow.tsx'
import css from './Team.module.css'

export interface Placed {
  readonly team: Team
  readonly member: TeamMember
}

interface PositionCardProps {
  readonly title: string
  readonly of: readonly Placed[]
}

/** Who has one position, each with the venture they have it on. */
export const PositionCard = ({ title, of }: PositionCardProps) => {
  const t = useWords(teamWords)
  const { can } = useSession()
  const { show } = useNounPaths({ routes: ventureRoutes })
  const [edited, setEdited] = useState<Placed>()
  const placeOf = (team: Team) => {
    const path = can('projeto.open') ? show(team) : undefined
    return path === undefined ? team.nome : <TextLink to={path}>{team.nome}</TextLink>
  }
  const people = new Set(of.map((it) => it.member.user_id)).size
  return (
    <Card title={title} lead={t('count', { count: people })}>
      <ul className={css['list']} data-columns>
        {of.map(({ team, member }) => (
          <MemberRow
            key={`${team.id} ${member.user_id}`}
            of={member}
            team={team}
            place={placeOf(team)}
            onEdit={() => setEdited({ team, member })}
          />
        ))}
      </ul>
      {edited && <EditMember team={edited.team} of={edited.member} onClose={() => setEdited(undefined)} />}
    </Card>
  )
}
