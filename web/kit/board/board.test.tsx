import { act, fireEvent, screen, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { moved, type BoardCard, type BoardColumn, type BoardLane, type BoardMove } from '#web/kit/board/arrange.ts'
import { Board } from '#web/kit/board/Board.tsx'
import { hotkeys } from '#web/kit/ui/keys/useHotkey.ts'
import { TextLink } from '#web/kit/ui/page/layout.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(() => {
  // Only visible cards are drawn, so a column needs a height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(92)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const columns: readonly BoardColumn[] = [
  { key: 1, title: 'A fazer', limit: 2 },
  { key: 2, title: 'Feito', limit: 2 },
]
const first: readonly BoardCard[] = [
  { id: 1, column: 1, title: 'Alfa' },
  { id: 2, column: 1, title: 'Beta' },
  { id: 3, column: 1, title: 'Gama' },
]
let other: (move: BoardMove) => void = () => {}

const Held = ({ onMove, of }: { readonly onMove: (move: BoardMove) => void; readonly of: readonly BoardColumn[] }) => {
  const [cards, setCards] = useState<readonly BoardCard[]>(first)
  const go = (move: BoardMove) =>
    setCards((all) => {
      const card = all.find((it) => it.id === move.id)
      return card ? moved(all, move, { ...card, column: move.column }) : all
    })
  useEffect(() => {
    other = go
  })
  return (
    <Board
      columns={of}
      cards={cards}
      movable
      onMove={(move) => {
        onMove(move)
        go(move)
      }}
    >
      {(card) => <TextLink to={`/${card.id}`}>{card.title}</TextLink>}
    </Board>
  )
}
const shown = async (of = columns) => {
  const onMove = vi.fn<(move: BoardMove) => void>()
  render(<Held onMove={onMove} of={of} />, { me: person(1) })
  await screen.findByText('Alfa')
  return onMove
}
const slot = (name: string): HTMLElement => {
  const found = screen.getByRole('link', { name }).closest('li')
  if (!found) throw new Error(`no card ${name}`)
  return found
}
const buttonOf = (name: string) => screen.getByRole('button', { name: new RegExp(`^Mover.*${name}`) })
const frame = () => act(() => new Promise<void>((done) => requestAnimationFrame(() => done())))
/** Properties that a browser gives each event of a drag. */
const carried = () => ({
  dataTransfer: { types: [], items: [], setData: () => {}, getData: () => '', setDragImage: () => {} },
})
const drag = async (from: HTMLElement, to: HTMLElement) => {
  // jsdom computes no layout, so the element under the pointer is set.
  Object.assign(document, { elementFromPoint: () => from })
  fireEvent.dragStart(from, carried())
  await frame()
  fireEvent.dragEnter(to, carried())
  fireEvent.dragOver(to, carried())
  await frame()
  fireEvent.drop(to, carried())
  fireEvent.dragEnd(from, carried())
}

test('a column over its limit says so in words', async () => {
  await shown()
  expect(screen.getByText('3 de no máximo 2, acima do limite')).toBeTruthy()
  expect(screen.getByText('0 de no máximo 2')).toBeTruthy()
})

test('a card dropped on another goes to it', async () => {
  const onMove = await shown()
  await drag(slot('Alfa'), slot('Gama'))
  expect(onMove).toHaveBeenCalledTimes(1)
  expect(onMove.mock.calls[0]?.[0]).toMatchObject({ id: 1, column: 1 })
})

test('a card dropped on one of another lane goes to that lane, where lanes may be changed', async () => {
  const lanes: readonly BoardLane<BoardCard>[] = [
    { key: 'a', title: 'Raia A', has: ({ id }) => id === 1 },
    { key: 'b', title: 'Raia B', has: ({ id }) => id !== 1 },
  ]
  const onMove = vi.fn<(move: BoardMove) => void>()
  const board = (crossing: boolean) => (
    <Board columns={columns} cards={first} lanes={lanes} crossing={crossing} movable onMove={onMove}>
      {(card) => <TextLink to={`/${card.id}`}>{card.title}</TextLink>}
    </Board>
  )
  const { unmount } = render(board(false), { me: person(1) })
  await screen.findByText('Alfa')
  await drag(slot('Alfa'), slot('Gama'))
  expect(onMove).not.toHaveBeenCalled()
  unmount()
  render(board(true), { me: person(1) })
  await screen.findByText('Alfa')
  await drag(slot('Alfa'), slot('Gama'))
  expect(onMove).toHaveBeenCalledTimes(1)
  expect(onMove.mock.calls[0]?.[0]).toMatchObject({ id: 1, column: 1, lane: 'b' })
})

test('a card dropped where it was taken up stays there', async () => {
  const onMove = await shown()
  await drag(slot('Alfa'), slot('Alfa'))
  expect(onMove).not.toHaveBeenCalled()
})

test('a card is dragged by its link too', async () => {
  await shown()
  const link = screen.getByRole('link', { name: 'Alfa' })
  fireEvent.pointerDown(link)
  expect(link.getAttribute('draggable')).toBe('false')
})

test('a card moved with the keyboard keeps the focus, and takes it from nothing afterwards', async () => {
  const onMove = await shown()
  buttonOf('Alfa').focus()
  fireEvent.keyDown(buttonOf('Alfa'), { key: 'ArrowDown', altKey: true })
  expect(onMove).toHaveBeenLastCalledWith({ id: 1, column: 1, above_id: 2, below_id: 3 })
  expect(document.activeElement).toBe(buttonOf('Alfa'))
  const search = screen.getByRole('searchbox')
  search.focus()
  // Somebody else's move shifts the card.
  act(() => other({ id: 3, column: 1, above_id: null, below_id: 2 }))
  expect(document.activeElement).toBe(search)
  await userEvent.type(search, 'alfa')
  expect(document.activeElement).toBe(search)
  expect((search as HTMLInputElement).value).toBe('alfa')
})

test('two columns of one name are two places of the menu', async () => {
  const spy = vi.spyOn(console, 'error').mockImplementation(() => {})
  await shown([...columns, { key: 3, title: 'Feito' }])
  await userEvent.click(buttonOf('Alfa'))
  expect(within(await screen.findByRole('dialog')).getAllByRole('button', { name: 'Feito' })).toHaveLength(2)
  expect(spy.mock.calls.filter((it) => String(it[0]).includes('same key'))).toEqual([])
})

test('a card that leaves the document while it is dragged, as one scrolled out of sight does, still goes where it is dropped', async () => {
  const onMove = await shown()
  const [from, to] = [slot('Alfa'), slot('Gama')]
  Object.assign(document, { elementFromPoint: () => from })
  fireEvent.dragStart(from, carried())
  await frame()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Gama' } })
  expect(from.isConnected).toBe(false)
  fireEvent.dragEnter(to, carried())
  fireEvent.dragOver(to, carried())
  await frame()
  fireEvent.drop(to, carried())
  expect(onMove).toHaveBeenCalledTimes(1)
  expect(onMove.mock.calls[0]?.[0]).toMatchObject({ id: 1, column: 1 })
})

test('the top of a column is its own while a search shows only some of its cards', async () => {
  const onMove = await shown()
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'Gama' } })
  await userEvent.click(buttonOf('Gama'))
  await userEvent.click(screen.getByRole('button', { name: 'Para o topo' }))
  expect(onMove).toHaveBeenCalledWith({ id: 3, column: 1, above_id: null, below_id: 1 })
})

test('its keys are told behind `?`, and `/` goes to its own search', async () => {
  await shown()
  const told = hotkeys.get().map(({ label, elsewhere }) => ({ label, elsewhere: elsewhere === true }))
  expect(told).toContainEqual({ label: 'Mover o cartão em foco', elsewhere: true })
  expect(told).toContainEqual({ label: 'Buscar no quadro', elsewhere: false })
  fireEvent.keyDown(document.body, { key: '/' })
  expect(document.activeElement).toBe(screen.getByRole('searchbox'))
})

test('of five hundred cards in a column only those near the sight are in the document', async () => {
  const many = Array.from({ length: 500 }, (_, at) => ({ id: at + 1, column: 1, title: `Cartão ${at + 1}` }))
  render(
    <Board columns={columns} cards={many} movable={false} onMove={() => {}}>
      {(card) => card.title}
    </Board>,
    { me: person(1) },
  )
  await screen.findByText('Cartão 1')
  const drawn = screen.getAllByText(/^Cartão \d+$/)
  expect(drawn.length).toBeLessThan(60)
  expect(drawn[0]?.closest('li')?.getAttribute('aria-setsize')).toBe('500')
})
