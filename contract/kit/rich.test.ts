import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isSafeHref, mentionsIn, readRich, richText, richToText, type RichBlock, type RichDoc } from './rich.ts'

const words = fc.string({ minLength: 1, maxLength: 12 }).map((text) => ({ type: 'text' as const, text }))
const block: fc.Arbitrary<RichBlock> = fc.letrec<{ block: RichBlock }>((tie) => ({
  block: fc.oneof(
    { maxDepth: 4 },
    fc.record({ type: fc.constant('paragraph' as const), content: fc.array(words, { maxLength: 3 }) }),
    fc.record({
      type: fc.constantFrom('bulletList' as const, 'orderedList' as const),
      content: fc.array(
        fc.record({
          type: fc.constant('listItem' as const),
          content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
        }),
        { minLength: 1, maxLength: 2 },
      ),
    }),
    fc.record({
      type: fc.constant('blockquote' as const),
      content: fc.array(tie('block'), { minLength: 1, maxLength: 2 }),
    }),
  ),
})).block
const doc: fc.Arbitrary<RichDoc> = fc.record({
  type: fc.constant('doc' as const),
  content: fc.array(block, { minLength: 1, maxLength: 3 }),
})

test('what is read is read again as the same, and anything else is refused without a fall', () => {
  fc.assert(
    fc.property(doc, (it) => {
      expect(readRich(it)).toEqual(it)
    }),
  )
  fc.assert(
    fc.property(fc.anything({ maxDepth: 5 }), (it) => {
      const read = richText(100).safeParse(it)
      expect(read.success).toBe(false)
      expect(read.error?.issues.map((issue) => issue.path)).toEqual([[]])
    }),
  )
})

test('attributes that nobody knows are left behind, marks and nodes that nobody knows are not', () => {
  const paragraph = (inline: object) => ({
    type: 'doc',
    content: [{ type: 'paragraph', content: [inline], attrs: { x: 1 } }],
  })
  const link = { type: 'link', attrs: { href: 'https://a.example', target: '_blank', onclick: 'x' } }
  expect(readRich(paragraph({ type: 'text', text: 'a', marks: [link], style: 'x' }))).toEqual({
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'text', text: 'a', marks: [{ type: 'link', attrs: { href: 'https://a.example' } }] }],
      },
    ],
  })
  expect(readRich(paragraph({ type: 'iframe' }))).toBeUndefined()
  expect(readRich(paragraph({ type: 'text', text: 'a', marks: [{ type: 'html' }] }))).toBeUndefined()
})

test('plain text keeps lines, lists, quotes and who is mentioned', () => {
  const line = (text: string): RichBlock => ({ type: 'paragraph', content: [{ type: 'text', text }] })
  const it: RichDoc = {
    type: 'doc',
    content: [
      {
        type: 'paragraph',
        content: [{ type: 'mention', attrs: { id: 3 } }, { type: 'hardBreak' }, { type: 'text', text: 'oi' }],
      },
      { type: 'orderedList', content: [{ type: 'listItem', content: [line('um'), line('mais')] }] },
      { type: 'blockquote', content: [line('dito')] },
    ],
  }
  expect(richToText(it, new Map([[3, 'Ana']]))).toBe('@Ana\noi\n1. um\n   mais\n> dito')
  expect(mentionsIn(it)).toEqual([3])
})

test('only web and e-mail addresses stand behind links', () => {
  const good = ['https://a.example/x?y=1#z', 'HTTP://a.example', 'mailto:ana@a.example', 'https://ção.example']
  const bad = ['javascript:alert(1)', 'JaVaScRiPt:x', 'data:text/html,x', '//a.example', '/x', 'https://', 'https:///x']
  const worse = ['https://a.example/ x', 'https://a\n.example', 'vbscript:x', 'file:///etc/passwd', 'mailto:', '']
  expect(good.filter((it) => !isSafeHref(it))).toEqual([])
  expect([...bad, ...worse].filter(isSafeHref)).toEqual([])
})
