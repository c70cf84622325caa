import { routes, type RouteName } from '#contract/routes/all.ts'
import { fillPattern } from '#contract/routes/pattern.ts'

/** The path of a noun's screen, of one record where it shows one. */
export const pathOf = (name: RouteName, id?: number): string =>
  fillPattern(routes[name].path, id === undefined ? {} : { id: String(id) })
