import type { PathOf, RouteName } from '#contract/routes/all.ts'

/** A screen whose path has no parameters. */
export type PlainRoute = { [N in RouteName]: PathOf<N> extends `${string}:${string}` ? never : N }[RouteName]

/** One step of a tour (specification, section 2: element, district, has_click). */
export interface TourStep {
  /** Name in the `data-tour` attribute of what the step is about. */
  readonly element: string
  /** District whose accent the step wears. */
  readonly district: string
  /** The step is passed by really clicking the element, or something to press within it. */
  readonly has_click: boolean
  /** Screen it stands on, which the tour opens; without one it stands on every screen. */
  readonly route?: PlainRoute
  /** Names whose presence tells that this step is behind the person already: it is not shown, or no longer. */
  readonly past?: readonly string[]
  /** Only where the window has room for the side menu and tables, or only where it has not. */
  readonly only?: 'wide' | 'narrow'
}

/** Below this the shell folds its menu away (Shell.module.css). */
const NARROW = '(max-width: 56.25rem)'

/** Whether the step has its place in a window of this size. */
export const fits = ({ only }: Pick<TourStep, 'only'>): boolean =>
  only === undefined || window.matchMedia(NARROW).matches === (only === 'narrow')
