import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ExtractSummary } from '#contract/finance/summary.ts'
import { ExtractScreen } from '#web/finance/extract/ExtractScreen.tsx'
import { FinanceNewScreen } from '#web/finance/FinanceNewScreen.tsx'
import { FinanceShowScreen } from '#web/finance/FinanceShowScreen.tsx'
import { Cash } from '#web/home/money/Cash.tsx'
import { queryClient } from '#web/kit/call/query.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => queryClient.clear())

const path = '/district/hub/financial/extract'
const none = { rows: 0, centavos: 0 }
const month = (at: number, more: object = {}) => {
  const name = `2026-${String(at).padStart(2, '0')}`
  return { from: `${name}-01`, to: `${name}-28`, in: 0, out: 0, balance: 0, ...more }
}
const summary: ExtractSummary = {
  from: '2026-03-01',
  to: '2026-03-31',
  today: '2026-03-10',
  opening: 100_000,
  in: 50_000,
  out: 20_000,
  closing: 130_000,
  late: { in: none, out: { rows: 1, centavos: 7_00 } },
  soon: { in: { rows: 2, centavos: 90_00 }, out: none },
  soon_to: '2026-04-09',
  months: [month(2, { in: 100_000, balance: 100_000 }), month(3, { in: 50_000, out: 20_000, balance: 130_000 })],
}
const row = (id: number, more: object = {}) => ({
  id,
  source: 3,
  record_id: 7,
  numero: 12,
  nome: '',
  party: 'Rafael Nogueira',
  direction: 2,
  category: 3,
  status: 2,
  reversal: false,
  centavos: -80_00,
  issued_on: '2026-03-01',
  due_on: '2026-03-06',
  paid_on: '2026-03-06',
  venture: null,
  ventures: [],
  ...more,
})
const extract = (rows: readonly object[]) => {
  const server = fakeServer()
  server.answer('GET', '/api/finance/extract/summary', { data: summary })
  const page = { data: rows, total: rows.length, more: false, page: 1, per_page: 10, sums: { centavos: 0 } }
  server.answer('GET', '/api/finance/extract', page)
  server.answer('GET', '/api/views', { data: [] })
  return server
}
const hrefsIn = (area: HTMLElement) =>
  within(area)
    .getAllByRole('link')
    .map((it) => [it.textContent, it.getAttribute('href')?.replace(/^.*extract/, '')])

test('the extract names each row by its source, and its head leads to the rows behind each figure', async () => {
  extract([row(20), row(21, { reversal: true, direction: 1, centavos: 80_00 }), row(6, { source: 4, nome: 'Aluguel' })])
  render(<ExtractScreen />, { me: person(1), path: `${path}?from=2026-03-01&to=2026-03-31` })
  expect(await screen.findByText('Ordem de pagamento nº 12')).toBeTruthy()
  expect(screen.getByText('Estorno: Ordem de pagamento nº 12')).toBeTruthy()
  const link = screen.getByRole('link', { name: /^Aluguel/ })
  expect(link.getAttribute('href')).toMatch(/finance\/7$/)
  const figures = await screen.findByLabelText('Saldos do período')
  expect(figures.textContent).toMatch(/Saldo anterior.*1\.000,00.*Entrou.*500,00.*Saiu.*200,00.*Saldo.*1\.300,00/)
  const days = '?from=2026-03-01&to=2026-03-31'
  expect(hrefsIn(figures).map((it) => it[1])).toEqual([
    `${days}&direction=1&status=2%2C4`,
    `${days}&direction=2&status=2%2C4`,
  ])
  expect(hrefsIn(screen.getByRole('group', { name: 'O que vence' }))).toEqual([
    ['a receber R$ 90,00 (2)', '?status=1&direction=1&due_from=2026-03-10&due_to=2026-04-09'],
    ['a pagar R$ 7,00 (1)', '?status=1&direction=2&due_to=2026-03-09'],
  ])
})

test('each month has its figures in the table, and each of them its rows; those of the plot are the same', async () => {
  extract([])
  render(<ExtractScreen />, { me: person(1), path })
  const table = await screen.findByRole('group', { name: 'Valores de cada mês' })
  const march = '?from=2026-03-01&to=2026-03-28'
  expect(hrefsIn(table).slice(0, 3)).toEqual([
    ['03/2026', march],
    ['R$ 500,00', `${march}&direction=1`],
    ['R$ 200,00', `${march}&direction=2`],
  ])
  const plot = screen.getByRole('figure', { name: /Entradas, saídas e saldo/ })
  const bars = [...plot.querySelectorAll('a')].map((it) => [
    it.querySelector('title')?.textContent,
    it.getAttribute('href')?.replace(/^.*extract/, ''),
  ])
  // February has nothing that went out, and so no way to it.
  expect(bars.slice(1)).toEqual([
    ['03/2026: entrou R$ 500,00', `${march}&direction=1`],
    ['03/2026: saiu R$ 200,00', `${march}&direction=2`],
  ])
})

test('a period is chosen above, and asked of list and head alike', async () => {
  const server = extract([row(20)])
  render(<ExtractScreen />, { me: person(1), path })
  await userEvent.click(await screen.findByRole('radio', { name: 'Mês passado' }))
  await waitFor(() => {
    const asked = server.asked.map((it) => it.url).filter((it) => it.includes('period=lastMonth'))
    expect(asked.some((it) => it.includes('/summary'))).toBe(true)
    expect(asked.some((it) => !it.includes('/summary'))).toBe(true)
  })
})

const entry = {
  id: 9,
  nome: 'Aluguel',
  descricao: 'Aluguel',
  direction: 2,
  category: 7,
  party: '',
  centavos: 350_000,
  status: 1,
  venture: null,
  venture_id: null,
  issued_on: '2026-03-01',
  due_on: '2026-03-10',
  paid_on: null,
  paid_at: null,
  paid_by: null,
  ended_at: null,
  ended_by: null,
  reason: null,
  created_by: null,
  created_at: '2026-03-01T12:00:00Z',
  deleted_at: null,
  version: 3,
  may: ['pay', 'cancel'],
}

test('an entry is written as what goes out, issued today', async () => {
  const server = fakeServer()
  server.answer('POST', '/api/finance/entries', { data: entry })
  render(<FinanceNewScreen />, { me: person(1), path: '/district/hub/financial/new' })
  await userEvent.type(await screen.findByLabelText(/Descrição/), 'Aluguel')
  await userEvent.selectOptions(screen.getByLabelText(/Categoria/), 'Aluguel')
  await userEvent.type(screen.getByLabelText(/Valor/), '350,00')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(async () =>
    expect(await server.bodies('/api/finance/entries')).toMatchObject([
      { direction: 2, category: 7, descricao: 'Aluguel', centavos: 35_000, issued_on: expect.any(String) },
    ]),
  )
})

test('paying asks for the day, today at first, in the version that the page shows', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/finance/entries/:id', { data: entry, uses: [] })
  server.answer('POST', '/api/finance/entries/:id/pay', { data: entry })
  render(<FinanceShowScreen />, {
    me: person(1),
    path: '/district/hub/financial/show/9',
    route: '/district/hub/financial/show/:id',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como pago' }))
  const asked = within(await screen.findByRole('dialog', { name: 'Marcar como pago?' }))
  expect(asked.getByText(/R\$ 3\.500,00/)).toBeTruthy()
  await userEvent.click(asked.getByRole('button', { name: 'Marcar como pago' }))
  expect(await screen.findByText('Lançamento pago.')).toBeTruthy()
  expect(await server.bodies('/api/finance/entries/9/pay')).toEqual([{ version: 3, paid_on: expect.any(String) }])
})

test('paying begins with the day in São Paulo, where the server checks it, also for somebody whose day is a later one', async () => {
  vi.useFakeTimers({ now: new Date('2026-03-10T22:00:00Z'), toFake: ['Date'] })
  fakeServer().answer('GET', '/api/finance/entries/:id', { data: entry, uses: [] })
  render(<FinanceShowScreen />, {
    me: person(1, { zone: 'Asia/Tokyo' }),
    path: '/district/hub/financial/show/9',
    route: '/district/hub/financial/show/:id',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como pago' }))
  expect(await screen.findByDisplayValue('10/03/2026')).toBeTruthy()
  vi.useRealTimers()
})

test('home says the cash of the month and what waits, each a link to its rows', async () => {
  const cash = { from: '2026-03-01', to: '2026-03-31', in: 500_00, out: 700_00 }
  const waiting = { waiting_in: { rows: 1, centavos: 9_00 }, waiting_out: { rows: 3, centavos: 40_00 } }
  fakeServer().answer('GET', '/api/home/money', { cash: { ...cash, ...waiting } })
  render(<Cash />, { me: person(1) })
  await screen.findByText('-R$ 200,00')
  const card = screen.getByRole('region', { name: 'Caixa deste mês' })
  expect(hrefsIn(card).slice(1)).toEqual([
    ['Entrou', '?from=2026-03-01&to=2026-03-31&direction=1'],
    ['Saiu', '?from=2026-03-01&to=2026-03-31&direction=2'],
    ['Margem de caixa do mês', '?from=2026-03-01&to=2026-03-31'],
    ['A receber: 1 linha', '?status=1&direction=1'],
    ['A pagar: 3 linhas', '?status=1&direction=2'],
  ])
})
