import { Fragment, type ReactNode } from 'react'
import {
  isSafeHref,
  type RichBlock,
  type RichDoc,
  type RichInline,
  type RichMark,
  type RichNames,
} from '#contract/kit/rich.ts'
import { richWords } from '#contract/kit/words/rich.words.ts'
import { useWords } from '#web/kit/words.ts'
import css from './rich.module.css'

interface Shown {
  readonly names: RichNames
  /** Id of the reader, whose mentions are marked. */
  readonly me: number | undefined
  readonly somebody: string
}

const marked = (inner: ReactNode, mark: RichMark): ReactNode => {
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>
    case 'italic':
      return <em>{inner}</em>
    case 'strike':
      return <s>{inner}</s>
    case 'code':
      return <code>{inner}</code>
    case 'link':
      // Checked again: a stored text may be older than the rule.
      return isSafeHref(mark.attrs.href) ? (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow">
          {inner}
        </a>
      ) : (
        inner
      )
  }
}

const inline = (node: RichInline, { names, me, somebody }: Shown): ReactNode => {
  if (node.type === 'hardBreak') return <br />
  if (node.type === 'text') return (node.marks ?? []).reduce<ReactNode>(marked, node.text)
  return (
    <span className={css['mention']} data-me={node.attrs.id === me || undefined}>
      @{names.get(node.attrs.id) ?? somebody}
    </span>
  )
}

// Rendered text never reorders, so the index is a stable key.
const each = <T,>(all: readonly T[], show: (it: T) => ReactNode): ReactNode =>
  all.map((it, at) => <Fragment key={at}>{show(it)}</Fragment>)

const block = (node: RichBlock, shown: Shown): ReactNode => {
  switch (node.type) {
    case 'paragraph':
      return <p>{each(node.content ?? [], (one) => inline(one, shown))}</p>
    case 'codeBlock':
      return (
        <pre>
          <code>{(node.content ?? []).map((one) => one.text).join('')}</code>
        </pre>
      )
    case 'blockquote':
      return <blockquote>{each(node.content, (one) => block(one, shown))}</blockquote>
    case 'bulletList':
      return (
        <ul>
          {each(node.content, (one) => (
            <li>{each(one.content, (part) => block(part, shown))}</li>
          ))}
        </ul>
      )
    case 'orderedList':
      return (
        <ol>
          {each(node.content, (one) => (
            <li>{each(one.content, (part) => block(part, shown))}</li>
          ))}
        </ol>
      )
  }
}

interface RichTextProps {
  readonly of: RichDoc
  readonly names: RichNames
  readonly me?: number | undefined
}

/** Renders rich text as React elements of our own, so that nothing stored can become HTML. */
export const RichText = ({ of, names, me }: RichTextProps) => {
  const t = useWords(richWords)
  const shown: Shown = { names, me, somebody: t('gone') }
  return <div className={css['rich']}>{each(of.content, (it) => block(it, shown))}</div>
}
