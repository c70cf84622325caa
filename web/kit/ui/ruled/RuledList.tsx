import type { ReactNode } from 'react'
import { Quiet } from '#web/kit/ui/ruled/Quiet.tsx'
import css from './RuledList.module.css'

interface RuledListProps<T> {
  readonly of: readonly T[]
  /** Text shown when there are no rows. */
  readonly empty?: string
  readonly children: (row: T) => ReactNode
}

/** A few rows of a card, a rule between them. */
export const RuledList = <T extends { readonly id: string | number }>({ of, empty, children }: RuledListProps<T>) =>
  of.length === 0 && empty ? (
    <Quiet>{empty}</Quiet>
  ) : (
    <ul className={css['list']}>
      {of.map((row) => (
        <li key={row.id}>{children(row)}</li>
      ))}
    </ul>
  )
