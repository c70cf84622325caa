import type { SupportStatus } from '#contract/support/support.states.ts'
import type { Tone } from '#web/kit/ui/StatusBadge.tsx'

export const statusTone: Readonly<Record<SupportStatus, Tone>> = { open: 'warn', answered: 'ok', closed: 'quiet' }
