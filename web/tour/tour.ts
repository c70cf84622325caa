import type { Permission } from '#contract/access/matrix.ts'
import type { Role } from '#contract/access/roles.ts'
import type { KeyOf } from '#contract/kit/words.ts'
import { routes, type RouteName } from '#contract/routes/all.ts'
import { isBuilt } from '#contract/routes/built.ts'
import { mayOpen } from '#contract/routes/match.ts'
import type { TourName } from '#contract/tour/tour.rules.ts'
import type { tourStepWords } from '#contract/tour/tourStep.words.ts'
import { fits, type TourStep } from '#web/kit/tour/step.ts'
import type { DistrictKey } from '#web/screens/menu/entry.ts'

type Titled<K> = K extends `${infer Name}_title` ? Name : never

export interface Step extends TourStep {
  readonly district: DistrictKey
  /** Key of its title and text, without `_title` and `_text`. */
  readonly words: Titled<KeyOf<typeof tourStepWords>>
  /** The permission without which its element is not shown. */
  readonly needs?: Permission
}

export interface Tour {
  readonly name: TourName
  readonly steps: readonly Step[]
  /** The permission without which the tour is not offered. */
  readonly needs?: Permission
  /** The roles that it is for, where no permission tells them apart. */
  readonly roles?: readonly Role[]
  /** Screens on which it is offered by itself. */
  readonly offeredOn: readonly RouteName[]
}

interface Who {
  readonly role: Role | undefined
  readonly can: (permission: Permission) => boolean
}

/** Only tours whose every screen stands and opens for the person. */
export const mayTake = ({ steps, needs, roles }: Tour, { role, can }: Who): boolean =>
  role !== undefined &&
  (needs === undefined || can(needs)) &&
  (roles === undefined || roles.includes(role)) &&
  steps.every(({ route }) => route === undefined || (isBuilt(route) && mayOpen(routes[route], role)))

export type Placed = Step & { readonly index: number }

/** The steps that somebody sees in a window of this size, each with its index among all of the tour. */
export const stepsFor = ({ steps }: Tour, { can }: Pick<Who, 'can'>): Placed[] =>
  steps
    .map((step, index) => ({ ...step, index }))
    .filter((step) => fits(step) && (step.needs === undefined || can(step.needs)))
