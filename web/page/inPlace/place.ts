import { createContext } from 'react'

/** The fact of a page that is open for a change: the form of its record shows this field alone, where the fact stands. */
export interface FactPlace {
  readonly field: string
  /** Puts the stored row on the page before it is read again. */
  stored(row: unknown): void
  /** Hears whether something is typed that would be lost. */
  typed(dirty: boolean): void
}

export const FactPlaceContext = createContext<FactPlace | undefined>(undefined)
