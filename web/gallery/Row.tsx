import type { ReactNode } from 'react'
import css from './Gallery.module.css'

interface RowProps {
  readonly name: string
  /** One below the other, each as wide as the page. */
  readonly wide?: boolean
  readonly children: ReactNode
}

/** One part with its name, its states beside each other. */
export const Row = ({ name, wide = false, children }: RowProps) => (
  <div className={css['row']} data-wide={wide ? true : undefined}>
    <h3>{name}</h3>
    <div className={css['states']}>{children}</div>
  </div>
)
