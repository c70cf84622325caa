import type { PathOf, RouteName } from '#contract/routes/all.ts'

/** A screen whose path has no parameters. */
export type PlainRoute = { [N in RouteName]: PathOf<N> extends `${string}:${string}` ? never : N }[RouteName]

/** One step of a tour (specification, section 2: element, district, has_click). */
export interface TourStep {
  /** Value of `data-tour` on the step's element. */
  readonly element: string
  /** District whose accent colours the step. */
  readonly district: string
  /** True when only a click on the element, or on something within it, passes the step. */
  readonly has_click: boolean
  /** Screen that the tour opens for the step; without one the step fits every screen. */
  readonly route?: PlainRoute
  /** Names whose presence shows that the person is past this step, which is then not shown. */
  readonly past?: readonly string[]
  /** Limits the step to windows with, or without, room for the side menu and tables. */
  readonly only?: 'wide' | 'narrow'
}

/** Width below which the shell folds its menu away (Shell.module.css). */
const NARROW = '(max-width: 56.25rem)'

/** True when the step fits a window of this size. */
export const fits = ({ only }: Pick<TourStep, 'only'>): boolean =>
  only === undefined || window.matchMedia(NARROW).matches === (only === 'narrow')
