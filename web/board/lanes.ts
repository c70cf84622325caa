import type { Permission } from '#contract/access/matrix.ts'
import { bulkNeeds } from '#contract/atom/bulk.ts'
import type { BoardCardRow, BoardPage, LaneChange } from '#contract/board/board.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import type { BoardLane } from '#web/kit/board/arrange.ts'

export const laneKinds = ['cell', 'person', 'priority'] as const
export type LaneKind = (typeof laneKinds)[number]

/** Permission to move a card to another lane. */
export const laneNeeds = {
  cell: bulkNeeds.cell_id,
  person: bulkNeeds.responsavel_id,
  priority: bulkNeeds.priority,
} as const satisfies Record<LaneKind, Permission>

/** Names of lanes without a record: a priority, or nobody responsible. */
export interface LaneNames {
  readonly nobody: string
  readonly priority: (value: number) => string
}

/** Key of the lane that a card stands in. */
export const laneKeyOf = (card: BoardCardRow, kind: LaneKind): string => {
  if (kind === 'cell') return String(card.cell.id)
  return kind === 'person' ? String(card.responsavel?.id ?? '') : String(card.priority)
}

const titleOf = (card: BoardCardRow, kind: LaneKind, names: LaneNames): string => {
  if (kind === 'cell') return card.cell.nome
  return kind === 'person' ? (card.responsavel?.nome ?? names.nobody) : names.priority(card.priority)
}

/** Lanes without a card that one may be moved to. */
const emptyOf = (page: BoardPage, kind: LaneKind, names: LaneNames): [string, string][] => {
  if (kind === 'priority') return venturePriority.values.map((it) => [String(it), names.priority(it)])
  const records = (kind === 'cell' ? page.cells : page.people) ?? []
  const nobody: [string, string][] = kind === 'person' ? [['', names.nobody]] : []
  return [...records.map(({ id, nome }): [string, string] => [String(id), nome]), ...nobody]
}

type LaneCard = BoardCardRow & { readonly id: number; readonly column: number; readonly title: string }

/** A lane for each value of the cards: the urgent first, others by name, those without a person last. */
export const lanesOf = <C extends LaneCard>(
  cards: readonly C[],
  kind: LaneKind,
  {
    names,
    all,
  }: {
    readonly names: LaneNames
    /** A board whose cells, people or priorities have a lane each, with cards or without. */
    readonly all?: BoardPage | undefined
  },
): BoardLane<C>[] => {
  const titles = new Map([
    ...(all ? emptyOf(all, kind, names) : []),
    ...cards.map((card): [string, string] => [laneKeyOf(card, kind), titleOf(card, kind, names)]),
  ])
  const order = ([one, a]: [string, string], [other, b]: [string, string]): number => {
    if (kind === 'priority') return Number(other) - Number(one)
    return Number(one === '') - Number(other === '') || a.localeCompare(b)
  }
  return [...titles]
    .toSorted(order)
    .map(([key, title]) => ({ key, title, has: (card) => laneKeyOf(card, kind) === key }))
}

/** What a card's move to a lane changes, for the server. */
export const laneChangeTo = (card: BoardCardRow, kind: LaneKind, lane: string): LaneChange => {
  const to = Number(lane)
  if (kind === 'cell') return { cell_id: { from: card.cell.id, to } }
  if (kind === 'person') return { responsavel_id: { from: card.responsavel?.id ?? null, to: lane === '' ? null : to } }
  const found = venturePriority.values.find((it) => it === to)
  const from = venturePriority.values.find((it) => it === card.priority)
  return found === undefined || from === undefined ? {} : { priority: { from, to: found } }
}

/** Fields that a card has in a lane. */
export const fieldsIn = (kind: LaneKind, { key, title }: { key: string; title: string }): Partial<BoardCardRow> => {
  const record = { id: Number(key), nome: title, deleted_at: null }
  if (kind === 'cell') return { cell: record }
  if (kind === 'person') return { responsavel: key === '' ? null : record }
  return { priority: Number(key) }
}
