import { teamCalls } from '#contract/team/team.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { TeamCard } from '#web/team/TeamCard.tsx'

/** The team of a venture, for whoever may see it; an inactive venture has none at work. */
export const VentureTeam = ({ id }: { readonly id: number }) => {
  const { can } = useSession()
  const sees = can('projeto.seeTeam') && can('team.open')
  const answer = useCall(teamCalls.list, { venture_id: id }, { enabled: sees })
  if (!sees) return null
  return <Answer of={answer}>{({ data }) => data.map((team) => <TeamCard key={team.id} of={team} />)}</Answer>
}
