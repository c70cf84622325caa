import { entregaStatus } from '#contract/entrega/entrega.rules.ts'
import { entregaWords } from '#contract/entrega/entrega.words.ts'
import { entregaTone } from '#web/entrega/tone.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

/** Status of a deliverable as a label. */
export const EntregaBadge = ({ status }: { readonly status: number }) => {
  const n = useWords(entregaWords)
  return <StatusBadge tone={entregaTone(status)}>{n(`status_${entregaStatus.keyOf(status) ?? 'waiting'}`)}</StatusBadge>
}
