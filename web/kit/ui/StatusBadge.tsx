import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './StatusBadge.module.css'

export type Tone = 'ok' | 'warn' | 'danger' | 'info' | 'brand' | 'quiet'

interface StatusBadgeProps {
  readonly tone: Tone
  /** Instead of the dot, where the shape helps to tell states apart. */
  readonly icon?: Icon
  readonly children: ReactNode
}

/** A state in words, with a colour and a mark that only repeat them. */
export const StatusBadge = ({ tone, icon: Icon, children }: StatusBadgeProps) => (
  <span className={css['badge']} data-tone={tone}>
    {Icon ? <Icon size={13} stroke={2} aria-hidden /> : <span className={css['dot']} aria-hidden />}
    {children}
  </span>
)
