import type { ReactNode } from 'react'
import css from './Quiet.module.css'

interface QuietProps {
  /** True for dates and numbers, which need digits of equal width. */
  readonly figures?: boolean
  readonly children: ReactNode
}

/** The smaller line below a row's name. */
export const Quiet = ({ figures = false, children }: QuietProps) => (
  <div className={figures ? `${css['quiet']} figures` : css['quiet']}>{children}</div>
)
