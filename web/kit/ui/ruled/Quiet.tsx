import type { ReactNode } from 'react'
import css from './Quiet.module.css'

interface QuietProps {
  /** Whether it is of dates and numbers, which stand in columns of equal digits. */
  readonly figures?: boolean
  readonly children: ReactNode
}

/** The smaller line below a row's name. */
export const Quiet = ({ figures = false, children }: QuietProps) => (
  <div className={figures ? `${css['quiet']} figures` : css['quiet']}>{children}</div>
)
