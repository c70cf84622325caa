import type { RecordRef } from '#contract/kit/list/column.ts'
import type { OrderLoop } from './order.schemas.ts'

/** What loops add up to: seconds, tenths of hours, and centavos where the reader may see values. */
export interface Sum {
  readonly segundos: number
  readonly tenths: number
  readonly centavos: number | undefined
}

export interface AtomLine extends Sum {
  readonly atomo: RecordRef
  readonly loops: readonly OrderLoop[]
}

export interface VentureLine extends Sum {
  readonly venture: RecordRef
  readonly atoms: readonly AtomLine[]
}

export const sumOf = (loops: readonly OrderLoop[]): Sum => ({
  segundos: loops.reduce((sum, it) => sum + it.segundos, 0),
  tenths: loops.reduce((sum, it) => sum + Math.round(it.decimal * 10), 0),
  centavos: loops.some((it) => it.valor_centavos === undefined)
    ? undefined
    : loops.reduce((sum, it) => sum + (it.valor_centavos ?? 0), 0),
})

const groups = <K extends string>(loops: readonly OrderLoop[], key: K & ('venture' | 'atomo')) => [
  ...Map.groupBy(loops, (it) => it[key].id).values(),
]

/** Loops by venture and atom, in the order in which each first appears. */
export const linesOf = (loops: readonly OrderLoop[]): VentureLine[] =>
  groups(loops, 'venture').flatMap((those) => {
    const [first] = those
    if (!first) return []
    const atoms = groups(those, 'atomo').flatMap((ofAtom) => {
      const [one] = ofAtom
      return one ? [{ atomo: one.atomo, loops: ofAtom, ...sumOf(ofAtom) }] : []
    })
    return [{ venture: first.venture, atoms, ...sumOf(those) }]
  })
