import { isSafeHref, type RichBlock, type RichDoc, type RichInline, type RichNames } from '#contract/kit/rich.ts'
import { escaped } from '#server/kit/mail/compose.ts'

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const

const inline = (node: RichInline, names: RichNames): string => {
  if (node.type === 'hardBreak') return '<br>'
  if (node.type === 'mention') return `<strong>@${escaped(names.get(node.attrs.id) ?? '')}</strong>`
  return (node.marks ?? []).reduce((html, mark) => {
    if (mark.type !== 'link') return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`
    return isSafeHref(mark.attrs.href) ? `<a href="${escaped(mark.attrs.href)}">${html}</a>` : html
  }, escaped(node.text))
}

const block = (node: RichBlock, names: RichNames): string => {
  switch (node.type) {
    case 'paragraph':
      return `<p>${(node.content ?? []).map((one) => inline(one, names)).join('')}</p>`
    case 'codeBlock':
      return `<pre>${(node.content ?? []).map((one) => escaped(one.text)).join('')}</pre>`
    case 'blockquote':
      return `<blockquote>${blocks(node.content, names)}</blockquote>`
    case 'bulletList':
    case 'orderedList': {
      const tag = node.type === 'bulletList' ? 'ul' : 'ol'
      return `<${tag}>${node.content.map((one) => `<li>${blocks(one.content, names)}</li>`).join('')}</${tag}>`
    }
  }
}
const blocks = (of: readonly RichBlock[], names: RichNames): string => of.map((it) => block(it, names)).join('')

/** Rich text for a mail: our own tags around text that is escaped, so that nothing in it can be more than text. */
export const richToHtml = ({ content }: RichDoc, names: RichNames): string => blocks(content, names)
