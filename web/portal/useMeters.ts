import type { PortalVenture } from '#contract/portal/portal.ts'
import { portalWords } from '#contract/portal/portal.words.ts'
import { useFormat } from '#web/kit/format.ts'
import { useWords } from '#web/kit/words.ts'

/** A measure in words and as a part of a whole; without a whole there is no bar. */
export interface MeterOf {
  readonly text: string
  readonly part: number
  readonly whole?: number
  /** Where what is measured are the atoms of a venture. */
  readonly orbit?: { readonly venture: number; readonly done: number; readonly total: number; readonly late: number }
}

const HOUR_SECONDS = 3600

/** Progress, budget and hours of a venture, as far as the server sent them; nothing for what has not begun. */
export const useMeters = (of: PortalVenture): MeterOf[] => {
  const t = useWords(portalWords)
  const f = useFormat()
  const { atoms_done: done, entregas, price_centavos: price, delivered_centavos: part, tracked, hours_planned } = of
  const total = of.atoms_open + done
  const meters: MeterOf[] = []
  if (total > 0)
    meters.push({
      text: t('atomsDone', { done, total }),
      part: done,
      orbit: { venture: of.id, done, total, late: of.atoms_late },
    })
  if (entregas.total > 0) meters.push({ text: t('entregasDone', entregas), part: entregas.done, whole: entregas.total })
  if (part !== undefined && price)
    meters.push({ text: t('deliveredOf', { part: f.money(part), whole: f.money(price) }), part, whole: price })
  else if (price) meters.push({ text: t('agreedOnly', { whole: f.money(price) }), part: 0 })
  else if (part) meters.push({ text: t('deliveredOnly', { part: f.money(part) }), part })
  if (tracked !== undefined && hours_planned) {
    const whole = hours_planned * HOUR_SECONDS
    meters.push({ text: t('hoursOf', { part: f.hours(tracked), whole: f.hours(whole) }), part: tracked, whole })
  } else if (tracked) meters.push({ text: t('hoursOnly', { part: f.hours(tracked) }), part: tracked })
  return meters
}
