import type { Locale } from '#contract/kit/words.ts'
import type { HelpArticle, HelpBlock } from './article.ts'

const marks = /\p{M}/gu

/** Folds accents and capitals, so that `átomo` and `ATOMO` are one word. */
export const folded = (text: string): string => text.normalize('NFD').replace(marks, '').toLowerCase()

const wordSigns = /[\p{L}\p{N}]+/gu

/** Distinct words of a search, folded. */
export const searchTerms = (query: string): string[] => [...new Set(folded(query).match(wordSigns) ?? [])]

/** A piece of a text, marked when it matches the search. */
export interface Piece {
  readonly text: string
  readonly hit: boolean
}

/** Cuts a text at the beginnings of matching words; the pieces together are the text. */
export const pieces = (text: string, terms: readonly string[]): Piece[] => {
  const found: Piece[] = []
  const add = (part: string, hit: boolean) => {
    const last = found.at(-1)
    if (part === '') return
    if (last && last.hit === hit) found[found.length - 1] = { text: last.text + part, hit }
    else found.push({ text: part, hit })
  }
  let at = 0
  for (const match of text.matchAll(/[\p{L}\p{N}\p{M}]+/gu)) {
    const word = match[0]
    const length = hitLength(word, terms)
    add(text.slice(at, match.index), false)
    add(word.slice(0, length), true)
    add(word.slice(length), false)
    at = match.index + word.length
  }
  add(text.slice(at), false)
  return found
}

/** Number of characters of the word, accents included, that the longest matching term covers. */
const hitLength = (word: string, terms: readonly string[]): number => {
  const plain = folded(word)
  const covered = Math.max(0, ...terms.filter((term) => plain.startsWith(term)).map((term) => term.length))
  if (covered === 0) return 0
  let length = 0
  while (length < word.length && folded(word.slice(0, length)).length < covered) length += 1
  // A combining accent belongs to the letter before it.
  while (/^\p{M}/u.test(word.slice(length))) length += 1
  return length
}

const textsOf = (block: HelpBlock): readonly string[] => {
  if (block.kind === 'text' || block.kind === 'note') return [block.text]
  if (block.kind === 'steps' || block.kind === 'list') return block.items
  if (block.kind === 'keys') return block.rows.map(([, does]) => does)
  return block.kind === 'terms' ? block.rows.flat() : []
}

interface Field {
  readonly text: string
  readonly weight: number
  /** True where a match shows the reader an excerpt. */
  readonly body: boolean
}

const fieldsOf = (article: HelpArticle): Field[] => [
  { text: article.title, weight: 12, body: false },
  { text: article.words, weight: 7, body: false },
  { text: article.summary, weight: 5, body: false },
  ...article.sections.flatMap((section) => [
    { text: section.title ?? '', weight: 4, body: false },
    ...section.body.flatMap(textsOf).map((text) => ({ text, weight: 1, body: true })),
  ]),
]

const wordsIn = (text: string): string[] => folded(text).match(wordSigns) ?? []

/** 2 for the whole word, 1 for its beginning, 0 for neither. */
const fit = (words: readonly string[], term: string): number => {
  if (words.includes(term)) return 2
  return words.some((word) => word.startsWith(term)) ? 1 : 0
}

export interface Found {
  readonly article: HelpArticle
  readonly score: number
  /** Sentence with the most matches, else the summary. */
  readonly excerpt: string
}

/** Frequent words that no search is about, by language, folded. */
const fillers = [
  'a ao as com como da das de do dos e em eu foi me meu minha na nas no nos o os ou para pra por que se ser tem um uma',
  'a am an and are be by can do does for how i in is it me my of on or that the to was what with',
].map((it) => new Set(it.split(' ')))

/** Search term → words that articles use for it, folded. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  parei: ['parar', 'parado'],
  parou: ['parado', 'parar'],
  comecei: ['comecar', 'iniciar'],
  esqueci: ['corrigir'],
  cronometro: ['timer'],
  relogio: ['timer'],
  tarefa: ['atomo'],
  projeto: ['venture'],
  forgot: ['correct'],
  stopped: ['stop'],
  started: ['start'],
  task: ['atom'],
  project: ['venture'],
}

/** Score of a synonym, against 1 for the word itself. */
const STAND_IN = 0.75

const strengthOf = (words: readonly string[], term: string): number =>
  Math.max(fit(words, term), ...(synonyms[term] ?? []).map((it) => fit(words, it) * STAND_IN))

interface Judged extends Found {
  /** Number of search words that it contains. */
  readonly has: number
}

const judge = (article: HelpArticle, terms: readonly string[]): Judged | undefined => {
  const fields = fieldsOf(article).map((field) => ({ ...field, words: wordsIn(field.text) }))
  const strengths = terms.map((term) =>
    Math.max(...fields.map((field) => strengthOf(field.words, term) * field.weight)),
  )
  const has = strengths.filter((strength) => strength > 0).length
  if (has === 0) return undefined
  const hits = (words: readonly string[]) => terms.filter((term) => strengthOf(words, term) > 0).length
  const best = fields.filter((field) => field.body).toSorted((a, b) => hits(b.words) - hits(a.words))[0]
  const titleHits = hits(wordsIn(`${article.title} ${article.summary}`))
  return {
    article,
    has,
    score: strengths.reduce((sum, strength) => sum + strength, 0),
    excerpt: best && hits(best.words) > titleHits ? best.text : article.summary,
  }
}

/**
 * Articles that have words of the search (or words that begin so, or stand for them), those that have more of them first,
 * then the best. Fillers count only where nothing else was asked. No word finds nothing.
 */
export const searchHelp = (articles: readonly HelpArticle[], query: string, locale: Locale): Found[] => {
  const at = locale === 'pt' ? 0 : 1
  const asked = searchTerms(query)
  const telling = asked.filter((it) => fillers[at]?.has(it) !== true)
  const terms = telling.length > 0 ? telling : asked
  return articles
    .flatMap((article) => judge(article, terms) ?? [])
    .toSorted((a, b) => b.has - a.has || b.score - a.score)
}
