import fc from 'fast-check'
import Papa from 'papaparse'
import { expect, test } from 'vitest'
import { harmless, unguarded } from '#server/kit/sheet/guard.ts'

const SIGNS = ['=', '+', '-', '@', '＝', '＋', '－', '＠']

test('a sign that begins a formula is guarded, at the start and after a separator of any locale', () => {
  for (const sign of SIGNS) {
    expect(harmless(`${sign}1+1`)).toBe(`'${sign}1+1`)
    for (const before of [',', ';', '\t', '\n', ', "'])
      expect(harmless(`a${before}${sign}cmd()`)).toBe(`a${before}'${sign}cmd()`)
  }
  expect(harmless('a-b = c@d, e; f')).toBe('a-b = c@d, e; f')
})

test('read with the other locale’s separator, or without quotes, no cell of a file begins a formula', () => {
  const text = fc.array(fc.constantFrom(...SIGNS, ',', ';', '"', '\n', ' ', 'a', "'"), { maxLength: 12 })
  const written = (delimiter: string, cells: string[]) => Papa.unparse([cells], { delimiter, newline: '\r\n' })
  fc.assert(
    fc.property(text, text, (one, two) => {
      const cells = [one.join(''), two.join('')].map(harmless)
      for (const own of [';', ',']) {
        const other = own === ';' ? ',' : ';'
        for (const cell of written(own, cells)
          .split(/\r\n|\n/)
          .flatMap((line) => line.split(other).slice(1)))
          expect(cell.trimStart().replace(/^"+ */, '')).not.toMatch(/^[=+\-@＝＋－＠]/)
      }
    }),
  )
})

test('the guard is taken off again, and a text that begins with an apostrophe of its own keeps it', () => {
  const texts = ['-x', "'-x", "''-x", "'x"]
  expect(texts.map(harmless)).toEqual(["'-x", "''-x", "'''-x", "'x"])
  const text = fc.string({ unit: fc.constantFrom(...SIGNS, ',', ';', '"', '\n', '\r', '\t', ' ', 'a', "'") })
  fc.assert(
    fc.property(text, (one) => {
      expect(unguarded(harmless(one))).toBe(one)
    }),
    { numRuns: 2000 },
  )
})
