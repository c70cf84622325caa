import { atomList, type AtomRow } from '#contract/atom/atom.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { AtomStatusBadge } from '#web/atom/AtomStatusBadge.tsx'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { useFormat } from '#web/kit/format.ts'
import type { Cells } from '#web/kit/list/columns.tsx'
import { TwoLines } from '#web/kit/table/TwoLines.tsx'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { useWords } from '#web/kit/words.ts'
import { VentureMark } from '#web/page/venture/VentureMark.tsx'

/** Status of an atom, with the steps that the table offers: accept and finish. */
const StatusCell = ({ of }: { readonly of: AtomRow }) => (
  <Row gap="small" unbroken>
    <AtomStatusBadge status={of.status} />
    <AtomSteps of={of} acts={['accept', 'finish']} compact />
  </Row>
)

/** Name of an atom above its short id and its venture, all in full. */
const AtomAndVenture = ({ of: { nome, ref, venture, gate, cell } }: { readonly of: AtomRow }) => (
  <TwoLines
    first={nome}
    under={
      <>
        <VentureMark id={venture.id} />
        {ref} · {venture.nome}
      </>
    }
    title={[venture, gate, cell].map((it) => it.nome).join(' › ')}
  />
)

/** Planned day, and below it that it has passed, or the day on which the atom was finished. */
const Planned = ({ of: { data, data_fim, late } }: { readonly of: AtomRow }) => {
  const n = useWords(atomWords)
  const f = useFormat()
  const ended = data_fim !== null && n('finishedOn', { day: f.date(data_fim) })
  return (
    <span className="figures">
      <TwoLines short first={f.date(data)} under={late ? <LateMark since={data} until={data_fim} /> : ended} />
    </span>
  )
}

/** Cells of lists of atoms that differ from those of their columns' kinds. */
export const atomCells: Cells<AtomRow, keyof typeof atomList.columns> = {
  nome: {
    grow: 3,
    exports: ['nome', 'ref', 'venture'],
    cell: (row) => <AtomAndVenture of={row} />,
    cardCell: (row) => <AtomAndVenture of={row} />,
  },
  status: {
    cell: (row) => <StatusCell of={row} />,
    card: 'aside',
    cardCell: (row) => <StatusCell of={row} />,
  },
  responsavel: { grow: 1, exports: ['responsavel', 'loopers'] },
  loopers: { cell: (row) => (row.loopers ?? []).map((it) => it.nome).join(', '), grow: 1 },
  data: {
    width: 'narrow',
    exports: ['data', 'data_fim', 'late'],
    cell: (row) => <Planned of={row} />,
    cardCell: (row) => <Planned of={row} />,
  },
}
