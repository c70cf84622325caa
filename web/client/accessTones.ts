import type { AccessState } from '#contract/client/access.states.ts'
import type { Tone } from '#web/kit/ui/StatusBadge.tsx'

export const accessTones: Readonly<Record<AccessState, Tone>> = {
  on: 'ok',
  invited: 'info',
  lapsed: 'warn',
  off: 'quiet',
}
