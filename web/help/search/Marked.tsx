import { pieces } from '#web/help/help.rules.ts'
import css from './Marked.module.css'

interface MarkedProps {
  readonly text: string
  /** Folded words of a search; none marks nothing. */
  readonly terms: readonly string[]
}

/** A text with what was searched for marked in it. */
export const Marked = ({ text, terms }: MarkedProps) =>
  terms.length === 0
    ? text
    : pieces(text, terms).map((piece, at) =>
        piece.hit ? (
          <mark key={at} className={css['hit']}>
            {piece.text}
          </mark>
        ) : (
          piece.text
        ),
      )
