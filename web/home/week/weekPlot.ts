/** Seconds of one venture on one day. */
interface VentureTime {
  readonly id: number
  readonly nome: string
  readonly segundos: number
}

export interface WeekDay {
  readonly day: string
  readonly ventures: readonly VentureTime[]
}

export interface Series {
  readonly id: number
  /** Empty for the rest, which has no colour of its own and the id 0. */
  readonly nome: string
  readonly segundos: number
}

/** Ventures that stand apart; the rest is one. */
const APART = 5

/** The ventures of a week, the longest first; those beyond the colours become one without a name. */
export const seriesOf = (week: readonly WeekDay[]): Series[] => {
  const sums = new Map<number, VentureTime>()
  for (const { ventures } of week)
    for (const venture of ventures)
      sums.set(venture.id, { ...venture, segundos: venture.segundos + (sums.get(venture.id)?.segundos ?? 0) })
  const sorted = [...sums.values()].toSorted((a, b) => b.segundos - a.segundos)
  const shown = sorted.slice(0, APART)
  const rest = sorted.slice(APART).reduce((sum, it) => sum + it.segundos, 0)
  return rest > 0 ? [...shown, { id: 0, nome: '', segundos: rest }] : shown
}

/** Seconds → whole minutes, so shared that the parts add up to the whole as it is shown (largest remainder). */
export const wholeMinutes = (parts: readonly number[]): number[] => {
  const floors = parts.map((it) => Math.floor(it / 60))
  const whole = Math.floor(parts.reduce((sum, it) => sum + it, 0) / 60)
  const short = whole - floors.reduce((sum, it) => sum + it, 0)
  const raised = parts
    .map((it, index) => ({ index, rest: it % 60 }))
    .toSorted((a, b) => b.rest - a.rest)
    .slice(0, short)
    .map((it) => it.index)
  return floors.map((it, index) => it + (raised.includes(index) ? 1 : 0))
}

export interface Bar {
  readonly id: number
  readonly y: number
  readonly height: number
}

export const secondsOf = (day: WeekDay): number => day.ventures.reduce((sum, it) => sum + it.segundos, 0)

/** Seconds of a series on one day; 0 stands for the ventures beyond the series. */
export const secondsWithin = (day: WeekDay, series: readonly Series[], id: number): number =>
  day.ventures
    .filter((it) => (id === 0 ? !series.some((named) => named.id === it.id) : it.id === id))
    .reduce((sum, it) => sum + it.segundos, 0)

/** One day as bars on top of each other, in the order of the series; the tallest day fills `tall`. */
export const barsOf = (day: WeekDay, series: readonly Series[], scale: { tall: number; most: number }): Bar[] => {
  let top = scale.tall
  return series.flatMap(({ id }) => {
    const segundos = secondsWithin(day, series, id)
    if (segundos === 0) return []
    const height = Math.max(2, (segundos / scale.most) * scale.tall)
    top -= height
    return [{ id, y: top, height: Math.max(1, height - 1) }]
  })
}
