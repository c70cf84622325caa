import { routes, routeTables, type RouteDistrict, type RouteName } from './all.ts'
import type { RouteTable } from './route.ts'

/** Routes of a table whose screen is still to come: they say `soon` beside their path. */
type SoonIn<T extends RouteTable> = { [N in keyof T]: T[N] extends { readonly soon: true } ? N : never }[keyof T]
/** Routes of a table that have a screen. `web/screens` gives exactly these a loader. */
export type BuiltIn<T extends RouteTable> = Exclude<keyof T, SoonIn<T>>

export type SoonName = SoonIn<typeof routes>
export type BuiltName = BuiltIn<typeof routes>

/** Menu, help, tours and links ask here what can be opened, so that none of them knows a screen. */
export const isSoon = (name: RouteName): name is SoonName => 'soon' in routes[name]
export const isBuilt = (name: RouteName): name is BuiltName => !isSoon(name)

/** Districts with screens still to come; each says in one sentence what it will be for (`shell/soon.words.ts`). */
export type SoonDistrict = {
  [D in RouteDistrict]: [SoonIn<(typeof routeTables)[D]>] extends [never] ? never : D
}[RouteDistrict]

const isDistrict = (name: string): name is RouteDistrict => Object.hasOwn(routeTables, name)
const isSoonDistrict = (name: string): name is SoonDistrict =>
  isDistrict(name) && Object.values(routeTables[name]).some((it) => 'soon' in it)

export const soonDistricts: readonly SoonDistrict[] = Object.keys(routeTables).filter(isSoonDistrict)
export const soonDistrictOf = (name: SoonName): SoonDistrict | undefined =>
  soonDistricts.find((it) => name in routeTables[it])
