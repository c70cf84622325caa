import type { Icon } from '@tabler/icons-react'

export interface PaletteItem {
  readonly id: string
  readonly label: string
  /** Its heading: a district, or the kind of action. */
  readonly group: string
  /** Other search terms; a whole word of them counts nearly as much as the name. */
  readonly also?: string
  readonly icon?: Icon | undefined
  /** The venture whose colour it wears in place of an icon. */
  readonly venture?: number | undefined
  readonly keys?: string | undefined
  readonly district?: string
  readonly run: () => void
}

export const keyOf = ({ group, id }: PaletteItem): string => `${group}.${id}`

const plain = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()

const rank = (item: PaletteItem, terms: readonly string[]): number => {
  const label = plain(item.label)
  const also = plain(item.also ?? '')
  const whole = `${label} ${plain(item.group)} ${also}`
  if (!terms.every((term) => whole.includes(term))) return -1
  const first = terms[0] ?? ''
  if (label === terms.join(' ')) return 6
  if (label.startsWith(first)) return 5
  if (also.split(' ').includes(first)) return 4
  if (label.includes(` ${first}`)) return 3
  if (` ${also}`.includes(` ${first}`)) return 2
  return label.includes(first) ? 1 : 0
}

/** Words around what is meant, in both languages, plain: "mudar a senha", "show my hours". */
const fillers = new Set(
  (
    'o a os as um uma de da do das dos em no na para por com e meu minha meus minhas esta estao ver abrir ir mudar trocar ' +
    'alterar editar novo nova the an of for to in on at my and is are view open go show change edit new'
  ).split(' '),
)

/** The words to find: all where an item has all of them, else those that tell something. */
const termsOf = (items: readonly PaletteItem[], q: string): readonly string[] => {
  const terms = plain(q).split(/\s+/).filter(Boolean)
  if (items.some((item) => rank(item, terms) >= 0)) return terms
  const telling = terms.filter((term) => !fillers.has(term))
  return telling.length > 0 ? telling : terms
}

/**
 * The items that hold every word of `q`, accents and case aside: those that are called so, then those that begin with it or
 * have it as another name; of equals what was used last comes first.
 */
export const findItems = (items: readonly PaletteItem[], q: string, used: readonly string[] = []): PaletteItem[] => {
  const terms = termsOf(items, q)
  const since = (item: PaletteItem) => {
    const at = used.indexOf(keyOf(item))
    return at < 0 ? used.length : at
  }
  return items
    .map((item) => ({ item, rank: rank(item, terms), since: terms.length > 0 ? since(item) : 0 }))
    .filter((it) => it.rank >= 0)
    .toSorted((a, b) => b.rank - a.rank || a.since - b.since)
    .map((it) => it.item)
}

export interface Section {
  readonly name: string
  readonly items: readonly PaletteItem[]
}

/** Under headings, the heading of the best hit first; with nothing typed what was used last stands before all. */
export const sectionsOf = (items: readonly PaletteItem[], last?: Section): Section[] => {
  const first = new Set(last?.items)
  const rest = items.filter((it) => !first.has(it))
  const names = [...new Set(rest.map((it) => it.group))]
  const sections = names.map((name) => ({ name, items: rest.filter((it) => it.group === name) }))
  return last && last.items.length > 0 ? [last, ...sections] : sections
}
