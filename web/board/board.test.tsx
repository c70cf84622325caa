import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { BOARD_MOVED, type BoardCardRow, type BoardPage } from '#contract/board/board.ts'
import { BoardScreen } from '#web/board/BoardScreen.tsx'
import { queryClient } from '#web/kit/call/query.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

beforeEach(() => {
  queryClient.clear()
  // Only cards in sight are drawn: a column has to have a height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(92)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const named = (id: number, nome: string) => ({ id, nome, deleted_at: null })
const card = (id: number, nome: string, more: Partial<BoardCardRow> = {}): BoardCardRow => ({
  id,
  ref: `LUA-${id}`,
  nome,
  status: 0,
  priority: 2,
  column_id: 1,
  cell: named(5, 'Vitrine'),
  responsavel: null,
  data: null,
  data_fim: null,
  late: false,
  ...more,
})
const page = (more: Partial<BoardPage> = {}): BoardPage => ({
  venture: named(3, 'Loja Lua Cheia'),
  columns: [
    { id: 1, nome: '', status: 0, wip_limit: null },
    { id: 2, nome: 'Na mesa', status: 0, wip_limit: 2 },
    { id: 4, nome: '', status: 1, wip_limit: null },
  ],
  columns_version: 'v1',
  cards: [
    card(1, 'Alfa'),
    card(2, 'Beta', { cell: named(6, 'Carrinho'), responsavel: named(9, 'Ana Souza'), priority: 4 }),
    card(7, 'Gama', { column_id: 2, cell: named(6, 'Carrinho') }),
  ],
  cut: false,
  cells: [{ id: 5, nome: 'Vitrine', gate: 'Escopo' }],
  ...more,
})

const shown = async (query = '', of = page(), role: Role = 1) => {
  const user = userEvent.setup()
  const server = fakeServer()
  server.answer('GET', '/api/board/:code', () => json(of))
  server.answer('POST', '/api/board/:id/move', () => json({ rank: 'a1' }))
  const path = '/district/workstation/project/:project_code/board'
  const rendered = render(<BoardScreen />, {
    me: person(role),
    path: `${path.replace(':project_code', 'LUA-01')}${query}`,
    route: path,
  })
  await screen.findByText('Alfa')
  return { user, server, rendered }
}
type Page = Awaited<ReturnType<typeof shown>>
const column = (name: string) => screen.getByRole('group', { name })
const cardsOf = (name: string) =>
  [...column(name).querySelectorAll('[data-card]')].map((it) => it.getAttribute('data-card'))
const moves = ({ server }: Page) =>
  Promise.all(server.asked.filter((it) => it.method === 'POST').map(async (it): Promise<unknown> => it.clone().json()))
const moveTo = async ({ user }: Page, name: string, place: string) => {
  await user.click(screen.getByRole('button', { name: new RegExp(`^Mover “${name}”`) }))
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: place }))
}

test('its head has the colour of its venture and the cards around it, by whether they are done, open or late', async () => {
  const cards = [card(1, 'Alfa', { status: 2 }), card(2, 'Beta', { late: true }), card(3, 'Gama'), card(4, 'Delta')]
  await shown('', page({ cards }))
  const orbit = screen.getByRole('img', { name: '4 átomos: 1 concluído, 2 abertos, 1 atrasado' })
  await waitFor(() => expect(orbit.closest('header')?.getAttribute('data-venture')).toBe('2'))
})

test('lanes stand by cell, by person with nobody last, and by priority with the urgent first', async () => {
  const lanes = () => screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)
  const { user } = await shown()
  expect(screen.queryByRole('heading', { level: 3 })).toBeNull()
  await user.click(screen.getByRole('radio', { name: 'Por célula' }))
  expect(lanes()).toEqual(['Carrinho 2', 'Vitrine 1'])
  await user.click(screen.getByRole('radio', { name: 'Por pessoa' }))
  expect(lanes()).toEqual(['Ana Souza 1', 'Sem responsável 2'])
  await user.click(screen.getByRole('radio', { name: 'Por prioridade' }))
  expect(lanes()).toEqual(['Urgente 1', 'Alta 0', 'Normal 2', 'Baixa 0'])
})

test('a card that waits for another one says so', async () => {
  await shown('', page({ cards: [card(1, 'Alfa'), card(2, 'Beta', { blocked: true })] }))
  expect(screen.getByText('Bloqueado').closest('[data-card]')?.getAttribute('data-card')).toBe('2')
})

test('a card is its code and name with its marks, and one line of who, until when and how long', async () => {
  const whole = card(1, 'Alfa', {
    responsavel: named(9, 'Ana Souza'),
    data: '2026-03-12',
    late: true,
    hours_planned: 8,
    tracked: 7500,
  })
  await shown('', page({ cards: [whole, card(2, 'Beta', { hours_planned: 1.5 }), card(3, 'Gama', { tracked: 60 })] }))
  const lines = (id: number) =>
    [...(document.querySelector(`[data-card="${id}"] a`)?.closest('span')?.parentElement?.children ?? [])].map((line) =>
      [...line.children].map((it) => it.textContent),
    )
  expect(lines(1)).toEqual([
    ['LUA-1', 'Alfa', expect.stringMatching(/atraso$|^Atrasado$/)],
    ['Ana Souza', '12/03/2026', '2h 05m · 26 %'],
  ])
  expect(screen.getByTitle('2h 05m de 8h 00m')).toBeDefined()
  expect([lines(2)[1], lines(3)[1]]).toEqual([['1h 30m'], ['0h 01m']])
})

test('a search finds cards by name, short id, cell and person, and says when there is none', async () => {
  const { user } = await shown()
  const field = screen.getByRole('searchbox', { name: 'Buscar no quadro' })
  for (const [text, ids] of [
    ['ána', ['2']],
    ['LUA-1', ['1']],
    ['vitrine', ['1']],
  ] as const) {
    await user.clear(field)
    await user.type(field, text)
    expect(cardsOf('Pendente')).toEqual(ids)
  }
  await user.clear(field)
  await user.type(field, 'nada disso')
  expect(screen.getByRole('status').textContent).toContain('nada disso')
})

test('a move is shown at once, sent with its neighbours, and taken back by the toast', async () => {
  const all = await shown()
  await moveTo(all, 'Alfa', 'Na mesa')
  expect(cardsOf('Na mesa')).toEqual(['1', '7'])
  await waitFor(async () =>
    expect(await moves(all)).toEqual([{ atom_id: 1, column_id: 2, above_id: null, below_id: 7 }]),
  )
  await all.user.click(await screen.findByRole('button', { name: 'Desfazer' }))
  expect(cardsOf('Pendente')).toEqual(['1', '2'])
  await waitFor(async () =>
    expect((await moves(all))[1]).toEqual({ atom_id: 1, column_id: 1, above_id: null, below_id: 2 }),
  )
})

test('the menu of a card leaves out columns to which no action of the person leads', async () => {
  const columns = [...page().columns, { id: 5, nome: '', status: 2, wip_limit: null } as const]
  const offered = async (name: string) => {
    await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Mover “${name}”`) }))
    const buttons = within(await screen.findByRole('dialog')).getAllByRole('button')
    return buttons
      .map((it) => it.textContent)
      .filter((it) => ['Pendente', 'Na mesa', 'Aceito', 'Finalizado'].includes(it))
  }
  await shown('', page({ columns, cards: [card(1, 'Alfa'), card(2, 'Beta', { status: 1, column_id: 4 })] }), 4)
  expect(await offered('Alfa')).toEqual(['Na mesa', 'Aceito'])
  await userEvent.keyboard('{Escape}')
  expect(await offered('Beta')).toEqual(['Finalizado'])
})

test('a card that goes to another lane changes its field, and the toast changes it back', async () => {
  const all = await shown('?lanes=person', page({ people: [named(9, 'Ana Souza'), named(8, 'Bia Reis')] }))
  await moveTo(all, 'Alfa', 'Para a raia “Bia Reis”')
  expect(cardsOf('Bia Reis: Pendente')).toEqual(['1'])
  const place = { atom_id: 1, column_id: 1, above_id: null }
  const lane = (from: number | null, to: number | null) => ({ lane: { responsavel_id: { from, to } } })
  await waitFor(async () => expect(await moves(all)).toEqual([{ ...place, below_id: null, ...lane(null, 8) }]))
  expect(await screen.findByText('“Alfa” está na raia “Bia Reis”, em Pendente.')).toBeTruthy()
  await all.user.click(screen.getByRole('button', { name: 'Desfazer' }))
  expect(cardsOf('Sem responsável: Pendente')).toEqual(['1'])
  await waitFor(async () => expect((await moves(all))[1]).toEqual({ ...place, below_id: 2, ...lane(8, null) }))
})

test('Alt, Shift and an arrow take a card to the next lane, which may be empty', async () => {
  const all = await shown('?lanes=priority')
  const button = screen.getByRole('button', { name: /^Mover “Alfa”/ })
  button.focus()
  fireEvent.keyDown(button, { key: 'ArrowUp', altKey: true, shiftKey: true })
  await waitFor(() => expect(cardsOf('Alta: Pendente')).toEqual(['1']))
  expect(document.activeElement).toBe(screen.getByRole('button', { name: /^Mover “Alfa”/ }))
  await waitFor(async () => expect(await moves(all)).toMatchObject([{ lane: { priority: { from: 2, to: 3 } } }]))
})

test('who may not change the field of lanes is offered no other, and a card stays in its own', async () => {
  const all = await shown('?lanes=cell', page(), 4)
  expect(screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual(['Carrinho 2', 'Vitrine 1'])
  const button = screen.getByRole('button', { name: /^Mover “Alfa”/ })
  button.focus()
  fireEvent.keyDown(button, { key: 'ArrowUp', altKey: true, shiftKey: true })
  await all.user.click(button)
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: /raia/ })).toBeNull()
  expect(await moves(all)).toEqual([])
})

test('a refused move says why, and the card goes back to where the server has it', async () => {
  const all = await shown()
  all.server.answer('POST', '/api/board/:id/move', () => refusal(403, { detail: 'Acesso negado!' }))
  await moveTo(all, 'Alfa', 'Na mesa')
  expect(await screen.findByText(/O cartão voltou ao seu lugar: Acesso negado!/)).toBeTruthy()
  await waitFor(() => expect(cardsOf('Pendente')).toEqual(['1', '2']))
})

test('a column deleted meanwhile is told, and the board is read again without it', async () => {
  const all = await shown()
  all.server.answer('POST', '/api/board/:id/move', () =>
    refusal(409, { detail: 'Esta coluna não existe mais. O quadro foi atualizado.' }),
  )
  const { columns, cards } = page()
  const left = page({
    columns: columns.filter((it) => it.id !== 2),
    cards: cards.map((it) => ({ ...it, column_id: 1 })),
  })
  all.server.answer('GET', '/api/board/:code', () => json(left))
  await moveTo(all, 'Alfa', 'Na mesa')
  expect(await screen.findByText(/Esta coluna não existe mais/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Na mesa' })).toBeNull())
  expect(cardsOf('Pendente')).toEqual(['1', '2', '7'])
})

test('what somebody else moves is seen without reading the board again', async () => {
  const { server } = await shown()
  const reads = () => server.asked.filter((it) => it.method === 'GET' && it.url.includes('/api/board/')).length
  const before = reads()
  const data = { venture_id: 3, atom_id: 2, column_id: 2, above_id: 7, below_id: null }
  emitLive({ topic: 'role:1', event: BOARD_MOVED, data })
  await waitFor(() => expect(cardsOf('Na mesa')).toEqual(['7', '2']))
  expect(reads()).toBe(before)
})

test('columns that somebody else has set meanwhile are shown; one’s own stay, and are stored over them when wanted', async () => {
  const all = await shown()
  const columns = [{ id: 1, nome: 'Deles', status: 0, wip_limit: null }, ...page().columns.slice(2)]
  all.server.answer('PUT', '/api/board/:id/columns', () =>
    refusal(409, { detail: 'Outra pessoa alterou este registro.', current: { columns, version: 'v2' } }),
  )
  await all.user.click(screen.getByRole('button', { name: 'Colunas' }))
  const dialog = await screen.findByRole('dialog')
  const name = () => within(dialog).getByRole('textbox', { name: 'Nome da coluna 1' })
  await all.user.type(name(), 'Minha')
  await all.user.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  expect(await within(dialog).findByText('Colunas de agora: Deles, Aceito')).toBeTruthy()
  expect(name()).toHaveProperty('value', 'Minha')
  all.server.answer('PUT', '/api/board/:id/columns', () => json({ columns: [1, 8, 4] }))
  await all.user.click(within(dialog).getByRole('button', { name: 'Manter as minhas' }))
  await all.user.click(within(dialog).getByRole('button', { name: 'Salvar' }))
  const sent = () => all.server.bodies('/api/board/:id/columns')
  await waitFor(async () => expect(await sent()).toHaveLength(2))
  const [, last] = await sent()
  expect(last).toMatchObject({ version: 'v2', columns: [{ id: 1, nome: 'Minha' }, { nome: 'Na mesa' }, { id: 4 }] })
  expect(last).not.toHaveProperty('columns.1.id')
})

test('a status that no step leads to is refused in words, and nothing is sent', async () => {
  const all = await shown('', page({ cards: [card(1, 'Alfa', { status: 1, column_id: 4 })] }))
  screen.getByRole('button', { name: /^Mover “Alfa”/ }).focus()
  await all.user.keyboard('{Alt>}{ArrowLeft}{/Alt}')
  expect(await screen.findByText('Nenhuma ação leva este átomo para “Na mesa”.')).toBeTruthy()
  expect(cardsOf('Aceito')).toEqual(['1'])
  expect(await moves(all)).toEqual([])
})

test('several lines that are pasted make an atom each; a refusal keeps them', async () => {
  const all = await shown()
  await all.user.keyboard('c')
  const dialog = await screen.findByRole('dialog')
  const field = within(dialog).getByRole('textbox', { name: /^Nomes/ })
  fireEvent.change(field, { target: { value: '- Um\n\n  2. Dois  \n[ ] Três' } })
  all.server.answer('POST', '/api/board/:id/atoms', () => refusal(422, { detail: 'Escolha uma célula desta venture.' }))
  const submit = within(dialog)
    .getAllByRole('button')
    .find((it) => it.getAttribute('type') === 'submit')
  if (submit) await all.user.click(submit)
  expect(await screen.findByText('Escolha uma célula desta venture.')).toBeTruthy()
  expect(field).toHaveProperty('value', '- Um\n\n  2. Dois  \n[ ] Três')
  all.server.answer('POST', '/api/board/:id/atoms', () => json({ ids: [11, 12, 13] }))
  if (submit) await all.user.click(submit)
  expect(await screen.findByText('3 átomos criados')).toBeTruthy()
  expect((await moves(all)).at(-1)).toEqual({ column_id: 1, cell_id: 5, nomes: ['Um', 'Dois', 'Três'] })
})
