import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { ParticleRow } from '#contract/particle/particle.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { ParticleListScreen } from '#web/particle/ParticleListScreen.tsx'
import { ParticleNewScreen } from '#web/particle/ParticleNewScreen.tsx'
import { ParticleShowScreen } from '#web/particle/ParticleShowScreen.tsx'
import { VentureParticles } from '#web/particle/VentureParticles.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

beforeEach(() => {
  queryClient.clear()
  toasts.set([])
})

const venture = { id: 7, nome: 'Loja Lua Cheia', deleted_at: null }
const row: ParticleRow = {
  id: 6,
  nome: 'Pagar com Pix',
  descricao: 'Clientes pedem',
  venture,
  venture_id: 7,
  status: 1,
  priority: 3,
  author: { id: 43, nome: 'Bia Souza', deleted_at: null },
  votes: 2,
  voters: [{ id: 43, nome: 'Bia Souza', deleted_at: null }],
  hours_planned: 4,
  atom: null,
  created_at: '2026-11-21T13:00:00.000Z',
  deleted_at: null,
  version: 3,
  may: ['promote'],
}
const promoted: ParticleRow = { ...row, atom: { id: 90, nome: 'Átomo do Pix', deleted_at: null }, may: [] }

const openServer = (shown: ParticleRow = row) => {
  const server = fakeServer()
  const empty = { data: [], more: false, total: 0, writable: false, editable: false }
  for (const it of ['attachments', 'history', 'comments', 'labels', 'watchers', 'relations'])
    server.answer('GET', `/api/${it}/:thing/:id`, { ...empty, watching: false, people: [], all: [] })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/particles', { data: [shown], total: 1, more: false, page: 1, per_page: 10, sums: {} })
  // Before the pickers, whose paths fit it too: the last answer given to a path wins.
  server.answer('GET', '/api/particles/:id', { data: shown, uses: [] })
  server.answer('GET', '/api/particles/ventures', { data: [{ id: 7, nome: venture.nome, hint: null, gone: false }] })
  server.answer('GET', '/api/particles/cells', {
    data: [{ id: 31, nome: 'Checkout', hint: 'Loja Lua Cheia', gone: false }],
    more: false,
  })
  server.answer('GET', '/api/particles/:id/neighbours', { previous: null, next: null })
  return server
}
const show = {
  path: '/district/workstation/particles/6/show',
  route: '/district/:district_name/particles/:particle/show',
}
const vote = () => screen.findByRole('button', { name: /^Votar em “Pagar com Pix”/ })

test.each([1, 4, 5, 7] as const)('role %i reads the list: title, venture, column, author, votes', async (role) => {
  openServer()
  render(<ParticleListScreen />, { me: person(role) })
  const link = await screen.findByRole('link', { name: /^Pagar com Pix/ })
  expect(link.getAttribute('href')).toBe('/district/workstation/particles/6/show')
  for (const text of ['Loja Lua Cheia', 'A fazer', 'Bia Souza', 'Alta'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('a vote shows at once, is sent once for a double click, and is taken back where it is refused', async () => {
  const server = openServer()
  let refuse: (() => void) | undefined
  server.answer('PUT', '/api/particles/6/vote', () => new Promise((done) => (refuse = () => done(refusal(409)))))
  render(<ParticleListScreen />, { me: person(4) })
  const button = await vote()
  expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['2', 'false'])
  await userEvent.dblClick(button)
  expect([button.textContent, button.getAttribute('aria-pressed')]).toEqual(['3', 'true'])
  expect(await server.bodies('/api/particles/6/vote')).toEqual([{ voted: true }])
  refuse?.()
  await waitFor(() => expect(button.getAttribute('aria-pressed')).toBe('false'))
  expect(button.textContent).toBe('2')
  expect(toasts.get()).toHaveLength(1)
})

test('a new one wants its title, and belongs to the venture of the address', async () => {
  const server = openServer()
  server.answer('POST', '/api/particles', () => json({ data: row }, { status: 201 }))
  const { at } = render(<ParticleNewScreen />, {
    me: person(4),
    path: '/district/workstation/ventures/7/particle/add',
    route: '/district/:district_name/ventures/:project_id/particle/add',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Salvar' }))
  expect(server.asked.some((it) => it.method === 'POST')).toBe(false)
  await userEvent.type(screen.getByLabelText(/^Título/), 'Pagar com Pix')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe('/district/workstation/particles/6/show'))
  expect(await server.bodies('/api/particles')).toMatchObject([{ nome: 'Pagar com Pix', venture_id: 7 }])
})

test.each([
  ['its page', <ParticleShowScreen key="show" />, show, 'Promover a átomo'],
  ['the list', <ParticleListScreen key="list" />, {}, 'Promover “Pagar com Pix” a átomo'],
] as const)('on %s it is promoted by a dialog, which sends nothing without a cell', async (_, page, where, name) => {
  const server = openServer()
  render(page, { me: person(1), ...where })
  await userEvent.click(await screen.findByRole('button', { name }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Promover a átomo' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Promover a átomo' }))
  expect(server.asked.some((it) => it.method === 'POST')).toBe(false)
})

test('the promotion offers cells of the particle’s own venture alone', async () => {
  const server = openServer()
  server.answer('GET', '/api/particles/cells', { data: [], more: false })
  render(<ParticleShowScreen />, { me: person(1), ...show })
  await userEvent.click(await screen.findByRole('button', { name: 'Promover a átomo' }))
  await userEvent.click(within(await screen.findByRole('dialog')).getByLabelText(/^Célula/, { selector: 'input' }))
  const asked = () => server.asked.map((it) => new URL(it.url)).find((it) => it.pathname === '/api/particles/cells')
  await waitFor(() => expect(asked()?.searchParams.get('venture_id')).toBe('7'))
})

test.each([4, 5] as const)('role %i promotes none', async (role) => {
  openServer({ ...row, may: [] })
  render(<ParticleShowScreen />, { me: person(role), ...show })
  expect(await screen.findByRole('heading', { level: 1, name: 'Pagar com Pix' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: /Promover/ })).toBeNull()
})

test('one that was promoted leads to its atom, on its page and in the list, and is promoted no more', async () => {
  openServer(promoted)
  render(<ParticleShowScreen />, { me: person(1), ...show })
  expect((await screen.findAllByRole('link', { name: 'Átomo do Pix' })).length).toBeGreaterThan(0)
  expect(screen.queryByRole('button', { name: /Promover/ })).toBeNull()
  render(<ParticleListScreen />, { me: person(1) })
  await vote()
  expect(screen.queryByRole('button', { name: /Promover/ })).toBeNull()
})

test('the page of a venture shows its backlog, with the ways to a new one and to its board', async () => {
  const server = openServer()
  render(<VentureParticles id={7} gone={false} />, { me: person(4) })
  expect(await screen.findByRole('link', { name: 'Pagar com Pix' })).toBeTruthy()
  const hrefs = ['Nova partícula', 'Abrir o quadro', 'Ver todas'].map((name) =>
    screen.getByRole('link', { name }).getAttribute('href'),
  )
  expect(hrefs).toEqual([
    '/district/workstation/ventures/7/particle/add',
    '/district/workstation/particles/board/7',
    '/district/workstation/particles?venture_id=7',
  ])
  expect(new URL(server.asked.find((it) => it.url.includes('/api/particles?'))?.url ?? 'http://x').search).toContain(
    'venture_id=7',
  )
})

test.each([2, 3] as const)('role %i sees nothing of the backlog on the page of a venture', (role) => {
  const server = fakeServer()
  render(<VentureParticles id={7} gone={false} />, { me: person(role) })
  expect(screen.queryByText('Partículas')).toBeNull()
  expect(server.asked).toEqual([])
})
