import type { MailKind } from '#contract/kit/mail.ts'
import type { Locale } from '#contract/kit/words.ts'
import type { MailMessage } from '#server/kit/mail/mail.ts'

/** A record that a mail lists: a line about it, its address, and a text to copy in one piece. */
export interface MailRecord {
  readonly text: string
  readonly url?: string | undefined
  readonly code?: { readonly label: string; readonly text: string } | undefined
}

export interface MailParts {
  to: string
  /** Language of the text, for screen readers and translators. */
  locale: Locale
  kind: MailKind
  /** Template that an administrator may switch off; a mail without one always leaves. */
  template?: string | undefined
  subject: string
  intro: string
  /** Facts such as when and where, a line each. */
  facts?: readonly (readonly [label: string, value: string])[]
  records?: readonly MailRecord[] | undefined
  /** Text that somebody wrote, its line breaks kept. */
  quote?: string
  /** The same text formatted: HTML in which all text is escaped (`richToHtml`). */
  quoteHtml?: string | undefined
  link?: { label: string; url: string } | undefined
  /** Text below the link, such as the advice for somebody who did not request the mail. */
  after?: string | undefined
  footer?: string
}

const signs: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' }

export const escaped = (text: string): string => text.replace(/[&<>"']/g, (sign) => signs[sign] ?? sign)

/** Place of the organisation's footer; a comment, so that a mail without a footer shows nothing. */
const FOOT = '<!--footer-->'

// Mail programs drop style sheets: each element has its own styles, and one column fits every width.
const look = {
  page: 'margin:0;padding:24px 12px;background:#f6f4f2;font-family:system-ui,-apple-system,Segoe UI,Roboto,sans-serif;font-size:15px;line-height:1.5;color:#191513;overflow-wrap:anywhere',
  card: 'max-width:36rem;margin:0 auto;padding:24px;background:#ffffff;border:1px solid #e4dfda;border-radius:8px',
  name: 'margin:0 0 16px;font-weight:600;letter-spacing:.02em;color:#00674f',
  title: 'margin:0 0 12px;font-size:20px;line-height:1.3;font-weight:600',
  quote: 'margin:16px 0;padding:8px 16px;border-left:3px solid #007c60;white-space:pre-wrap',
  link: 'color:#00674f;font-weight:600',
  code: 'font-size:13px;word-break:break-all',
  button:
    'display:inline-block;padding:10px 20px;background:#00674f;border-radius:6px;color:#ffffff;font-weight:600;text-decoration:none',
  address: 'color:#6e6862;font-size:13px',
  foot: 'max-width:36rem;margin:16px auto 0;color:#6e6862;font-size:13px;white-space:pre-line',
} as const

const languages: Readonly<Record<Locale, string>> = { pt: 'pt-BR', en: 'en' }

const factsHtml = (facts: MailParts['facts']): string | undefined =>
  facts &&
  `<p>${facts.map(([label, value]) => `${escaped(label)}: <strong>${escaped(value)}</strong>`).join('<br>')}</p>`

const recordHtml = ({ text, url, code }: MailRecord): string => {
  const line = url ? `<a href="${escaped(url)}" style="${look.link}">${escaped(text)}</a>` : escaped(text)
  return `<p>${line}${code ? `<br>${escaped(code.label)}:<br><code style="${look.code}">${escaped(code.text)}</code>` : ''}</p>`
}

const recordText = ({ text, url, code }: MailRecord): string =>
  [text, url, code && `${code.label}:\n${code.text}`].filter(Boolean).join('\n')

const html = ({ locale, subject, intro, facts, records, quote, quoteHtml, link, after, footer }: MailParts): string => {
  const parts = [
    `<p style="${look.name}">Nucleo</p>`,
    `<h1 style="${look.title}">${escaped(subject)}</h1>`,
    `<p>${escaped(intro)}</p>`,
    factsHtml(facts),
    ...(records ?? []).map(recordHtml),
    quote && `<blockquote style="${look.quote}">${quoteHtml ?? escaped(quote)}</blockquote>`,
    link && `<p><a href="${escaped(link.url)}" style="${look.button}">${escaped(link.label)}</a></p>`,
    // Address in full, for readers whose mail program shows no buttons, or who distrust them.
    link && `<p style="${look.address}">${escaped(link.url)}</p>`,
    after && `<p>${escaped(after)}</p>`,
  ]
  return [
    `<!doctype html><html lang="${languages[locale]}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width">',
    `<title>${escaped(subject)}</title></head><body style="${look.page}"><div style="${look.card}">`,
    ...parts.filter(Boolean),
    '</div>',
    footer ? `<p style="${look.foot}">${escaped(footer)}</p>` : '',
    `${FOOT}</body></html>`,
  ].join('')
}

/** Renders a mail as text and as HTML; escapes everything that people wrote. */
export const composeMail = (parts: MailParts): MailMessage => {
  const facts = parts.facts?.map(([label, value]) => `${label}: ${value}`).join('\n')
  const quote = parts.quote?.replace(/^/gm, '> ')
  const link = parts.link && `${parts.link.label}: ${parts.link.url}`
  return {
    to: parts.to,
    kind: parts.kind,
    template: parts.template,
    subject: parts.subject.replace(/\s+/g, ' '),
    text: [parts.intro, facts, ...(parts.records ?? []).map(recordText), quote, link, parts.after, parts.footer]
      .filter(Boolean)
      .join('\n\n'),
    html: html(parts),
  }
}

/** Adds the organisation's footer at the end of the mail. */
export const withFooter = ({ text, html }: MailMessage, footer: string): Pick<MailMessage, 'text' | 'html'> => {
  if (footer === '') return { text, html }
  const foot = `<p style="${look.foot}">${escaped(footer)}</p>`
  // A function, because `$` has a meaning in a replacement text.
  return { text: `${text}\n\n-- \n${footer}`, html: html.replace(FOOT, () => foot) }
}
