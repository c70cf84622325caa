import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { EntregaRow } from '#contract/entrega/entrega.ts'
import type { AtomChoice, EntregaReport } from '#contract/entrega/page.ts'
import { AtomsDialog } from '#web/entrega/AtomsDialog.tsx'
import { EntregaListScreen } from '#web/entrega/EntregaListScreen.tsx'
import { EntregaNewScreen } from '#web/entrega/EntregaNewScreen.tsx'
import { EntregaReportScreen } from '#web/entrega/EntregaReportScreen.tsx'
import { EntregaShowScreen } from '#web/entrega/EntregaShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

const row: EntregaRow = {
  id: 12,
  nome: 'Vitrine',
  descricao: 'Páginas de produto e busca',
  venture: { id: 3, nome: 'Loja Lua Cheia' },
  venture_id: 3,
  gate: { id: 9, nome: 'Protótipo' },
  gate_id: 9,
  delivery_type: 1,
  status: 2,
  valor_centavos: 1_250_00,
  planned_on: '2026-12-01',
  delivered_on: null,
  progress: { done: 1, total: 2 },
  created_at: '2026-01-01T12:00:00.000Z',
  deleted_at: null,
  version: 4,
  may: ['homologate', 'finish', 'wait'],
}
const atom = (id: number, more: Partial<AtomChoice> = {}): AtomChoice => ({
  id,
  ref: `LUA-${id}`,
  nome: `Átomo ${id}`,
  cell: 'Telas',
  status: 1,
  entrega: null,
  mine: false,
  ...more,
})
const reportOf = (of: EntregaRow, seconds?: number): EntregaReport => ({
  entrega: of,
  organisation: 'Órbita',
  atoms: [
    {
      id: 1,
      nome: 'Tela de entrada',
      descricao: 'Com senha e chave',
      cell: 'Telas',
      status: 2,
      finished_on: '2026-11-01',
      ...(seconds !== undefined && { seconds }),
    },
  ],
  ...(seconds !== undefined && { seconds }),
  files: [{ id: 8, nome: 'aceite.pdf', type: 'application/pdf', size: 2000, at: '2026-11-02T12:00:00.000Z' }],
})
const { valor_centavos: _, ...worthless } = row

const openServer = (shown: EntregaRow = row) => {
  const server = fakeServer()
  const empty = {
    data: [],
    more: false,
    total: 0,
    writable: false,
    editable: false,
    all: [],
    things: [],
    watching: false,
  }
  for (const it of ['comments', 'attachments', 'watchers', 'history'])
    server.answer('GET', `/api/${it}/:thing/:id`, empty)
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/entregas', { data: [shown], total: 1, more: false, page: 1, per_page: 10, sums: {} })
  server.answer('GET', '/api/entregas/:id', { data: shown, uses: [] })
  server.answer('GET', '/api/entregas/:id/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/entregas/gates', { data: [], more: false })
  server.answer('GET', '/api/entregas/ventures', { data: [], more: false })
  server.answer('GET', '/api/entregas/:id/report', reportOf(shown, 5400))
  server.answer('GET', '/api/ventures/:id', { data: { id: 3, uuid: 'u', nome: 'Loja Lua Cheia' }, uses: [] })
  return server
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const at = { path: '/project/entrega/show/12', route: '/project/entrega/show/:id' }

test('the list names its columns, with the value for who sees it', async () => {
  openServer()
  const { unmount } = render(<EntregaListScreen />, { me: person(1) })
  expect((await screen.findByRole('link', { name: 'Vitrine' })).getAttribute('href')).toBe('/project/entrega/show/12')
  const columns = () => screen.getAllByRole('columnheader').map((it) => it.textContent)
  expect(columns()).toContain('Valor')
  unmount()
  openServer(worthless)
  render(<EntregaListScreen />, { me: person(2) })
  await screen.findByRole('link', { name: 'Vitrine' })
  expect(columns()).not.toContain('Valor')
})

const steps = ['Enviar para homologação', 'Marcar como finalizada', 'Deixar aguardando']

test.each([
  [1, row, [steps[0], 'Escolher átomos', 'Ações']],
  [7, row, [steps[0], 'Escolher átomos', 'Ações']],
  [2, { ...worthless, may: [] }, ['Ações']],
  [4, { ...worthless, may: [] }, []],
] as const)('role %i finds on its page what it may do', async (role, seen, buttons) => {
  openServer(seen)
  render(<EntregaShowScreen />, { me: person(role), ...at })
  expect(await screen.findByRole('heading', { level: 1, name: 'Vitrine' })).toBeTruthy()
  expect(await screen.findByText('Tela de entrada')).toBeTruthy()
  for (const name of [...steps, 'Escolher átomos', 'Ações'])
    expect([name, screen.queryByRole('button', { name }) !== null]).toEqual([name, buttons.some((it) => it === name)])
  expect(screen.queryByText(/1\.250,00/) !== null).toBe('valor_centavos' in seen)
})

test('one that somebody else moved meanwhile is refused, and the page reads it again', async () => {
  const server = openServer()
  server.answer('POST', '/api/entregas/12/homologate', () => refusal(409))
  render(<EntregaShowScreen />, { me: person(7), ...at })
  await screen.findByRole('heading', { level: 1, name: 'Vitrine' })
  await press('Enviar para homologação')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Enviar “Vitrine” para homologação?' }))
  const reads = () => server.asked.filter((it) => it.method === 'GET' && it.url.endsWith('/api/entregas/12')).length
  const before = reads()
  await userEvent.click(ask.getByRole('button', { name: 'Enviar para homologação' }))
  expect(await screen.findByText(/refused 409/)).toBeTruthy()
  await waitFor(() => expect(reads()).toBe(before + 1))
  expect(await server.bodies('/api/entregas/12/homologate')).toEqual([{ version: 4 }])
})

test('atoms are found by a search, and what was chosen before it is kept', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/entregas/12/atoms', (request) =>
    new URL(request.url).searchParams.get('q') === 'frete'
      ? json({ data: [atom(70, { nome: 'Calcular frete', entrega: 'Carrinho' })], more: false })
      : json({ data: [atom(1, { mine: true, entrega: 'Vitrine' }), atom(2)], more: true }),
  )
  server.answer('PATCH', '/api/entregas/12/atoms', { data: row })
  render(<AtomsDialog of={row} onClose={() => undefined} />, { me: person(1) })
  const dialog = within(await screen.findByRole('dialog', { name: 'Átomos desta entrega' }))
  await userEvent.click(await dialog.findByRole('checkbox', { name: /^Átomo 1/ }))
  expect(dialog.getByText('Há mais átomos: busque para encontrá-los.')).toBeTruthy()
  await userEvent.type(dialog.getByRole('searchbox'), 'frete')
  const found = await dialog.findByRole('checkbox', { name: /^Calcular frete/ })
  expect(dialog.getByText('LUA-70 · Telas · agora em “Carrinho”')).toBeTruthy()
  await userEvent.click(found)
  expect(dialog.getByText('1 a incluir, 1 a retirar')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  const sent = () => server.asked.filter((it) => it.method === 'PATCH')
  await waitFor(() => expect(sent()).toHaveLength(1))
  expect(await sent()[0]?.clone().json()).toEqual({ version: 4, add: [70], remove: [1] })
})

test('who takes a choice back has changed nothing', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/entregas/12/atoms', { data: [atom(2)], more: false })
  render(<AtomsDialog of={row} onClose={() => undefined} />, { me: person(1) })
  const box = await screen.findByRole('checkbox', { name: /^Átomo 2/ })
  await userEvent.click(box)
  await userEvent.click(box)
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Salvar' }).disabled).toBe(true)
})

test.each([
  [1, true],
  [4, false],
] as const)('role %i writes a new one in its venture; the value is asked: %s', async (role, value) => {
  const server = openServer()
  server.answer('POST', '/api/entregas', () => json({ data: row }, { status: 201 }))
  const way = { path: '/project/entrega/new/3', route: '/project/entrega/new/:id' }
  const { at: now } = render(<EntregaNewScreen />, { me: person(role), ...way })
  await userEvent.type(await screen.findByLabelText(/^Nome/), 'Vitrine')
  expect(screen.queryByLabelText(/^Valor/) !== null).toBe(value)
  expect(screen.getByLabelText('Anexar arquivos', { selector: 'input' })).toBeTruthy()
  await userEvent.click(screen.getByLabelText(/^Gate/, { selector: 'input' }))
  const asked = () => server.asked.map((it) => new URL(it.url)).find((it) => it.pathname === '/api/entregas/gates')
  await waitFor(() => expect(asked()?.searchParams.get('venture_id')).toBe('3'))
  await press('Salvar')
  await waitFor(() => expect(now()).toBe('/project/entrega/show/12'))
  const posts = server.asked.filter((it) => it.method === 'POST')
  expect(await Promise.all(posts.map((it) => it.clone().json()))).toMatchObject([{ venture_id: 3, nome: 'Vitrine' }])
})

test.each([
  [1, 5400],
  [2, undefined],
  [3, undefined],
] as const)('role %i reads the report, with hours for who sees time', async (role, seconds) => {
  const server = openServer()
  server.answer('GET', '/api/entregas/:id/report', reportOf(row, seconds))
  const way = { path: '/district/headquarter/entregas/12', route: '/district/headquarter/entregas/:id' }
  render(<EntregaReportScreen />, { me: person(role), ...way })
  expect(await screen.findByRole('heading', { level: 1, name: 'Relatório de entrega' })).toBeTruthy()
  for (const text of ['Tela de entrada', 'Com senha e chave', '1 de 2 átomos', 'aceite.pdf'])
    expect(screen.getByText(text)).toBeTruthy()
  expect(screen.queryByText('Horas') !== null).toBe(seconds !== undefined)
  expect(screen.getByRole('button', { name: /PDF/ })).toBeTruthy()
})

test('a report that is not there for somebody says so', async () => {
  fakeServer().answer('GET', '/api/entregas/:id/report', () => refusal(404))
  render(<EntregaReportScreen />, { me: person(4), path: '/x/12', route: '/x/:id' })
  expect(await screen.findByText('Não encontramos este registro')).toBeTruthy()
})
