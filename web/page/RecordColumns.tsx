import type { ReactNode } from 'react'
import css from './page.module.css'

interface RecordColumnsProps {
  readonly facts: ReactNode
  readonly main: ReactNode
  readonly side: ReactNode
  /** True where the content comes before the facts to read and on a narrow page, such as a text that somebody was sent. */
  readonly mainFirst?: boolean | undefined
}

/** The parts of a record’s page, in the order in which they are read. */
export const RecordColumns = ({ facts, main, side, mainFirst = false }: RecordColumnsProps) => {
  const aside = <div className={css['facts']}>{facts}</div>
  return (
    <div className={css['columns']} data-main-first={mainFirst || undefined}>
      {!mainFirst && aside}
      <div className={css['main']}>{main}</div>
      {mainFirst && aside}
      <div className={css['side']}>{side}</div>
    </div>
  )
}
