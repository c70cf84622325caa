import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './LateMark.module.css'

/** That something is late, or how many are, in words: the one look that this has on every screen. */
export const LateMark = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['late']}>
    <IconAlertTriangle size={13} stroke={2} aria-hidden />
    {children}
  </span>
)
