import { pathTo } from '#contract/routes/match.ts'

/** The orders of a Friday's weeks. */
export const ordersOf = (friday: string, status?: number): string =>
  `${pathTo('orderList')}?from=${friday}&to=${friday}${status === undefined ? '' : `&status=${String(status)}`}`
