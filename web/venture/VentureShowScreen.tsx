import { teamCalls } from '#contract/team/team.calls.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { ventureStatus } from '#contract/venture/venture.rules.ts'
import { ventureCrud, type VentureRow } from '#contract/venture/venture.ts'
import { BoardLink } from '#web/board/BoardLink.tsx'
import { VentureDeploys } from '#web/deploy/VentureDeploys.tsx'
import { VentureEntregas } from '#web/entrega/VentureEntregas.tsx'
import { useCall } from '#web/kit/call/query.ts'
import { useSession } from '#web/kit/session/session.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { Answer } from '#web/kit/ui/state/Answer.tsx'
import { VentureGoals } from '#web/okr/VentureGoals.tsx'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { TemplateBadge } from '#web/page/venture/TemplateBadge.tsx'
import { VentureProgress } from '#web/page/venture/VentureProgress.tsx'
import { VentureParticles } from '#web/particle/VentureParticles.tsx'
import { VentureResources } from '#web/resource/VentureResources.tsx'
import { TeamCard } from '#web/team/TeamCard.tsx'
import { Overview } from '#web/venture/overview/Overview.tsx'
import { VentureActions } from '#web/venture/VentureActions.tsx'

const edit = onDemand('VentureEdit', async () => (await import('#web/venture/VentureEdit.tsx')).VentureEdit)

/** The team of a venture, for whoever may see it; an inactive venture has none at work. */
const VentureTeam = ({ id }: { readonly id: number }) => {
  const { can } = useSession()
  const sees = can('projeto.seeTeam') && can('team.open')
  const answer = useCall(teamCalls.list, { venture_id: id }, { enabled: sees })
  if (!sees) return null
  return <Answer of={answer}>{({ data }) => data.map((team) => <TeamCard key={team.id} of={team} />)}</Answer>
}

export const VentureShowScreen = () => {
  const { can } = useSession()
  /** Told by the head and by the cards below; that a venture is active goes without saying. */
  const elsewhere = ({ status, template }: VentureRow) => [
    'colour',
    'template',
    'late',
    'team',
    ...(template || status === ventureStatus.of.active ? ['status'] : []),
    ...(can('atom.seeTime') ? ['tracked'] : []),
    ...(can('earnings.open') && !template ? ['price_centavos'] : []),
  ]
  // The team alone sees what is attached to a venture, as on the server.
  const noun = { ...ventureNoun, traits: can('atom.open') ? ventureNoun.traits : [] }
  const about = { noun, of: ventureCrud }
  return (
    <RecordScreen
      {...about}
      venture={(row) => row.id}
      badge={(row) => row.template && <TemplateBadge />}
      actions={(row) => <BoardLink code={row.code} />}
      usual={(row, withItems) => <VentureActions of={row}>{withItems}</VentureActions>}
      facts={{ progress: (row) => <VentureProgress of={row} /> }}
      elsewhere={elsewhere}
      main={(row) => (
        <>
          <Overview of={row} />
          <VentureEntregas id={row.id} />
          <VentureGoals id={row.id} />
          <VentureDeploys id={row.id} />
          <VentureParticles id={row.id} gone={row.deleted_at !== null} />
          <VentureResources id={row.id} />
          <VentureTeam id={row.id} />
        </>
      )}
      edit={edit}
    />
  )
}
