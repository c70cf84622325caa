import { portalWords } from '#contract/portal/portal.words.ts'
import { teamCalls } from '#contract/team/team.calls.ts'
import { teamPosition } from '#contract/team/team.codes.ts'
import type { Team, TeamMember } from '#contract/team/team.ts'
import { teamWords } from '#contract/team/team.words.ts'
import { useCall } from '#web/kit/call/query.ts'
import { useMe, useSession } from '#web/kit/session/session.ts'
import { Card } from '#web/kit/ui/page/layout.tsx'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import { RuledList } from '#web/kit/ui/ruled/RuledList.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { useWords } from '#web/kit/words.ts'

const SHOWN = 8

interface Asked extends Pick<TeamMember, 'nome' | 'position'> {
  readonly id: number
  readonly ventures: readonly string[]
}

/** Leads of each team, else all of it, with their ventures; the highest position first. */
const askedOf = (teams: readonly Team[], me: number): Asked[] => {
  const found = new Map<number, Asked>()
  for (const { nome: venture, members } of teams) {
    const others = members.filter((it) => it.user_id !== me && !it.off && it.position !== teamPosition.of.partner)
    const leads = others.filter((it) => it.position >= teamPosition.of.supervisor)
    for (const { user_id: id, nome, position } of leads.length > 0 ? leads : others) {
      const known = found.get(id)
      const ventures = [...(known?.ventures ?? []), venture]
      found.set(id, { id, nome, position: Math.max(position, known?.position ?? 0), ventures })
    }
  }
  return [...found.values()].toSorted((a, b) => b.position - a.position).slice(0, SHOWN)
}

/** People of the teams whom the reader may ask, of one venture or of all of theirs. */
export const PeopleToAsk = ({ venture }: { readonly venture?: number }) => {
  const t = useWords(portalWords)
  const n = useWords(teamWords)
  const me = useMe()
  const sees = useSession().can('team.open')
  const answer = useCall(teamCalls.list, venture === undefined ? {} : { venture_id: venture }, { enabled: sees })
  if (!sees) return null
  return (
    <Card title={t('people')}>
      <Answer of={answer}>
        {({ data }) => (
          <RuledList of={askedOf(data, me.id)} empty={t('peopleNone')}>
            {({ nome, position, ventures }) => (
              <div>
                <strong>{nome}</strong>
                <Quiet>
                  {[
                    n(`position_${teamPosition.keyOf(position) ?? 'looper'}`),
                    venture === undefined && ventures.join(', '),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </Quiet>
              </div>
            )}
          </RuledList>
        )}
      </Answer>
    </Card>
  )
}
