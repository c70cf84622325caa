import { isSafeHref, type RichBlock, type RichDoc, type RichInline, type RichNames } from '#contract/kit/rich.ts'
import { escaped } from '#server/kit/mail/letter.ts'

const tags = { bold: 'strong', italic: 'em', strike: 's', code: 'code' } as const

const inline = (it: RichInline, names: RichNames): string => {
  if (it.type === 'hardBreak') return '<br>'
  if (it.type === 'mention') return `<strong>@${escaped(names.get(it.attrs.id) ?? '')}</strong>`
  return (it.marks ?? []).reduce((html, mark) => {
    if (mark.type !== 'link') return `<${tags[mark.type]}>${html}</${tags[mark.type]}>`
    return isSafeHref(mark.attrs.href) ? `<a href="${escaped(mark.attrs.href)}">${html}</a>` : html
  }, escaped(it.text))
}

const block = (it: RichBlock, names: RichNames): string => {
  switch (it.type) {
    case 'paragraph':
      return `<p>${(it.content ?? []).map((one) => inline(one, names)).join('')}</p>`
    case 'codeBlock':
      return `<pre>${(it.content ?? []).map((one) => escaped(one.text)).join('')}</pre>`
    case 'blockquote':
      return `<blockquote>${blocks(it.content, names)}</blockquote>`
    case 'bulletList':
    case 'orderedList': {
      const tag = it.type === 'bulletList' ? 'ul' : 'ol'
      return `<${tag}>${it.content.map((one) => `<li>${blocks(one.content, names)}</li>`).join('')}</${tag}>`
    }
  }
}
const blocks = (of: readonly RichBlock[], names: RichNames): string => of.map((it) => block(it, names)).join('')

/** Rich text for a letter: our own tags around text that is escaped, so that nothing in it can be more than text. */
export const richToHtml = ({ content }: RichDoc, names: RichNames): string => blocks(content, names)
