/** What circles a planet, by how far it is; late is what is neither done nor in time. */
export interface Circling {
  readonly done: number
  readonly open: number
  readonly late: number
}

const kinds = ['done', 'open', 'late'] as const
export type OrbitKind = (typeof kinds)[number]

/** One that circles, at a part of the way round from the top. */
export interface OrbitDot {
  readonly kind: OrbitKind
  readonly at: number
}

/** All of a kind where they are too many to be told apart, as parts of the way round. */
export interface OrbitArc {
  readonly kind: OrbitKind
  readonly from: number
  readonly length: number
}

export const countOf = ({ done, open, late }: Circling): number => done + open + late

/** Clockwise from the top: what is done, what is open, what is late. */
export const dotsOf = (of: Circling): OrbitDot[] => {
  const total = countOf(of)
  return kinds
    .flatMap((kind) => Array.from({ length: of[kind] }, () => kind))
    .map((kind, at) => ({ kind, at: at / total }))
}

/** Part of the way round that the fewest of a kind still have, so that they are seen. */
const SHORTEST = 0.06

export const arcsOf = (of: Circling): OrbitArc[] => {
  const shown = kinds.filter((kind) => of[kind] > 0)
  const wide = (kind: OrbitKind) => Math.max(SHORTEST, of[kind] / countOf(of))
  const whole = shown.reduce((sum, kind) => sum + wide(kind), 0)
  let from = 0
  return shown.map((kind) => {
    const length = wide(kind) / whole
    const arc = { kind, from, length }
    from += length
    return arc
  })
}

/** Where a part of the way round is, of a circle with a radius around the middle of 64. */
export const placeAt = (at: number, radius: number): { readonly x: number; readonly y: number } => {
  const angle = (at - 0.25) * 2 * Math.PI
  return { x: 32 + radius * Math.cos(angle), y: 32 + radius * Math.sin(angle) }
}
