import type { ParticleCard } from '#contract/particle/page.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import type { BoardLane } from '#web/kit/board/arrange.ts'

export const laneKinds = ['venture', 'person', 'priority'] as const
export type LaneKind = (typeof laneKinds)[number]

export const isLaneKind = (text: string | null): text is LaneKind => laneKinds.some((it) => it === text)

interface LaneNames {
  readonly nobody: string
  readonly priority: (value: number) => string
}

const laneOf = (card: ParticleCard, kind: LaneKind, names: LaneNames): [string, string] => {
  if (kind === 'venture') return [String(card.venture.id), card.venture.nome]
  if (kind === 'priority') return [String(card.priority), names.priority(card.priority)]
  return [String(card.author?.id ?? ''), card.author?.nome ?? names.nobody]
}

/** A lane for each value that a card has: the urgent first, others by name, what has no author last. */
export const lanesOf = <C extends ParticleCard & { column: number; title: string }>(
  cards: readonly C[],
  kind: LaneKind,
  names: LaneNames,
): BoardLane<C>[] => {
  // Every priority has its lane, since a card may be moved there.
  const all = kind === 'priority' ? venturePriority.values : []
  const titles = new Map([
    ...all.map((it): [string, string] => [String(it), names.priority(it)]),
    ...cards.map((card) => laneOf(card, kind, names)),
  ])
  const order = ([one, a]: [string, string], [other, b]: [string, string]): number => {
    if (kind === 'priority') return Number(other) - Number(one)
    return Number(one === '') - Number(other === '') || a.localeCompare(b)
  }
  return [...titles]
    .toSorted(order)
    .map(([key, title]) => ({ key, title, has: (card) => laneOf(card, kind, names)[0] === key }))
}
