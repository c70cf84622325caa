import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isOversized } from '#server/kit/http/json.ts'

test('depth and width are counted outside of texts only', () => {
  const sizes = {
    deep: '['.repeat(101),
    'deep by objects': '{"a":'.repeat(101),
    wide: `[${'0,'.repeat(20_001)}0]`,
    'a text of brackets': JSON.stringify('[{,'.repeat(50_000)),
    'a text with quotes': JSON.stringify('"[,'.repeat(50_000)),
    'a text that ends in a slash': JSON.stringify({ a: '\\', b: '['.repeat(100) }),
    'a text that never ends': `"${'['.repeat(100)}`,
    'a hundred deep': '['.repeat(100) + ']'.repeat(100),
    'many side by side': JSON.stringify(Array.from({ length: 1000 }, () => [{}])),
  }
  expect(
    Object.entries(sizes)
      .filter(([, json]) => isOversized(json))
      .map(([name]) => name),
  ).toEqual(['deep', 'deep by objects', 'wide'])
})

test('nothing small is refused, whatever its texts are', () => {
  const texts = fc.sample(fc.json({ maxDepth: 8 }), 500)
  expect(texts.filter(isOversized)).toEqual([])
})
