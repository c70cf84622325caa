import { addDays, todayIn } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import { amount } from '#contract/kit/money.ts'
import { weekEnd } from '#contract/week/week.rules.ts'
import { orderItemKind } from './order.codes.ts'

/** What an order pays: whole centavos and tenths of hours, rounded once for each loop (specification, section 9). */

/** A loop as it is paid: its seconds and the hourly value in centavos at which it was concluded. */
export interface PricedLoop {
  readonly segundos: number
  readonly valor_hora_centavos: number
}

/** An additional item; its kind says whether it adds or takes away. */
export interface PricedItem {
  readonly kind: number
  readonly centavos: number
}

export interface OrderTotals {
  readonly loops: number
  readonly segundos: number
  /** Tenths of hours. */
  readonly decimos: number
  readonly loops_centavos: number
  readonly items_centavos: number
  readonly total_centavos: number
}

/** Tenths of hours and centavos of one loop. Errors as in `decimalTenths` and `amount`. */
export const priceOf = ({ segundos, valor_hora_centavos }: PricedLoop): { decimos: number; centavos: number } => {
  const decimos = decimalTenths(segundos)
  return { decimos, centavos: amount(decimos, valor_hora_centavos) }
}

/** Centavos by which an item changes its order. */
export const signedOf = ({ kind, centavos }: PricedItem): number =>
  kind === orderItemKind.of.discount ? -centavos : centavos

/**
 * The confirmed items that an order can take beside its loops: all that add, and then each discount that does not bring it
 * below zero, in the order given. A discount that does not fit waits for the next order.
 */
export const itemsThatFit = <I extends PricedItem>(loopsCentavos: number, items: readonly I[]): I[] => {
  const adding = items.filter((it) => signedOf(it) > 0)
  let left = adding.reduce((sum, it) => sum + it.centavos, loopsCentavos)
  const discounts = items.filter((item) => {
    const fits = signedOf(item) < 0 && item.centavos <= left
    if (fits) left -= item.centavos
    return fits
  })
  const taken = new Set([...adding, ...discounts])
  return items.filter((it) => taken.has(it))
}

/** Totals of an order over its loops and the items that it takes. */
export const totalsOf = (loops: readonly PricedLoop[], items: readonly PricedItem[]): OrderTotals => {
  const priced = loops.map((it) => ({ segundos: it.segundos, ...priceOf(it) }))
  const sum = (of: (it: (typeof priced)[number]) => number) => priced.reduce((total, it) => total + of(it), 0)
  const loops_centavos = sum((it) => it.centavos)
  const items_centavos = items.reduce((total, it) => total + signedOf(it), 0)
  return {
    loops: priced.length,
    segundos: sum((it) => it.segundos),
    decimos: sum((it) => it.decimos),
    loops_centavos,
    items_centavos,
    total_centavos: loops_centavos + items_centavos,
  }
}

/** Day on which an order made at a moment is due: the coming Friday of São Paulo; the one after it for an order made on a Friday. */
export const dueOn = (made: Date): string => {
  const friday = weekEnd(made)
  return todayIn(made) === friday ? addDays(friday, 7) : friday
}
