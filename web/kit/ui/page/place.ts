import { createContext, type ReactNode } from 'react'

export interface Crumb {
  readonly label: string
  readonly to?: string | undefined
}

/** The way to the page on show, as what stands around it knows it; without the page itself. */
export const Place = createContext<readonly Crumb[]>([])

/** What the frame puts beside the title of every page. */
export const BesideTitle = createContext<ReactNode>(null)
