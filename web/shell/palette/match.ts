import { stemOf, wordsOf } from '#web/shell/palette/stem.ts'

export interface Matched {
  readonly label: string
  readonly group: string
  /** Other search terms. */
  readonly also?: string
  /** True for a record among the screens and actions: what merely holds the word stands behind them. */
  readonly record?: true
}

/** Least letters that count within a word; fewer stand in many a word by chance. */
const WITHIN = 3

interface Field {
  readonly whole: number
  readonly begun: number
  readonly within: number
}

/** What a word counts for by where it stands: whole words before beginnings, the name before other terms and the group. */
const fields = {
  label: { whole: 10, begun: 7, within: 2 },
  also: { whole: 9, begun: 4, within: 0 },
  group: { whole: 3, begun: 1, within: 0 },
} as const satisfies Readonly<Record<string, Field>>

/** Added where the name begins with the word. */
const FIRST = 2
/** Added where the word is there as it is typed: "resume" is not "resumo". */
const SAME = 0.5
/** Taken from records, so that a whole word in one stands behind a beginning in the name of a screen. */
const RECORD = 6

const pointsIn = (words: readonly string[], term: string, by: Field): number => {
  const stem = stemOf(term)
  if (words.includes(term)) return by.whole + SAME
  if (words.some((word) => stemOf(word) === stem)) return by.whole
  // "celulares" begins as "célula" does, too.
  if (words.some((word) => word.startsWith(term) || (stem.length > WITHIN && word.startsWith(stem)))) return by.begun
  return term.length >= WITHIN && words.some((word) => word.includes(term)) ? by.within : 0
}

const pointsOf = (term: string, [label, also, group]: readonly (readonly string[])[]): number => {
  const inLabel = pointsIn(label ?? [], term, fields.label)
  const isFirst = pointsIn((label ?? []).slice(0, 1), term, fields.label) === inLabel
  const first = isFirst && inLabel >= fields.label.begun ? FIRST : 0
  return Math.max(inLabel + first, pointsIn(also ?? [], term, fields.also), pointsIn(group ?? [], term, fields.group))
}

const EXACT = 3

/** How well an item answers all terms; 0 where one of them is missing. */
export const matchOf = (item: Matched, terms: readonly string[]): number => {
  if (terms.length === 0) return 1
  const places = [item.label, item.also ?? '', item.group].map(wordsOf)
  const points = terms.map((term) => pointsOf(term, places))
  if (points.includes(0)) return 0
  const label = places[0] ?? []
  const exact = label.length === terms.length && terms.every((it, at) => stemOf(it) === stemOf(label[at] ?? ''))
  const mean = points.reduce((sum, it) => sum + it, 0) / terms.length
  return Math.max(mean + (exact ? EXACT : 0) - (item.record ? RECORD : 0), 0.1)
}

/** How many terms stand in an item as whole words. */
export const heldBy = (item: Matched, terms: readonly string[]): number => {
  const stems = new Set([item.label, item.also ?? ''].flatMap(wordsOf).map(stemOf))
  return terms.filter((term) => stems.has(stemOf(term))).length
}

/** Words around what is meant, in both languages, plain: "mudar a senha", "show my hours". */
const fillers = new Set(
  (
    'o a os as um uma de da do das dos em no na para por com e meu minha meus minhas esta este estes estas estao ver abrir ' +
    'ir mudar trocar alterar editar novo nova como quero onde fica qual quais que eu se the an of for to in on at my i and ' +
    'is are view open go show change edit new how do can where what which want this'
  ).split(' '),
)

export const tellingOf = (terms: readonly string[]): readonly string[] => {
  const telling = terms.filter((term) => !fillers.has(term))
  return telling.length > 0 ? telling : terms
}
