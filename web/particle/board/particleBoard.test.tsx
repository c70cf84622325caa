import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { PARTICLE_MOVED, type ParticleCard, type ParticleLimit } from '#contract/particle/page.ts'
import { particleVentures } from '#contract/particle/particle.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { ParticleBoardScreen } from '#web/particle/board/ParticleBoardScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

beforeEach(() => {
  queryClient.clear()
  toasts.set([])
  // Only cards in sight are drawn: a column has to have a height.
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(92)
})
afterEach(() => {
  vi.restoreAllMocks()
})

const card = (id: number, nome: string, over: Partial<ParticleCard> = {}): ParticleCard => ({
  id,
  nome,
  status: 0,
  priority: 2,
  venture: { id: 7, nome: 'Loja Lua Cheia', deleted_at: null },
  author: { id: 1, nome: 'Ana Souza', deleted_at: null },
  votes: 2,
  voted: false,
  hours_planned: null,
  atom_id: null,
  version: 1,
  ...over,
})
const all = [
  card(1, 'Busca por voz'),
  card(2, 'Carrinho salvo'),
  card(3, 'Tema escuro', { status: 1, venture: { id: 8, nome: 'Grão Dourado', deleted_at: null } }),
]
const BOARD = '/api/particleBoard'
const PATH = '/district/workstation/particles/board'

const shown = async (role: 1 | 4 | 5 | 7 = 1, cards = all, limits: readonly ParticleLimit[] = []) => {
  const server = fakeServer()
  server.answer('GET', BOARD, { venture: null, cards, limits, cut: false })
  render(<ParticleBoardScreen />, { me: person(role), path: PATH })
  await screen.findByText('Busca por voz')
  return server
}
const column = (name: string) => within(screen.getByRole('group', { name }))
const names = (name: string) =>
  column(name)
    .queryAllByRole('link')
    .map((it) => it.textContent)
/** By the dialog on a card, as who does not drag does. */
const moveTo = async (nome: string, to: string) => {
  await userEvent.click(screen.getByRole('button', { name: new RegExp(`^Mover.*${nome}`) }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: to }))
}

test('five columns hold the particles of all ventures; a search leaves those that it finds', async () => {
  await shown()
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual([
    'Backlog',
    'A fazer',
    'Fazendo',
    'Em revisão',
    'Feita',
  ])
  expect([names('Backlog'), names('A fazer')]).toEqual([['Busca por voz', 'Carrinho salvo'], ['Tema escuro']])
  await userEvent.type(screen.getByRole('searchbox'), 'grao')
  expect([names('Backlog'), names('A fazer')]).toEqual([[], ['Tema escuro']])
})

test('a moved card stands in its column at once, and the toast takes it back', async () => {
  const server = await shown()
  server.answer('POST', '/api/particles/:id/move', { rank: 'a', version: 2 })
  await moveTo('Carrinho salvo', 'Fazendo')
  expect(names('Fazendo')).toEqual(['Carrinho salvo'])
  await waitFor(() => expect(toasts.get()[0]?.text).toContain('“Carrinho salvo” está em Fazendo'))
  expect(await server.bodies('/api/particles/2/move')).toEqual([{ status: 2, above_id: null, below_id: null }])
  act(() => toasts.get()[0]?.onUndo?.())
  await waitFor(() => expect(names('Backlog')).toEqual(['Busca por voz', 'Carrinho salvo']))
  expect((await server.bodies('/api/particles/2/move'))[1]).toEqual({ status: 0, above_id: 1, below_id: null })
})

test('a refused move goes back to its place and says why', async () => {
  const server = await shown()
  server.answer('POST', '/api/particles/:id/move', () => refusal(409, { detail: 'Não foi possível.' }))
  await moveTo('Carrinho salvo', 'Feita')
  await waitFor(() => expect(toasts.get()[0]?.text).toMatch(/^O cartão voltou ao seu lugar/))
  await waitFor(() => expect(names('Backlog')).toEqual(['Busca por voz', 'Carrinho salvo']))
})

test('somebody else’s move is seen without the board being read', async () => {
  const server = await shown()
  const reads = () => server.asked.filter((it) => new URL(it.url).pathname === BOARD).length
  const before = reads()
  const data = { venture_id: 7, particle_id: 1, status: 4, above_id: null, below_id: null }
  act(() => emitLive({ topic: 'role:1', event: PARTICLE_MOVED, data }))
  await waitFor(() => expect(names('Feita')).toEqual(['Busca por voz']))
  expect(reads()).toBe(before)
})

test('swimlanes part the cards by venture', async () => {
  await shown()
  await userEvent.click(screen.getByRole('radio', { name: 'Por venture' }))
  expect(screen.getAllByRole('heading', { level: 3 }).map((it) => it.textContent)).toEqual([
    'Grão Dourado 1',
    'Loja Lua Cheia 2',
  ])
})

test('a card that goes to another priority’s lane gets it, and the toast takes it back; to another venture’s none goes', async () => {
  const server = await shown()
  server.answer('POST', '/api/particles/:id/move', { rank: 'a', version: 2 })
  await userEvent.click(screen.getByRole('radio', { name: 'Por prioridade' }))
  await moveTo('Carrinho salvo', 'Para a raia “Urgente”')
  await waitFor(() => expect(toasts.get()[0]?.text).toContain('“Carrinho salvo” está na raia “Urgente”'))
  expect(names('Urgente: Backlog')).toEqual(['Carrinho salvo'])
  const sent = () => server.bodies('/api/particles/2/move')
  expect(await sent()).toMatchObject([{ status: 0, priority: { from: 2, to: 4 } }])
  act(() => toasts.get()[0]?.onUndo?.())
  await waitFor(async () => expect((await sent())[1]).toMatchObject({ above_id: 1, priority: { from: 4, to: 2 } }))
  await userEvent.click(screen.getByRole('radio', { name: 'Por venture' }))
  await userEvent.click(screen.getByRole('button', { name: /^Mover.*Busca por voz/ }))
  expect(within(await screen.findByRole('dialog')).queryByRole('button', { name: /raia/ })).toBeNull()
})

test('pasted lines become particles of the chosen venture in that column', async () => {
  const server = await shown()
  server.answer('GET', '/api/particles/ventures', {
    data: [{ id: 8, nome: 'Grão Dourado', hint: null, gone: false }],
    more: false,
  })
  server.answer('POST', BOARD, { ids: [10, 11] })
  await userEvent.click(screen.getByRole('button', { name: 'Adicionar em A fazer' }))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByRole('textbox', { name: /^Títulos/ }), { target: { value: 'Um\n\n  Dois ' } })
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar partículas' }))
  expect(await dialog.findByRole('alert')).toBeTruthy()
  await userEvent.click(dialog.getByRole('combobox', { name: /^Venture/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Grão Dourado', hidden: true }))
  // The picker asks for no more than it is given: a refused call leaves nothing to choose.
  const asked = server.asked.find((it) => new URL(it.url).pathname === '/api/particles/ventures')
  expect(
    particleVentures.call.input.safeParse(Object.fromEntries(new URL(asked?.url ?? '').searchParams)).success,
  ).toBe(true)
  await userEvent.click(dialog.getByRole('button', { name: 'Adicionar partículas' }))
  const posted = () => server.asked.find((it) => it.method === 'POST' && new URL(it.url).pathname === BOARD)
  await waitFor(() => expect(posted()).toBeDefined())
  expect(await posted()?.clone().json()).toEqual({ venture_id: 8, status: 1, nomes: ['Um', 'Dois'] })
})

test('a column over its limit says so, and who edits ventures changes limits, only those that they touched', async () => {
  const server = await shown(7, all, [
    { status: 0, wip_limit: 1 },
    { status: 2, wip_limit: 3 },
  ])
  expect(screen.getByText('2 de no máximo 1, acima do limite')).toBeTruthy()
  expect(screen.getByText('0 de no máximo 3')).toBeTruthy()
  server.answer('PUT', `${BOARD}/limits`, { limits: [] })
  await userEvent.click(screen.getByRole('button', { name: 'Limites' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Limites' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'A fazer' }), '8')
  await userEvent.clear(dialog.getByRole('textbox', { name: 'Fazendo' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(toasts.get().map((it) => it.text)).toEqual(['Limites guardados']))
  const put = server.asked.find((it) => it.method === 'PUT')
  expect(await put?.clone().json()).toEqual({
    venture_id: null,
    limits: [
      { status: 1, wip_limit: 8 },
      { status: 2, wip_limit: null },
    ],
  })
})

test('who does not edit ventures is offered no limits', async () => {
  await shown(4)
  expect(screen.queryByRole('button', { name: 'Limites' })).toBeNull()
})

test('a vote is given on the card', async () => {
  const server = await shown(4)
  server.answer('PUT', '/api/particles/:id/vote', () => json({}))
  await userEvent.click(screen.getByRole('button', { name: 'Votar em “Busca por voz”, votos: 2' }))
  await waitFor(async () => expect(await server.bodies('/api/particles/1/vote')).toEqual([{ voted: true }]))
})
