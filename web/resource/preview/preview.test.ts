import { expect, test } from 'vitest'
import { csvRows } from './csv.ts'
import { kindOf } from './kind.ts'
import { cut, textOf } from './text.ts'

test('what can be shown is known by its type, and Markdown by its name', () => {
  const kind = (nome: string, type: string, size = 10) => kindOf({ nome, type, size })
  expect(kind('a.PNG', 'image/png')).toBe('image')
  expect(kind('leia.md', 'text/plain')).toBe('markdown')
  expect(kind('leia.txt', 'text/plain')).toBe('text')
  expect(kind('a.csv', 'text/csv')).toBe('csv')
  expect(kind('a.zip', 'application/zip')).toBeUndefined()
  expect(kind('a.pdf', 'application/pdf', 25_000_001)).toBeUndefined()
})

test('text is UTF-8, else as Windows writes it', () => {
  expect(textOf(new TextEncoder().encode('ação').buffer)).toBe('ação')
  expect(textOf(Uint8Array.of(0x61, 0xe7, 0xe3, 0x6f).buffer)).toBe('ação')
})

test('a long text is cut, and says after how many lines', () => {
  expect(cut('um\ndois')).toEqual({ text: 'um\ndois', shown: undefined })
  expect(cut('x\n'.repeat(5000)).shown).toBe(2000)
})

test('columns of a CSV are apart by whatever it uses', () => {
  expect(csvRows('a;b\n"1;2";3\n\n')).toEqual([
    ['a', 'b'],
    ['1;2', '3'],
  ])
})
