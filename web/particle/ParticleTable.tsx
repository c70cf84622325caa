import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleList, type ParticleRow } from '#contract/particle/particle.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { ListScreen } from '#web/list/ListScreen.tsx'
import { ParticleBoardLink } from '#web/particle/board/ParticleBoardLink.tsx'
import { VoteButton } from '#web/particle/VoteButton.tsx'

const cells: Cells<ParticleRow, keyof typeof particleList.columns> = {
  nome: { grow: 3 },
  venture: { grow: 2 },
  votes: { cell: (row) => <VoteButton of={row} />, width: 'narrow' },
}

/** The list of particles, with a vote in each line. */
export const ParticleTable = () => (
  <ListScreen noun={particleNoun} of={particleList} cells={cells} action={<ParticleBoardLink />} />
)
