import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { DemandaRow } from '#contract/demanda/demanda.ts'
import { DemandaListScreen } from '#web/demanda/DemandaListScreen.tsx'
import { DemandaNewScreen } from '#web/demanda/DemandaNewScreen.tsx'
import { DemandaShowScreen } from '#web/demanda/DemandaShowScreen.tsx'
import { MyDemands } from '#web/demanda/MyDemands.tsx'
import { useDocumentTitle } from '#web/kit/ui/page/title.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

const row: DemandaRow = {
  id: 6,
  nome: 'Loja em inglês',
  descricao: 'Vendemos para fora',
  wished_on: '2027-02-06',
  status: 0,
  author: { id: 43, nome: 'Ana Souza' },
  cliente: { id: 2, nome: 'Lua Cheia' },
  venture: null,
  particle_id: null,
  reason: null,
  decided_at: null,
  created_at: '2026-11-21T13:00:00.000Z',
  deleted_at: null,
  version: 1,
  may: ['accept', 'toParticle', 'cancel'],
}
const openServer = (shown: DemandaRow = row) => {
  const server = fakeServer()
  const empty = { data: [], more: false, total: 0, writable: false, editable: false }
  for (const it of ['attachments', 'history']) server.answer('GET', `/api/${it}/:thing/:id`, empty)
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/demands', { data: [shown], total: 1, more: false, page: 1, per_page: 10, sums: {} })
  server.answer('GET', '/api/demands/:id', { data: shown, uses: [] })
  server.answer('GET', '/api/demands/:id/neighbours', { previous: null, next: null })
  return server
}
const show = { path: '/demanda/show/6', route: '/demanda/show/:id' }
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

const Before = () => {
  useDocumentTitle('Central de loops')
  return <Link to="/demanda/new">Nova</Link>
}

test('whoever may not ask for anything reads the title of the form and why, and no title of the page before', async () => {
  openServer()
  const without = { ...person(4), permissions: person(4).permissions.filter((it) => it !== 'demanda.create') }
  const page = render(
    <Routes>
      <Route path="/demanda/new" element={<DemandaNewScreen />} />
      <Route path="*" element={<Before />} />
    </Routes>,
    { me: without, path: '/antes' },
  )
  expect(document.title).toBe('Central de loops · Nucleo')
  await act(() => page.go('/demanda/new'))
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Nova demanda')
  expect(document.title).toBe('Nova demanda · Nucleo')
  expect(screen.getByText(/não permite enviar este formulário/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('role 1 finds them all in a list, each with its author, client and status', async () => {
  openServer()
  render(<DemandaListScreen />, { me: person(1) })
  expect((await screen.findByRole('link', { name: 'Loja em inglês' })).getAttribute('href')).toBe('/demanda/show/6')
  for (const text of ['Ana Souza', 'Lua Cheia', 'Aguardando'])
    expect(screen.getAllByText(text).length).toBeGreaterThan(0)
})

test('what is asked for is read in the page, and not among the facts beside it', async () => {
  openServer()
  render(<DemandaShowScreen />, { me: person(1), ...show })
  const text = await screen.findByRole('region', { name: 'Descrição' })
  expect(text.textContent).toContain('Vendemos para fora')
  expect(screen.getAllByText('Vendemos para fora')).toHaveLength(1)
})

test('what is written at length is Markdown, line by line, and nothing in it runs', async () => {
  const server = openServer()
  const descricao = 'Queremos **isto**:\num pedido\n\n- loja\n- [x](javascript:alert(1)) <img src=x onerror=alert(1)>'
  server.answer('GET', '/api/demands/:id', { data: { ...row, descricao }, uses: [] })
  render(<DemandaShowScreen />, { me: person(1), ...show })
  const text = await screen.findByRole('region', { name: 'Descrição' })
  await waitFor(() => expect(text.querySelector('strong')?.textContent).toBe('isto'))
  expect(text.querySelectorAll('br')).toHaveLength(1)
  expect(text.querySelectorAll('li')).toHaveLength(2)
  expect(text.querySelectorAll('img, a, script')).toHaveLength(0)
})

test.each([3, 5] as const)('role %i asks for something, and reads it afterwards', async (role) => {
  const server = openServer()
  server.answer('POST', '/api/demands', () => json({ data: row }, { status: 201 }))
  const { at } = render(<DemandaNewScreen />, { me: person(role), path: '/demanda/new', route: '/demanda/new' })
  await press('Salvar')
  expect(server.asked.some((it) => it.method === 'POST')).toBe(false)
  await userEvent.type(screen.getByLabelText(/^Título/), 'Loja em inglês')
  await press('Salvar')
  await waitFor(() => expect(at()).toBe('/demanda/mine/6'))
  expect(await server.bodies('/api/demands')).toMatchObject([{ nome: 'Loja em inglês' }])
})

test.each([1, 2, 4, 7] as const)('role %i makes none', async (role) => {
  fakeServer()
  render(<DemandaNewScreen />, { me: person(role) })
  expect(await screen.findByText('Acesso negado!')).toBeTruthy()
  expect(document.title).toMatch(/demanda/i)
  expect(screen.queryByRole('textbox')).toBeNull()
})

test('a waiting one is accepted once it was asked about; one that was decided meanwhile says so', async () => {
  const server = openServer()
  let accepted = 0
  server.answer('POST', '/api/demands/6/accept', () => {
    accepted += 1
    return accepted === 1 ? refusal(409) : json({ data: { ...row, status: 1 } })
  })
  render(<DemandaShowScreen />, { me: person(1), ...show })
  await screen.findByRole('heading', { level: 1, name: 'Loja em inglês' })
  await press('Aceitar')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aceitar' }))
  expect(await screen.findByText('refused 409')).toBeTruthy()
  expect(await server.bodies('/api/demands/6/accept')).toEqual([{ version: 1 }])
})

test('cancelling wants its reason, which a refusal leaves where it was typed', async () => {
  const server = openServer()
  server.answer('POST', '/api/demands/6/cancel', () => refusal(503))
  render(<DemandaShowScreen />, { me: person(1), ...show })
  await screen.findByRole('heading', { level: 1, name: 'Loja em inglês' })
  await press('Ações')
  await userEvent.click(screen.getByRole('menuitem', { name: 'Cancelar demanda' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Cancelar demanda' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar demanda' }))
  expect(await server.bodies('/api/demands/6/cancel')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Não cabe')
  await userEvent.click(dialog.getByRole('button', { name: 'Cancelar demanda' }))
  await waitFor(async () =>
    expect(await server.bodies('/api/demands/6/cancel')).toEqual([{ version: 1, reason: 'Não cabe' }]),
  )
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Não cabe')
})

test.each([
  ['accepted', { status: 1, may: [], venture: { id: 3, nome: 'Loja internacional' } }, 'Loja internacional'],
  ['cancelled', { status: 2, may: [], reason: 'Fora do que fazemos' }, 'Fora do que fazemos'],
] as const)('one that was %s tells what became of it, and is decided no more', async (_, more, text) => {
  openServer({ ...row, ...more })
  render(<DemandaShowScreen />, { me: person(1), ...show })
  expect((await screen.findAllByText(text)).length).toBeGreaterThan(0)
  for (const name of ['Aceitar', 'Cancelar demanda']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test.each([3, 5] as const)('its author, role %i, reads it and decides nothing', async (role) => {
  openServer({ ...row, may: [] })
  const mine = { path: '/demanda/mine/6', route: '/demanda/mine/:id' }
  render(<DemandaShowScreen />, { me: person(role), ...mine })
  expect(await screen.findByRole('heading', { level: 1, name: 'Loja em inglês' })).toBeTruthy()
  for (const name of ['Aceitar', 'Cancelar demanda']) expect(screen.queryByRole('button', { name })).toBeNull()
})

test('who asked finds at home what became of it, and the way to ask for more', async () => {
  openServer({ ...row, status: 2, reason: 'Fora do que fazemos' })
  render(<MyDemands />, { me: person(3) })
  expect((await screen.findByRole('link', { name: 'Loja em inglês' })).getAttribute('href')).toBe('/demanda/mine/6')
  expect(screen.getByText('Cancelada')).toBeTruthy()
  expect(screen.getByText(/Fora do que fazemos/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Nova demanda' }).getAttribute('href')).toBe('/demanda/new')
})
