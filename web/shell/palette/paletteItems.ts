import type { Icon } from '@tabler/icons-react'
import { heldBy, matchOf, tellingOf } from '#web/shell/palette/match.ts'
import { wordsOf } from '#web/shell/palette/stem.ts'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Its heading: a district, or the kind of action. */
  readonly group: string
  /** Other search terms; a whole word of them counts nearly as much as the name. */
  readonly also?: string
  /** True for a record: screens and actions come before what merely holds the word. */
  readonly record?: true
  /** True for what is there only once its word is typed, such as the nearest to a screen to come. */
  readonly asked?: true
  /** True where running it goes on in the same list. */
  readonly stays?: true
  readonly icon?: Icon | undefined
  /** The venture whose colour it wears in place of an icon. */
  readonly venture?: number | undefined
  readonly keys?: string | undefined
  readonly district?: string
  readonly run: () => void
}

export const keyOf = ({ group, id }: PaletteItem): string => `${group}.${id}`

/** Fewer points than these: the letters only stand within a word, or a group's name holds them. */
const STRONG = 4

interface Ranked {
  readonly item: PaletteItem
  readonly points: number
}

const ranked = (items: readonly PaletteItem[], terms: readonly string[]): readonly Ranked[] =>
  items.map((item) => ({ item, points: matchOf(item, terms) })).filter((it) => it.points > 0)

/** All terms where an item has all of them, else those that tell something, else as many of these as one item has. */
const matching = (items: readonly PaletteItem[], q: string): readonly Ranked[] => {
  const terms = wordsOf(q)
  const all = ranked(items, terms)
  if (all.length > 0) return all
  const telling = tellingOf(terms)
  const some = ranked(items, telling)
  if (some.length > 0 || telling.length < 2) return some
  const held = items.map((item) => ({ item, points: heldBy(item, telling) }))
  const most = Math.max(0, ...held.map((it) => it.points))
  // More than half of what is asked for; one word of many answers something else.
  return most * 2 <= telling.length ? [] : held.filter((it) => it.points === most)
}

/**
 * The items that answer `q`, best first; of equals what was used last comes first, then their order. With nothing typed all
 * of them, as they stand.
 */
const found = (items: readonly PaletteItem[], q: string, used: readonly string[]): readonly Ranked[] => {
  const since = ({ item }: Ranked) => {
    const at = used.indexOf(keyOf(item))
    return at < 0 || q.trim() === '' ? used.length : at
  }
  return matching(items, q).toSorted((a, b) => b.points - a.points || since(a) - since(b))
}

export const findItems = (items: readonly PaletteItem[], q: string, used: readonly string[] = []): PaletteItem[] =>
  found(items, q, used).map((it) => it.item)

/** The same in two parts: what is meant, and what may be meant. Records that hold the word stand between them. */
export const findParted = (
  items: readonly PaletteItem[],
  q: string,
  used: readonly string[],
): { readonly sure: readonly PaletteItem[]; readonly vague: readonly PaletteItem[] } => {
  const all = found(items, q, used)
  const isSure = (it: Ranked) => it.points >= STRONG || q.trim() === ''
  return { sure: all.filter(isSure).map((it) => it.item), vague: all.filter((it) => !isSure(it)).map((it) => it.item) }
}

export interface Section {
  readonly name: string
  readonly items: readonly PaletteItem[]
  /** Answers in the order of their worth: each says its heading itself. */
  readonly flat?: boolean
}

/** Under headings, the heading of the best hit first; with nothing typed what was used last stands before all. */
export const sectionsOf = (items: readonly PaletteItem[], last?: Section): Section[] => {
  const first = new Set(last?.items)
  const rest = items.filter((it) => !first.has(it))
  const names = [...new Set(rest.map((it) => it.group))]
  const sections = names.map((name) => ({ name, items: rest.filter((it) => it.group === name) }))
  return last && last.items.length > 0 ? [last, ...sections] : sections
}
