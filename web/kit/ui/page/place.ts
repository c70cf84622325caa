import { createContext, type ReactNode } from 'react'

export interface Crumb {
  readonly label: string
  readonly to?: string | undefined
}

/** Crumbs above the present page, as its surroundings know them; without the page itself. */
export const Place = createContext<readonly Crumb[]>([])

/** Content that the frame puts beside the title of every page. */
export const BesideTitle = createContext<ReactNode>(null)

/** Content that the frame puts behind the title and what the page has beside it: the other views of the same thing. */
export const Views = createContext<ReactNode>(null)
