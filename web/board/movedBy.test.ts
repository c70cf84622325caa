import { expect, test } from 'vitest'
import type { BoardCardRow, BoardPage } from '#contract/board/board.ts'
import { movedBy, sentAs } from '#web/board/movedBy.ts'
import { whileSent } from '#web/kit/board/sent.ts'

const card = (id: number, column_id: number, status = 1): BoardCardRow => ({
  id,
  ref: `LUA-${id}`,
  nome: `Átomo ${id}`,
  status,
  priority: 2,
  column_id,
  cell: { id: 1, nome: 'Capa' },
  data: null,
  data_fim: null,
  late: false,
})
const page: BoardPage = {
  venture: { id: 7, nome: 'Lua' },
  columns: [
    { id: 1, nome: 'Fazer', status: 1, wip_limit: null },
    { id: 2, nome: 'Revisar', status: 1, wip_limit: null },
    { id: 3, nome: '', status: 2, wip_limit: null },
  ],
  cards: [card(10, 1), card(11, 1), card(12, 2), card(13, 3, 2)],
  cut: false,
  columns_version: 'v1',
  cells: [],
}
const move = { venture_id: 7, atom_id: 10, column_id: 2, above_id: 12, below_id: null }
const places = (of: BoardPage | undefined) => of?.cards.map((it) => [it.id, it.column_id])

test('a card goes to the place that was told, without the board being read', () => {
  expect(places(movedBy(page, move))).toEqual([
    [11, 1],
    [12, 2],
    [10, 2],
    [13, 3],
  ])
})

test('a card of another lane gets its cell or priority, where its cell is known', () => {
  const known = { ...page, cells: [{ id: 2, nome: 'Miolo', gate: 'Livro' }] }
  const cardOf = (of: BoardPage | undefined) => of?.cards.find((it) => it.id === 10)
  expect(cardOf(movedBy(known, { ...move, cell_id: 2 }))).toMatchObject({
    cell: { id: 2, nome: 'Miolo' },
    column_id: 2,
  })
  expect(cardOf(movedBy(known, { ...move, priority: 4 }))).toMatchObject({ priority: 4, cell: { id: 1 } })
  expect(movedBy(known, { ...move, cell_id: 3 })).toBeUndefined()
})

test('a move of another board leaves this one as it is', () => {
  expect(movedBy(page, { ...move, venture_id: 8 })).toBe(page)
  expect(movedBy(page, { venture_id: 7 })).toBe(page)
})

test('what is told of a card whose own move is under way is older than what is shown', async () => {
  let answer = (): void => undefined
  const under = whileSent(sentAs(10), () => new Promise<void>((resolve) => (answer = resolve)))
  expect(movedBy(page, move)).toBe(page)
  answer()
  await under
  expect(movedBy(page, move)).not.toBe(page)
})

test.each([
  ['a card', { atom_id: 99 }],
  ['a column', { column_id: 99 }],
  ['a neighbour', { above_id: 99 }],
  ['the status that the card has meanwhile', { column_id: 3, above_id: null }],
])('where %s is not known here, the board is read', (_, other) => {
  expect(movedBy(page, { ...move, ...other })).toBeUndefined()
})
