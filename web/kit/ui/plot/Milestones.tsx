import { IconCheck, IconCircle, IconX } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import css from './Milestones.module.css'

export interface Milestone {
  readonly key: string
  readonly state: 'done' | 'late' | 'failed' | 'open'
  readonly name: string
  /** Its day or moment, or what it waits for. */
  readonly at: string
  /** Its person, or why it is late. */
  readonly about?: ReactNode
}

const icons = { done: IconCheck, late: IconX, failed: IconX, open: IconCircle } as const

/** How far something has come: its milestones one after the other, each with its moment and its person. */
export const Milestones = ({ of }: { readonly of: readonly Milestone[] }) => (
  <ol className={css['steps']}>
    {of.map(({ key, state, name, at, about }) => {
      const Icon = icons[state]
      return (
        <li key={key} data-state={state}>
          <Icon size={18} stroke={2} aria-hidden />
          <strong>{name}</strong>
          <span className="figures">{at}</span>
          {about !== undefined && <span>{about}</span>}
        </li>
      )
    })}
  </ol>
)
