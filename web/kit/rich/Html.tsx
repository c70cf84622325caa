import { createElement, Fragment, type ReactNode } from 'react'
import { isSafeHref } from '#contract/kit/rich.ts'
import { BlobImage } from '#web/kit/rich/BlobImage.tsx'
import css from './rich.module.css'

/** Tags that are kept as they are, without any attribute. Headings begin below those of the page and its cards. */
const kept: Readonly<Record<string, string>> = {
  P: 'p',
  UL: 'ul',
  OL: 'ol',
  LI: 'li',
  STRONG: 'strong',
  EM: 'em',
  S: 's',
  SUP: 'sup',
  SUB: 'sub',
  H1: 'h3',
  H2: 'h4',
  H3: 'h5',
  H4: 'h6',
  H5: 'h6',
  H6: 'h6',
  THEAD: 'thead',
  TBODY: 'tbody',
  TR: 'tr',
}

/** Nobody writes lists or tables this deep within each other; what is deeper is left out. */
const DEEP = 60
/** Blocks that are shown at once: more would hold up the page. */
const SHOWN = 1500

export type Pictures = ReadonlyMap<string, Blob>

const childrenOf = (of: Node, { pictures, depth }: { pictures: Pictures; depth: number }): ReactNode =>
  depth > DEEP
    ? null
    : [...of.childNodes].map((child, at) => (
        <Fragment key={at}>{shown(child, { pictures, depth: depth + 1 })}</Fragment>
      ))

const spanOf = (of: Element, name: string): number | undefined => {
  const span = Number(of.getAttribute(name) ?? '')
  return Number.isInteger(span) && span > 1 && span <= 100 ? span : undefined
}

/** Elements that keep something of what was written beside their text. */
const special: Readonly<Record<string, (of: Element, content: ReactNode, pictures: Pictures) => ReactNode>> = {
  BR: () => <br />,
  A: (of, content) => {
    const href = of.getAttribute('href') ?? ''
    if (!isSafeHref(href)) return content
    return (
      <a href={href} target="_blank" rel="noopener noreferrer nofollow">
        {content}
      </a>
    )
  },
  IMG: (of, _, pictures) => {
    const picture = pictures.get(of.getAttribute('src') ?? '')
    const alt = of.getAttribute('alt') ?? ''
    return picture ? <BlobImage of={picture} alt={alt} className={css['picture']} /> : alt
  },
  TABLE: (of, content) => (
    // A scrolling area has to take focus where nothing inside it does.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div className={css['wide']} role="region" tabIndex={0} aria-label={of.querySelector('tr')?.textContent.trim()}>
      <table>{content}</table>
    </div>
  ),
  TD: (of, content) => (
    <td colSpan={spanOf(of, 'colspan')} rowSpan={spanOf(of, 'rowspan')}>
      {content}
    </td>
  ),
  TH: (of, content) => (
    <th colSpan={spanOf(of, 'colspan')} rowSpan={spanOf(of, 'rowspan')}>
      {content}
    </th>
  ),
}

/** Nothing of these is text for a reader. */
const unseen: ReadonlySet<string> = new Set(['SCRIPT', 'STYLE', 'TEMPLATE', 'IFRAME', 'OBJECT', 'NOSCRIPT', 'TITLE'])

const shown = (of: Node, about: { pictures: Pictures; depth: number }): ReactNode => {
  if (of.nodeType === Node.TEXT_NODE) return of.textContent
  if (!(of instanceof Element) || unseen.has(of.tagName)) return null
  const content = childrenOf(of, about)
  const own = special[of.tagName]
  if (own) return own(of, content, about.pictures)
  const tag = kept[of.tagName]
  return tag === undefined ? content : createElement(tag, undefined, content)
}

interface HtmlProps {
  readonly of: string
  /** Pictures by the `src` that stands for them; others are not fetched. */
  readonly pictures: Pictures
  /** Said below the beginning of what is too long. */
  readonly cut: string
}

/** HTML from outside as React: our own walk over an inert document, so that nothing in it can be more than text and our own pictures. */
export const Html = ({ of, pictures, cut }: HtmlProps) => {
  const { body } = new DOMParser().parseFromString(of, 'text/html')
  const blocks = [...body.childNodes]
  return (
    <div className={css['rich']}>
      {blocks.slice(0, SHOWN).map((block, at) => (
        <Fragment key={at}>{shown(block, { pictures, depth: 0 })}</Fragment>
      ))}
      {blocks.length > SHOWN && <p>{cut}</p>}
    </div>
  )
}
