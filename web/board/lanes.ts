import type { BoardCardRow } from '#contract/board/board.ts'
import type { BoardLane } from '#web/kit/board/arrange.ts'

export const laneKinds = ['cell', 'person', 'priority'] as const
export type LaneKind = (typeof laneKinds)[number]

export const isLaneKind = (text: string | null): text is LaneKind => laneKinds.some((it) => it === text)

/** Names of lanes without a record: a priority, or nobody responsible. */
export interface LaneNames {
  readonly nobody: string
  readonly priority: (value: number) => string
}

const keyOf = (card: BoardCardRow, kind: LaneKind): string => {
  if (kind === 'cell') return String(card.cell.id)
  return kind === 'person' ? String(card.responsavel?.id ?? '') : String(card.priority)
}

const titleOf = (card: BoardCardRow, kind: LaneKind, names: LaneNames): string => {
  if (kind === 'cell') return card.cell.nome
  return kind === 'person' ? (card.responsavel?.nome ?? names.nobody) : names.priority(card.priority)
}

/** A lane for each value of the cards: the urgent first, others by name, those without a person last. */
export const lanesOf = <C extends BoardCardRow & { id: number; column: number; title: string }>(
  cards: readonly C[],
  kind: LaneKind,
  names: LaneNames,
): BoardLane<C>[] => {
  const titles = new Map(cards.map((card) => [keyOf(card, kind), titleOf(card, kind, names)]))
  const order = ([one, a]: [string, string], [other, b]: [string, string]): number => {
    if (kind === 'priority') return Number(other) - Number(one)
    return Number(one === '') - Number(other === '') || a.localeCompare(b)
  }
  return [...titles].toSorted(order).map(([key, title]) => ({ key, title, has: (card) => keyOf(card, kind) === key }))
}
