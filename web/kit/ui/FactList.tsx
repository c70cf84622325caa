import type { ReactNode } from 'react'
import { EMPTY } from '#contract/kit/dates.ts'
import { Breakable } from '#web/kit/ui/page/Breakable.tsx'
import css from './FactList.module.css'

interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: ReactNode }[]
}

const shown = (value: ReactNode): ReactNode => {
  if (value === null || value === undefined || value === '') return <span className={css['none']}>{EMPTY}</span>
  return typeof value === 'string' ? <Breakable text={value} /> : value
}

/** The facts of a detail page, beside it or above it on a phone. An empty one shows `- - -`. */
export const FactList = ({ facts }: FactListProps) => (
  <dl className={css['facts']}>
    {facts.map((fact) => (
      <div key={fact.label} className={css['fact']}>
        <dt>{fact.label}</dt>
        <dd className="figures">{shown(fact.value)}</dd>
      </div>
    ))}
  </dl>
)
