import { IconChevronRight } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Fold.module.css'

interface FoldProps {
  readonly head: ReactNode
  readonly open?: boolean
  readonly children: ReactNode
}

/** A line that opens to what it is made of. */
export const Fold = ({ head, open = false, children }: FoldProps) => (
  <details className={css['fold']} open={open}>
    <summary>
      <IconChevronRight size={16} stroke={1.75} aria-hidden />
      <span className={css['head']}>{head}</span>
    </summary>
    <div>{children}</div>
  </details>
)
