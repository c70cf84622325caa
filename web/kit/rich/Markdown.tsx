import { lexer, type Token, type Tokens } from 'marked'
import { createElement, Fragment, type ReactNode } from 'react'
import { isSafeHref } from '#contract/kit/rich.ts'
import css from './rich.module.css'

// Rendered text never reorders, so the index is a stable key.
const each = <T,>(all: readonly T[], show: (it: T) => ReactNode): ReactNode =>
  all.map((it, at) => <Fragment key={at}>{show(it)}</Fragment>)

const textIn = (token: Token): string => ('text' in token ? String(token.text) : token.raw)
const partsOf = (token: Token): Token[] => ('tokens' in token ? (token.tokens ?? []) : [])

const inlines = (token: Token): ReactNode => {
  const parts = partsOf(token)
  return parts.length > 0 ? each(parts, inline) : textIn(token)
}

const link = (token: Token): ReactNode => {
  const href = 'href' in token ? String(token.href) : ''
  // An image of elsewhere would tell its server who reads; its link is enough.
  const shown = token.type === 'image' ? textIn(token) || href : inlines(token)
  if (!isSafeHref(href)) return shown
  return (
    <a href={href} target="_blank" rel="noopener noreferrer nofollow">
      {shown}
    </a>
  )
}

const inlineTags: Readonly<Record<string, 'strong' | 'em' | 's'>> = { strong: 'strong', em: 'em', del: 's' }

const inline = (token: Token): ReactNode => {
  const tag = inlineTags[token.type]
  if (tag) return createElement(tag, undefined, inlines(token))
  if (token.type === 'link' || token.type === 'image') return link(token)
  if (token.type === 'codespan') return <code>{textIn(token)}</code>
  if (token.type === 'br') return <br />
  return inlines(token)
}

const isList = (it: Token): it is Tokens.List => it.type === 'list'
const isTable = (it: Token): it is Tokens.Table => it.type === 'table' && 'rows' in it

const list = ({ ordered, start, items }: Tokens.List): ReactNode => {
  const lines = each(items, (line) => (
    <li>
      {line.task && (line.checked ? '☑ ' : '☐ ')}
      {each(line.tokens, block)}
    </li>
  ))
  return ordered ? <ol start={start === '' ? 1 : start}>{lines}</ol> : <ul>{lines}</ul>
}

const table = ({ header, rows }: Tokens.Table): ReactNode => (
  // A scrolling area has to take focus where nothing inside it does.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
  <div className={css['wide']} role="region" tabIndex={0} aria-label={header.map((it) => it.text).join(', ')}>
    <table>
      <thead>
        <tr>
          {each(header, (it) => (
            <th scope="col">{each(it.tokens, inline)}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {each(rows, (row) => (
          <tr>
            {each(row, (it) => (
              <td>{each(it.tokens, inline)}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)

const isHeading = (it: Token): it is Tokens.Heading => it.type === 'heading' && 'depth' in it

/** Levels of headings begin below those of the page and its cards and skip none, whatever was written. */
const levelsOf = (tokens: readonly Token[]): ReadonlyMap<Token, number> => {
  const headings = tokens.filter(isHeading)
  const depths = [...new Set(headings.map((it) => it.depth))].toSorted((one, other) => one - other)
  const levels = new Map<Token, number>()
  let last = 2
  for (const heading of headings) {
    last = Math.min(6, last + 1, depths.indexOf(heading.depth) + 3)
    levels.set(heading, last)
  }
  return levels
}

const block = (token: Token): ReactNode => {
  if (isList(token)) return list(token)
  if (isTable(token)) return table(token)
  switch (token.type) {
    case 'space':
    case 'def':
    case 'checkbox':
      return null
    case 'heading':
      // One within a quotation or a list is none of the page.
      return (
        <p>
          <strong>{inlines(token)}</strong>
        </p>
      )
    case 'hr':
      return <hr />
    case 'code':
      return (
        <pre>
          <code>{textIn(token)}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote>{each(partsOf(token), block)}</blockquote>
    case 'paragraph':
      return <p>{inlines(token)}</p>
    default:
      // HTML is shown as it was written: nothing of it runs.
      return inlines(token)
  }
}

/** Quotations within quotations this deep are no text that anybody wrote: the reader of Markdown would run out of stack. */
const BOTTOMLESS = /^(?:[ \t]*>){30}/m

interface MarkdownProps {
  readonly of: string
  /** Each line stays one, as in a field that people type into without a thought of Markdown. */
  readonly lines?: boolean
}

/** Markdown as React: our own walk over its tokens, so that nothing in it can be more than text. */
export const Markdown = ({ of, lines = false }: MarkdownProps) => {
  if (BOTTOMLESS.test(of)) return <pre className={css['rich']}>{of}</pre>
  const tokens = lexer(of, { gfm: true, breaks: lines })
  const levels = levelsOf(tokens)
  const shown = (token: Token): ReactNode => {
    const level = levels.get(token)
    return level === undefined ? block(token) : createElement(`h${level}`, undefined, inlines(token))
  }
  return <div className={css['rich']}>{each(tokens, shown)}</div>
}
