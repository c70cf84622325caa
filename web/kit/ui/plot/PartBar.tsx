import css from './PartBar.module.css'

interface PartBarProps {
  readonly part: number
  readonly whole: number
}

/** A part of a whole as a bar, beside words that say it: a screen reader does not hear it twice. */
export const PartBar = ({ part, whole }: PartBarProps) => (
  <progress className={css['bar']} max={Math.max(1, whole)} value={Math.min(part, whole)} aria-hidden />
)
