import { atomStatus } from '#contract/atom/atom.rules.ts'
import { atomList } from '#contract/atom/atom.ts'
import { atomWords } from '#contract/atom/atom.words.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const column = atomList.columns.status
const tones = column.kind === 'code' ? (column.tones ?? {}) : {}

/** Status of an atom as a label. */
export const AtomStatusBadge = ({ status }: { readonly status: number }) => {
  const n = useWords(atomWords)
  const key = atomStatus.keyOf(status) ?? 'pending'
  return <StatusBadge tone={tones[key] ?? 'quiet'}>{n(`status_${key}`)}</StatusBadge>
}
