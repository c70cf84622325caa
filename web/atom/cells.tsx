import { atomStatus } from '#contract/atom/atom.rules.ts'
import { atomList, type AtomRow } from '#contract/atom/atom.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { AtomSteps } from '#web/atom/AtomSteps.tsx'
import { Row } from '#web/kit/ui/page/layout.tsx'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const column = atomList.columns.status
const tones = column.kind === 'code' ? (column.tones ?? {}) : {}

export const AtomStatusBadge = ({ status }: { readonly status: number }) => {
  const n = useWords(atomWords)
  const key = atomStatus.keyOf(status) ?? 'pending'
  return <StatusBadge tone={tones[key] ?? 'quiet'}>{n(`status_${key}`)}</StatusBadge>
}

/** Where an atom stands, with the steps that the table offers: accept and finish. */
export const StatusCell = ({ of }: { readonly of: AtomRow }) => (
  <Row gap="tight">
    <AtomStatusBadge status={of.status} />
    <AtomSteps of={of} acts={['accept', 'finish']} compact />
  </Row>
)

export const LoopersCell = ({ of }: { readonly of: AtomRow }) => (of.loopers ?? []).map((it) => it.nome).join(', ')
