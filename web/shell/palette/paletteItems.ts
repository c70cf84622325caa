import type { Icon } from '@tabler/icons-react'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Where it belongs: a district, or the kind of action. */
  readonly group: string
  /** Other search terms. */
  readonly also?: string
  readonly icon?: Icon | undefined
  readonly keys?: string | undefined
  readonly district?: string
  readonly run: () => void
}

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const rank = (item: PaletteItem, terms: readonly string[]): number => {
  const label = plain(item.label)
  const whole = `${label} ${plain(item.group)} ${plain(item.also ?? '')}`
  if (!terms.every((term) => whole.includes(term))) return -1
  const first = terms[0] ?? ''
  if (label.startsWith(first)) return 3
  if (label.includes(` ${first}`)) return 2
  return label.includes(first) ? 1 : 0
}

/** The items that hold every word of `q`, accents and case aside, those that begin with it first. */
export const findItems = (items: readonly PaletteItem[], q: string): PaletteItem[] => {
  const terms = plain(q).split(/\s+/).filter(Boolean)
  return items
    .map((item) => ({ item, rank: rank(item, terms) }))
    .filter((it) => it.rank >= 0)
    .toSorted((a, b) => b.rank - a.rank)
    .map((it) => it.item)
}
