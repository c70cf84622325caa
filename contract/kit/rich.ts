import { z } from 'zod'
import { isBlank } from '#contract/kit/text.ts'

export type RichMark =
  | { type: 'bold' | 'italic' | 'strike' | 'code' }
  /** Web addresses and e-mail addresses; no scheme that could run code. */
  | { type: 'link'; attrs: { href: string } }
export interface RichWords {
  type: 'text'
  text: string
  marks?: RichMark[] | undefined
}
/** A mentioned person, by id; the name is looked up for each reader, since names change. */
export interface RichMention {
  type: 'mention'
  attrs: { id: number }
}
export type RichInline = RichWords | RichMention | { type: 'hardBreak' }
export interface RichItem {
  type: 'listItem'
  content: RichBlock[]
}
export type RichBlock =
  | { type: 'paragraph'; content?: RichInline[] | undefined }
  | { type: 'codeBlock'; content?: RichWords[] | undefined }
  | { type: 'blockquote'; content: RichBlock[] }
  | { type: 'bulletList' | 'orderedList'; content: RichItem[] }

/** Rich text as it is stored: the editor's output, reduced to the nodes that we can show. */
export interface RichDoc {
  type: 'doc'
  content: RichBlock[]
}
/** Names of the mentioned people, by id. */
export type RichNames = ReadonlyMap<number, string>

/** Deepest nesting of the JSON, which bounds every schema and screen that follows it: ten lists within lists. */
const DEPTH_MAX = 48
const PARTS_MAX = 6000
const BYTES_MAX = 100_000
const HREF_MAX = 2000
/** Most mentions, since each mentioned person is notified. */
const MENTIONS_MAX = 20

const HREF = /^(?:https?:\/\/[^\s/]|mailto:[^\s@]+@)[^\s\p{Cc}<>"]*$/iu
/** True when a link may lead to the address. */
export const isSafeHref = (href: string): boolean => href.length <= HREF_MAX && HREF.test(href)

const mark = z.discriminatedUnion('type', [
  z.object({ type: z.enum(['bold', 'italic', 'strike', 'code']) }),
  z.object({ type: z.literal('link'), attrs: z.object({ href: z.string().refine(isSafeHref) }) }),
])
const words = z.object({ type: z.literal('text'), text: z.string().min(1), marks: z.array(mark).max(5).optional() })
const mention = z.object({
  type: z.literal('mention'),
  attrs: z.object({ id: z.coerce.number<number | string>().int().min(1).max(2_147_483_647) }),
})
const inline = z.discriminatedUnion('type', [words, mention, z.object({ type: z.literal('hardBreak') })])
const block: z.ZodType<RichBlock> = z.lazy(() =>
  z.discriminatedUnion('type', [
    z.object({ type: z.literal('paragraph'), content: z.array(inline).optional() }),
    z.object({ type: z.literal('codeBlock'), content: z.array(words.omit({ marks: true })).optional() }),
    z.object({ type: z.literal('blockquote'), content: z.array(block).min(1) }),
    z.object({ type: z.enum(['bulletList', 'orderedList']), content: z.array(item).min(1) }),
  ]),
)
const item: z.ZodType<RichItem> = z.lazy(() =>
  z.object({ type: z.literal('listItem'), content: z.array(block).min(1) }),
)
/** Unknown attributes are dropped; unknown nodes and marks are refused. */
const doc: z.ZodType<RichDoc> = z.object({ type: z.literal('doc'), content: z.array(block).min(1) })

/** Checks the depth without recursion, which a deeper value would overflow. */
const isWithin = (value: unknown): boolean => {
  const left: { it: unknown; depth: number }[] = [{ it: value, depth: 0 }]
  for (let seen = 0; ; seen += 1) {
    const next = left.pop()
    if (!next) return true
    if (next.depth > DEPTH_MAX || seen > PARTS_MAX) return false
    if (typeof next.it === 'object' && next.it !== null)
      for (const value of Object.values(next.it)) left.push({ it: value, depth: next.depth + 1 })
  }
}

const inlineText = (node: RichInline, names: RichNames): string => {
  if (node.type === 'text') return node.text
  return node.type === 'hardBreak' ? '\n' : `@${names.get(node.attrs.id) ?? ''}`
}

const indented = (text: string, first: string): string =>
  `${first}${text.replaceAll('\n', `\n${' '.repeat(first.length)}`)}`

const blockText = (block: RichBlock, names: RichNames): string => {
  if (block.type === 'paragraph' || block.type === 'codeBlock')
    return (block.content ?? []).map((one) => inlineText(one, names)).join('')
  if (block.type === 'blockquote') return blocksText(block.content, names).replace(/^/gm, '> ')
  return block.content
    .map((one, at) => indented(blocksText(one.content, names), block.type === 'orderedList' ? `${at + 1}. ` : '- '))
    .join('\n')
}
const blocksText = (blocks: readonly RichBlock[], names: RichNames): string =>
  blocks.map((it) => blockText(it, names)).join('\n')

const NOBODY: RichNames = new Map()

/** Plain text: for search, notifications and the character counter. */
export const richToText = (it: RichDoc, names: RichNames = NOBODY): string => blocksText(it.content, names).trim()

const inlinesOf = (blocks: readonly (RichBlock | RichItem)[]): RichInline[] =>
  blocks.flatMap((it) =>
    it.type === 'paragraph' || it.type === 'codeBlock' ? (it.content ?? []) : inlinesOf(it.content),
  )

/** Ids of the mentioned people, each once. */
export const mentionsIn = (doc: RichDoc): number[] => [
  ...new Set(inlinesOf(doc.content).flatMap((one) => (one.type === 'mention' ? [one.attrs.id] : []))),
]

/** True when the text is empty or invisible. */
export const isBlankRich = (it: RichDoc): boolean => isBlank(richToText(it))

/** Reduces the editor's output to what is stored; undefined where it contains something unknown. */
export const readRich = (value: unknown): RichDoc | undefined => {
  if (!isWithin(value) || JSON.stringify(value).length > BYTES_MAX) return undefined
  const read = doc.safeParse(value)
  return read.success && mentionsIn(read.data).length <= MENTIONS_MAX ? read.data : undefined
}

const example: RichDoc = {
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Texto' }] }],
}

/** Required rich text of at most `max` characters as plain text; an error names the whole field. */
export const richText = (max: number): z.ZodType<RichDoc, RichDoc> =>
  z
    .unknown()
    .meta({ examples: [example] })
    .transform((value, ctx): RichDoc => {
      const read = value === undefined || value === null ? null : readRich(value)
      const text = read ? richToText(read) : ''
      if (read && text.length <= max && !isBlank(text)) return read
      if (read === undefined) ctx.addIssue({ code: 'custom', input: value })
      else if (text.length > max) ctx.addIssue({ code: 'too_big', origin: 'string', maximum: max, input: value })
      else ctx.addIssue({ code: 'too_small', origin: 'string', minimum: 1, input: value })
      return z.NEVER
    }) as unknown as z.ZodType<RichDoc, RichDoc>

/** Rich text as it is read back, unchecked: it was checked when it was written. */
export const storedRich = z.custom<RichDoc>()
