import type { ReactNode } from 'react'
import css from './board.module.css'

/** What is said of a card below its name, on one line where there is room. */
export const CardLine = ({ children }: { readonly children: ReactNode }) => (
  <span className={css['line']}>{children}</span>
)
