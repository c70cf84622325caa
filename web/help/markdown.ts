import { lexer, type Token, type Tokens } from 'marked'
import type { HelpBlock, HelpSection, HelpText } from './article.ts'

const SEARCH = /^<!-- search: (.+) -->$/
const MY_SCREENS = '<!-- my screens -->'

const isList = (it: Token): it is Tokens.List => it.type === 'list'

/** The piece that opens a line of a list, `` `key` `` or **term**, and the rest of the line. */
const rowOf = ({ tokens }: Tokens.ListItem, opener: 'codespan' | 'strong'): [string, string] | undefined => {
  const [line] = tokens
  const [first, ...rest] = line && 'tokens' in line ? (line.tokens ?? []) : []
  if (first?.type !== opener || !('text' in first)) return undefined
  return [
    String(first.text),
    rest
      .map((it) => it.raw)
      .join('')
      .trim(),
  ]
}

const rowsOf = ({ items }: Tokens.List, opener: 'codespan' | 'strong'): [string, string][] | undefined => {
  const rows = items.flatMap((line) => {
    const row = rowOf(line, opener)
    return row ? [row] : []
  })
  return rows.length === items.length ? rows : undefined
}

const listOf = (list: Tokens.List): HelpBlock => {
  if (list.ordered) return { kind: 'steps', items: list.items.map((it) => it.text) }
  const keys = rowsOf(list, 'codespan')
  if (keys) return { kind: 'keys', rows: keys }
  const terms = rowsOf(list, 'strong')
  return terms ? { kind: 'terms', rows: terms } : { kind: 'list', items: list.items.map((it) => it.text) }
}

const blockOf = (token: Token): HelpBlock | undefined => {
  if (isList(token)) return listOf(token)
  if (token.type === 'paragraph') return { kind: 'text', text: token.raw.trim() }
  if (token.type === 'blockquote' && 'text' in token) return { kind: 'note', text: String(token.text).trim() }
  return token.raw.trim() === MY_SCREENS ? { kind: 'myScreens' } : undefined
}

const textOf = (token: Token | undefined): string => (token && 'text' in token ? String(token.text) : '')

/** Everything below the head goes to the section whose title came last; what comes before any has one without a title. */
const sectionsOf = (tokens: readonly Token[]): HelpSection[] => {
  const sections: { title?: string; body: HelpBlock[] }[] = []
  for (const token of tokens) {
    if (token.type === 'heading') {
      sections.push({ title: textOf(token), body: [] })
      continue
    }
    const block = blockOf(token)
    if (!block) throw new Error(`An article of help holds what it may not: ${token.raw}`)
    if (sections.length === 0) sections.push({ body: [] })
    sections.at(-1)?.body.push(block)
  }
  return sections
}

/**
 * An article as it is written: its title, its summary, words to find it by in a comment, then its sections. Paragraphs,
 * `>` notes, numbered steps and lists are all there is; a list whose lines open with `` `a key` `` or a **word** explains those.
 */
export const parseArticle = (markdown: string): HelpText => {
  const [title, summary, ...rest] = lexer(markdown).filter((it) => it.type !== 'space')
  const searchOf = (it: Token) => SEARCH.exec(it.raw.trim())?.[1]
  return {
    title: textOf(title),
    summary: summary?.raw.trim() ?? '',
    words: rest.map(searchOf).find((it) => it !== undefined) ?? '',
    sections: sectionsOf(rest.filter((it) => searchOf(it) === undefined)),
  }
}
