import { entregaStatus } from '#contract/entrega/entrega.rules.ts'
import type { Tone } from '#web/kit/ui/StatusBadge.tsx'

const tones = {
  waiting: 'quiet',
  development: 'brand',
  homologation: 'info',
  finished: 'ok',
  paid: 'ok',
} as const satisfies Record<string, Tone>

export const entregaTone = (status: number): Tone => tones[entregaStatus.keyOf(status) ?? 'waiting']

const atomTones = ['quiet', 'brand', 'ok', 'quiet', 'ok', 'ok', 'ok'] as const satisfies readonly Tone[]

export const atomTone = (status: number): Tone => atomTones[status] ?? 'quiet'
