import { IconAlertTriangle } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './LateMark.module.css'

/** Says in words that something is late, or how many are; the same on every screen. */
export const LateMark = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['late']}>
    <IconAlertTriangle size={13} stroke={2} aria-hidden />
    {children}
  </span>
)
