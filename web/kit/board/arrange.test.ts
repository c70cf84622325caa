import { expect, test } from 'vitest'
import { found, moved, moveTo, placeOf, stepped } from './arrange.ts'

const columns = [
  { key: 1, title: 'A fazer' },
  { key: 2, title: 'Fazendo' },
]
const cards = [
  { id: 1, column: 1, title: 'Revisão', text: 'LUA-1' },
  { id: 2, column: 1, title: 'Ação social' },
  { id: 3, column: 2, title: 'Outra' },
  { id: 4, column: 1, title: 'Fim' },
]

test('a search finds every word, whatever its accents and case', () => {
  expect(found(cards, ' ACAO soc').map((it) => it.id)).toEqual([2])
  expect(found(cards, 'lua-1 revisao').map((it) => it.id)).toEqual([1])
  expect(found(cards, '')).toBe(cards)
})

test('a place in a column is told by the cards that it is between', () => {
  expect(moveTo(3, 1, { cards, at: 1 })).toEqual({ id: 3, column: 1, above_id: 1, below_id: 2 })
  expect(moveTo(3, 1, { cards, at: 99 })).toEqual({ id: 3, column: 1, above_id: 4, below_id: null })
  expect(moveTo(1, 1, { cards, at: 0 })).toEqual({ id: 1, column: 1, above_id: null, below_id: 2 })
})

test('arrows move by one place or one column, and not over an edge', () => {
  const [first, second] = cards
  if (!first || !second) throw new Error('no cards')
  const board = { cards, columns }
  expect(stepped(first, 'ArrowUp', board)).toBeUndefined()
  expect(stepped(first, 'ArrowLeft', board)).toBeUndefined()
  expect(stepped(first, 'ArrowDown', board)).toMatchObject({ above_id: 2, below_id: 4 })
  expect(stepped(second, 'ArrowUp', board)).toMatchObject({ above_id: null, below_id: 1 })
  expect(stepped(second, 'ArrowRight', board)).toMatchObject({ column: 2, above_id: 3, below_id: null })
})

test('a move and the move back leave the cards as they were', () => {
  const card = cards[1]
  if (!card) throw new Error('no card')
  const back = placeOf(cards, card)
  const there = moved(cards, moveTo(2, 2, { cards, at: 0 }), { ...card, column: 2 })
  expect(there.filter((it) => it.column === 2).map((it) => it.id)).toEqual([2, 3])
  const again = moved(there, back, card)
  expect(again.filter((it) => it.column === 1).map((it) => it.id)).toEqual([1, 2, 4])
})
