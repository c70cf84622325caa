import type { ReactNode } from 'react'
import css from './ScrollTable.module.css'

interface ScrollTableProps {
  readonly label: string
  readonly children: ReactNode
}

/** A table of figures that scrolls by itself where it is wider than its card. */
export const ScrollTable = ({ label, children }: ScrollTableProps) => (
  // A scrolling area needs the focus where nothing inside it takes it.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={css['scroll']} tabIndex={0} role="group" aria-label={label}>
    <table className={css['table']}>{children}</table>
  </div>
)
