import type { ReactNode } from 'react'
import css from './Amounts.module.css'

/** Figures at the end of a line, the last of them what it comes to. */
export const Amounts = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['amounts']}>{children}</span>
)
