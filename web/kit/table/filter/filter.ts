import type { Icon } from '@tabler/icons-react'
import type { ReactNode } from 'react'

export interface Choice {
  readonly value: string
  readonly label: string
}

interface About<F extends string> {
  /** Its names in the address; the first tells whether it is set unless `shown` does. */
  readonly names: readonly [F, ...F[]]
  readonly label: string
  readonly icon: Icon
}

/** One of a few values, or several of them. */
export interface ChoiceFilter<F extends string> extends About<F> {
  readonly choices: readonly Choice[]
  readonly many?: boolean
}

/** A filter with an editor of its own. */
export interface OwnFilter<F extends string> extends About<F> {
  /** The text of the chip; undefined when the filter is not set. */
  readonly shown: string | undefined
  readonly editor: (close: () => void) => ReactNode
}

export type TableFilter<F extends string> = ChoiceFilter<F> | OwnFilter<F>

type Values = Readonly<Partial<Record<string, string>>>

export const valuesOf = (it: ChoiceFilter<string>, values: Values): readonly string[] =>
  values[it.names[0]]?.split(',').filter(Boolean) ?? []

/** The value of a filter in words; an unknown value (of an old link) shows as it is. Undefined when not set. */
export const shownValue = (filter: TableFilter<string>, values: Values): string | undefined => {
  if ('editor' in filter) return filter.shown
  const chosen = valuesOf(filter, values)
  if (chosen.length === 0) return undefined
  return chosen.map((value) => filter.choices.find((one) => one.value === value)?.label ?? value).join(', ')
}

/** The same words without accents and case, to find things by. */
export const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
