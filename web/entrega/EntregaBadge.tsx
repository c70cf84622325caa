import { entregaStatus } from '#contract/entrega/entrega.steps.ts'
import { entregaWords } from '#contract/entrega/entrega.words.ts'
import { StatusBadge } from '#web/kit/ui/StatusBadge.tsx'
import { useWords } from '#web/kit/words.ts'

const tones = { waiting: 'quiet', development: 'brand', homologation: 'info', finished: 'ok', paid: 'ok' } as const

/** Status of a deliverable as a label. */
export const EntregaBadge = ({ status }: { readonly status: number }) => {
  const n = useWords(entregaWords)
  const name = entregaStatus.keyOf(status) ?? 'waiting'
  return <StatusBadge tone={tones[name]}>{n(`status_${name}`)}</StatusBadge>
}
