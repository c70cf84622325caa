import { defaultGrants, permissionsOf } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import type { SignedInRole } from '#contract/access/roles.ts'
import type { RouteName } from '#contract/routes/all.ts'
import { mayTake } from '#web/tour/tour.ts'
import { tours } from '#web/tour/tours.ts'

/** Pages that a click on a row leads to: a step without a route after such a click stands there. */
const pageOfRow: Partial<Record<RouteName, RouteName>> = {
  looperList: 'looperShow',
  clientList: 'clientShow',
  registrationList: 'registrationShow',
  workstationVentures: 'ventureShow',
}

export interface TourMark {
  readonly tour: string
  readonly element: string
  /** The screen that the element stands on; undefined for the frame of every screen. */
  readonly route: RouteName | undefined
  readonly needs: Permission | undefined
  readonly only: 'wide' | 'narrow' | undefined
}

const marksOf = ({ name, steps }: (typeof tours)[number]): TourMark[] => {
  let clicked: RouteName | undefined
  return steps.map(({ element, route, has_click, needs, only }) => {
    const at = route ?? clicked
    if (has_click && route !== undefined) clicked = pageOfRow[route]
    return { tour: name, element, route: at, needs, only }
  })
}

/** What every step of every tour points at, and where that stands. */
export const tourMarks: readonly TourMark[] = tours.flatMap(marksOf)

/** What the tours of a role point at on a wide screen. */
export const marksFor = (role: SignedInRole): TourMark[] => {
  const held: readonly Permission[] = permissionsOf(defaultGrants, role)
  const can = (permission: Permission): boolean => held.includes(permission)
  const taken = tours.filter((it) => mayTake(it, { role, can })).map((it) => it.name)
  return tourMarks.filter(
    ({ tour, needs, only }) =>
      taken.some((it) => it === tour) && only !== 'narrow' && (needs === undefined || can(needs)),
  )
}
