import type { MailKind } from '#contract/kit/mail.ts'
import type { Letter } from '#server/kit/mail/mail.ts'

export interface LetterParts {
  to: string
  kind: MailKind
  subject: string
  intro: string
  /** What somebody wrote, its line breaks kept. */
  quote?: string
  /** The same with its looks, where it has any: HTML in which all text is escaped (`richToHtml`). */
  quoteHtml?: string | undefined
  link?: { label: string; url: string } | undefined
  footer?: string
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

const html = ({ subject, intro, quote, quoteHtml, link, footer }: LetterParts): string => {
  const parts = [
    `<p>${escaped(intro)}</p>`,
    quote &&
      `<blockquote style="margin:16px 0;padding:8px 16px;border-left:3px solid #007c60;white-space:pre-wrap">${quoteHtml ?? escaped(quote)}</blockquote>`,
    link && `<p><a href="${escaped(link.url)}" style="color:#00674f">${escaped(link.label)}</a></p>`,
    footer && `<p style="color:#6e6862;font-size:13px">${escaped(footer)}</p>`,
  ]
  return [
    `<!doctype html><html><head><meta charset="utf-8"><title>${escaped(subject)}</title></head>`,
    '<body style="font-family:system-ui,sans-serif;font-size:15px;line-height:1.5;color:#191513;max-width:36rem;padding:8px;overflow-wrap:anywhere">',
    ...parts.filter(Boolean),
    '</body></html>',
  ].join('')
}

/** One look for what the product sends, as text and as HTML; everything that people wrote is escaped. */
export const letter = (parts: LetterParts): Letter => {
  const quote = parts.quote?.replace(/^/gm, '> ')
  const link = parts.link && `${parts.link.label}: ${parts.link.url}`
  return {
    to: parts.to,
    kind: parts.kind,
    subject: parts.subject.replace(/\s+/g, ' '),
    text: [parts.intro, quote, link, parts.footer].filter(Boolean).join('\n\n'),
    html: html(parts),
  }
}
