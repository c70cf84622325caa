import { atomNoun } from '#contract/atom/atom.noun.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleList, type ParticleRow } from '#contract/particle/particle.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { useSession } from '#web/kit/session/session.ts'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { VentureName } from '#web/page/venture/VentureName.tsx'
import { ParticleBoardLink } from '#web/particle/board/ParticleBoardLink.tsx'
import { PromoteInLine } from '#web/particle/promote.tsx'
import { VoteButton } from '#web/particle/VoteButton.tsx'

/** The atom that a particle became; the way to promote it where it became none. */
const PromotedTo = ({ of }: { readonly of: ParticleRow }) => {
  const { can } = useSession()
  if (of.atom === null) return <PromoteInLine of={of} />
  return can('atom.read') ? <TextLink to={linkOf(atomNoun, of.atom.id)}>{of.atom.nome}</TextLink> : of.atom.nome
}

/** The title over its venture; both whole. */
const ParticleAndVenture = ({ of: { nome, venture } }: { readonly of: ParticleRow }) => (
  <TwoLines first={nome} under={<VentureName {...venture} />} />
)

const cells: Cells<ParticleRow, keyof typeof particleList.columns> = {
  nome: {
    grow: 3,
    exports: ['nome', 'venture'],
    cell: (row) => <ParticleAndVenture of={row} />,
    cardCell: (row) => <ParticleAndVenture of={row} />,
  },
  atom: { cell: (row) => <PromotedTo of={row} /> },
  votes: { cell: (row) => <VoteButton of={row} />, width: 'narrow' },
}

/** The list of particles, with a vote in each line. */
export const ParticleTable = () => (
  <ListScreen noun={particleNoun} of={particleList} cells={cells} action={<ParticleBoardLink />} />
)
