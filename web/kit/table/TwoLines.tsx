import type { ReactNode } from 'react'
import css from './TwoLines.module.css'

interface TwoLinesProps {
  readonly first: ReactNode
  /** Quieter second line: its parent, or a detail; left out when empty. */
  readonly under: ReactNode
  /** Full text of the second line, where it may be cut. */
  readonly title?: string
  /** Short facts, each of one line: dates, times. */
  readonly short?: true
}

/** A cell of two facts, one over the other, where a column for each would cut both. */
export const TwoLines = ({ first, under, title, short }: TwoLinesProps) => (
  <span className={css['lines']} data-short={short}>
    <span className={css['first']} title={typeof first === 'string' ? first : undefined}>
      {first}
    </span>
    {under !== undefined && under !== false && under !== null && (
      <span className={css['under']} title={title}>
        {under}
      </span>
    )}
  </span>
)
