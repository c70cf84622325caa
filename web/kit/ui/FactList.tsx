import type { ReactNode } from 'react'
import { EMPTY } from '#contract/kit/dates.ts'
import { Changeable } from '#web/kit/ui/change/Changeable.tsx'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import css from './FactList.module.css'

interface Fact {
  readonly label: string
  readonly value: ReactNode
  /** Opens the fact for a change where it stands. */
  readonly onChange?: (() => void) | undefined
  /** The field in its place, while it is open. */
  readonly field?: ReactNode
}

interface FactListProps {
  readonly facts: readonly Fact[]
}

const shown = (value: ReactNode): ReactNode => {
  if (value === null || value === undefined || value === '') return <span className={css['none']}>{EMPTY}</span>
  return typeof value === 'string' ? <Breakable text={value} /> : value
}

/** The facts of a detail page, beside it or above it on a phone. An empty one shows `- - -`. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={css['facts']}>
    {facts.map(({ label, value, onChange, field }) => (
      <div key={label} className={css['fact']} data-open={field === undefined ? undefined : true}>
        <dt>{label}</dt>
        <dd className="figures">
          {onChange ? (
            <Changeable label={label} onChange={onChange} field={field}>
              {shown(value)}
            </Changeable>
          ) : (
            shown(value)
          )}
        </dd>
      </div>
    ))}
  </dl>
)
