import { createContext } from 'react'

export interface Crumb {
  readonly label: string
  readonly to?: string | undefined
}

/** The way to the page on show, as what stands around it knows it; without the page itself. */
export const Place = createContext<readonly Crumb[]>([])
