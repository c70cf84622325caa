import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { InvoiceShowScreen } from '#web/invoice/InvoiceShowScreen.tsx'
import { PaymentScreen } from '#web/invoice/PaymentScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const bia = { id: 1, nome: 'Bia Souza' }
const row = {
  id: 7,
  numero: 12,
  nome: 'Padaria',
  client_id: 4,
  issued_on: '2026-03-01',
  due_on: '2026-03-20',
  status: 1,
  late: false,
  total_centavos: 519_500,
  descricao: '',
  paid_on: null,
  paid_at: null,
  ended_at: null,
  reason: null,
  created_by: bia,
  paid_by: null,
  ended_by: null,
  created_at: '2026-03-01T12:00:00Z',
  deleted_at: null,
  version: 1,
  may: ['pay', 'cancel'],
}
const qr = { size: 21, path: 'M0 0h1v1z' }
const venture = { id: 2, nome: 'Lua Cheia' }
const line = { place: 1, kind: 1, venture, entrega: { id: 3, nome: 'Portal' }, atomo: null, descricao: 'Portal' }
const hours = { place: 2, kind: 2, venture, entrega: null, atomo: { id: 5, nome: 'Telas' }, descricao: 'Telas' }
const loops = [{ id: 8, inicio: '2026-03-09T12:00:00Z', segundos: 4800, decimal: 1.3, centavos: 19_500 }]
const CODE = 'a'.repeat(32)

interface Opened {
  readonly role?: Role
  readonly of?: object
  readonly pix?: object | null
}
const open = async ({ role = 1, of = {}, pix = { code: '000201', qr } }: Opened = {}) => {
  const server = fakeServer()
  const lines = [
    { ...line, decimal: null, valor_hora_centavos: null, centavos: 500_000, loops: [] },
    { ...hours, decimal: 1.3, valor_hora_centavos: 15_000, centavos: 19_500, ...(role !== 3 && { loops }) },
  ]
  server.answer('GET', '/api/invoices/:id', { data: { ...row, ...of }, uses: [] })
  server.answer('GET', '/api/invoices/:id/page', { data: { lines, code: CODE, pix } })
  server.answer('GET', '/api/invoices/:id/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/history/invoice/:id', { data: [], more: false })
  server.answer('GET', '/api/attachments/invoice/:id', { data: [], writable: true })
  const path = { path: '/district/hub/invoices/7', route: '/district/hub/invoices/:id' }
  render(<InvoiceShowScreen />, { me: person(role), ...path })
  await screen.findByRole('region', { name: 'Andamento' })
  return server
}
const pixCard = () => screen.queryByRole('region', { name: 'Pagar por PIX' })

test('an invoice says where it stands, what it charges and how it is paid', async () => {
  await open()
  const steps = within(screen.getByRole('region', { name: 'Andamento' })).getAllByRole('listitem')
  expect(steps.map((it) => it.textContent?.slice(0, 17))).toEqual([
    'Emitida01/03/2026',
    'Vencimento20/03/2',
    'Pagaem aberto',
  ])
  expect(screen.getByDisplayValue('000201')).toBeTruthy()
  const lines = within(screen.getByRole('region', { name: 'O que esta fatura cobra' }))
  expect(lines.getByText('1,3 h a R$ 150,00')).toBeTruthy()
  expect(lines.getAllByText('R$ 5.195,00').length).toBeGreaterThan(0)
  await userEvent.click(lines.getByText('1 loop'))
  expect(lines.getByRole('link', { name: '09/03/2026 9:00' })).toBeTruthy()
})

test('a missing key leads role 1 to where it is added, and a client is asked to agree on the payment', async () => {
  await open({ pix: null })
  expect(
    within(pixCard() ?? document.body)
      .getByRole('link')
      .getAttribute('href'),
  ).toBe('/district/hub/userconfig')
})
test('a client sees no loops, no steps, no settings and no files', async () => {
  const { asked } = await open({ role: 3, of: { may: [], created_by: undefined }, pix: null })
  expect(within(pixCard() ?? document.body).queryByRole('link')).toBeNull()
  expect(screen.queryByText('1 loop')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Dar baixa' })).toBeNull()
  expect(asked.filter((it) => it.url.includes('/attachments/'))).toEqual([])
})

test('paying asks for the day of the money, today first', async () => {
  const server = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Dar baixa' }))
  const dialog = await screen.findByRole('dialog')
  expect(dialog.textContent).toContain('R$ 5.195,00')
  server.answer('POST', '/api/invoices/:id/pay', () =>
    refusal(422, {
      type: '/problems/invoice.paidLater',
      detail: 'O dinheiro não pode ter entrado depois de hoje.',
      errors: [{ path: 'paid_on', message: 'O dinheiro não pode ter entrado depois de hoje.' }],
    }),
  )
  await userEvent.click(within(dialog).getByRole('button', { name: 'Dar baixa' }))
  expect((await within(dialog).findAllByText(/não pode ter entrado depois de hoje/)).length).toBeGreaterThan(0)
  expect(await server.bodies('/api/invoices/7/pay')).toMatchObject([{ version: 1, paid_on: expect.any(String) }])
})

test('one that ended says why, and offers no payment', async () => {
  await open({ of: { status: 3, ended_at: '2026-03-05T12:00:00Z', ended_by: bia, reason: 'Conta errada', may: [] } })
  expect(screen.getByText('Motivo: Conta errada')).toBeTruthy()
  expect(screen.getByText(/voltaram a esperar por outra/)).toBeTruthy()
  expect(pixCard()).toBeNull()
})

test('the link that is copied opens the public page by its code', async () => {
  const writeText = vi.fn<(text: string) => Promise<void>>(async () => undefined)
  vi.stubGlobal('navigator', Object.assign(Object.create(navigator) as Navigator, { clipboard: { writeText } }))
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Copiar link de pagamento' }))
  expect(String(writeText.mock.calls[0]?.[0])).toContain(`#/bastion/invoice/payment?code=${CODE}`)
  vi.unstubAllGlobals()
})

const shown = {
  organisation: 'Núcleo Ltda.',
  numero: 12,
  cliente: 'Padaria',
  status: 1,
  issued_on: '2026-03-01',
  due_on: '2026-03-20',
  paid_on: null,
  late: true,
  descricao: '',
  lines: [{ descricao: 'Portal', centavos: 500_000 }],
  total_centavos: 500_000,
  pix: { code: '000201', qr },
}
const openPublic = async (answer: object) => {
  const server = fakeServer()
  server.answer('POST', '/api/invoices/look', answer)
  render(<PaymentScreen />, { path: `/bastion/invoice/payment?code=${CODE}`, route: '/bastion/invoice/payment' })
  return server
}

test('the public page shows what is owed and the code that pays it, and sends no code in an address', async () => {
  const server = await openPublic({ data: shown })
  expect(await screen.findByRole('heading', { name: 'Fatura nº 12' })).toBeTruthy()
  expect(screen.getByText('De Núcleo Ltda. para Padaria')).toBeTruthy()
  expect(screen.getByDisplayValue('000201')).toBeTruthy()
  expect(screen.getByText(/de atraso$/)).toBeTruthy()
  expect(server.asked.some((it) => it.url.includes(CODE))).toBe(false)
})
test.each([
  [2, /está paga/],
  [3, /foi cancelada/],
  [4, /foi estornado/],
])('with status %i it offers no payment', async (status, note) => {
  await openPublic({ data: { ...shown, status, late: false, pix: null, paid_on: status === 3 ? null : '2026-03-19' } })
  expect(await screen.findByText(note)).toBeTruthy()
  expect(screen.queryByDisplayValue('000201')).toBeNull()
})
test('a code that opens nothing says so', async () => {
  await openPublic(() => refusal(404, { type: '/problems/common.notFound', detail: 'Não encontrado.' }))
  expect(await screen.findByRole('heading', { name: 'Fatura não encontrada' })).toBeTruthy()
})
