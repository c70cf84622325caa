import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { OrderShowScreen } from '#web/order/OrderShowScreen.tsx'
import { orderRow } from '#web/testing/orders.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const bia = { id: 1, nome: 'Bia Souza' }
const row = orderRow()
const qr = { size: 21, path: 'M0 0h1v1z' }

interface Opened {
  readonly role?: Role
  readonly of?: Partial<typeof row> | object
  readonly pix?: object | null
  readonly hours?: object
}
const closed = { submitted_at: '2026-03-13T21:00:00Z', closed_at: '2026-03-14T02:59:00Z' }
const open = async ({ role = 1, of = {}, pix = { code: '000201', qr }, hours = closed }: Opened = {}) => {
  const server = fakeServer()
  server.answer('GET', '/api/orders/:id', { data: { ...row, ...of }, uses: [] })
  server.answer('GET', '/api/orders/:id/page', {
    data: { loops: [], items: [], ...hours, pix },
  })
  server.answer('GET', '/api/orders/:id/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/history/order/:id', { data: [], more: false })
  server.answer('GET', '/api/orders/:id/papers', { data: { state: 1, note: null, open: false } })
  render(<OrderShowScreen />, { me: person(role), path: '/ordempagamento/show/7', route: '/ordempagamento/show/:id' })
  await screen.findByRole('region', { name: 'Andamento' })
  return server
}
const pixCard = () => screen.queryByRole('region', { name: 'Pagar por PIX' })

test('where an order stands is told step by step, with who and when', async () => {
  await open({ of: { status: 1, paid_at: '2026-03-20T15:00:00Z', paid_by: bia, may: ['reverse'] } })
  const steps = within(screen.getByRole('region', { name: 'Andamento' })).getAllByRole('listitem')
  expect(steps.map((it) => it.textContent)).toEqual([
    'Horas enviadas13/03/2026 18:00Nair Lopes',
    'Horas confirmadas13/03/2026 23:59Fechamento da semana',
    'Faturada13/03/2026 23:59Fechamento da semana',
    'Paga20/03/2026 12:00Bia Souza',
  ])
  expect(pixCard()).toBeNull()
})

test('whoever makes an order by hand confirms its hours; one of items alone has none', async () => {
  await open({ of: { created_by: bia }, hours: { submitted_at: null, closed_at: null } })
  const steps = within(screen.getByRole('region', { name: 'Andamento' })).getAllByRole('listitem')
  expect(steps.map((it) => it.textContent)).toEqual([
    'Horas confirmadas13/03/2026 23:59Bia Souza',
    'Faturada13/03/2026 23:59Bia Souza',
    'Pagavence em 20/03/2026',
  ])
})

test('one that was reversed says why, and that it holds no loops any more', async () => {
  const ended = { ended_at: '2026-03-21T15:00:00Z', ended_by: bia, reason: 'Conta errada' }
  await open({ of: { status: 3, paid_at: '2026-03-20T15:00:00Z', paid_by: bia, ...ended, may: [] } })
  expect(screen.getByText('Motivo do estorno: Conta errada')).toBeTruthy()
  expect(screen.getByText(/voltaram a esperar por pagamento/)).toBeTruthy()
})

test('an unpaid one is paid by PIX, or says whose key is missing and where to add it', async () => {
  await open()
  expect(screen.getByDisplayValue('000201')).toBeTruthy()
})
test('a missing key is asked for', async () => {
  await open({ pix: null })
  const card = within(pixCard() ?? document.body)
  expect(card.getByText(/Nair Lopes não tem chave PIX/)).toBeTruthy()
  expect(card.getByRole('link').getAttribute('href')).toBe('/looper/show/4')
})

test('the question before paying names the person and the amount, and cannot be missed', async () => {
  const server = await open()
  await userEvent.click(screen.getByRole('button', { name: 'Pagar' }))
  const question = await screen.findByRole('alertdialog', { name: 'Pagar?' })
  expect(question.textContent).toMatch(/“Nair Lopes”, de R\$ 104,00.*não pode ser desfeita/)
  server.answer('POST', '/api/orders/:id/pay', { data: { ...row, status: 1, version: 2, may: ['reverse'] } })
  await userEvent.click(within(question).getByRole('button', { name: 'Pagar' }))
  expect(await screen.findByText('Ordem paga!')).toBeTruthy()
  expect(await server.bodies('/api/orders/7/pay')).toEqual([{ version: 1 }])
  const asked = server.asked.find((it) => it.url.endsWith('/api/orders/7/pay'))
  expect(asked?.headers.get('Idempotency-Key')).toMatch(/^[\w-]{10,}$/)
})

test('a PDF that cannot be made says so; nobody but 1 and 6 is offered one', async () => {
  const server = await open()
  server.answer('GET', '/api/payment/order/:id', { status: 'error', message: 'Desculpe, um erro ocorreu!' })
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Baixar PDF' }))
  expect(await screen.findByText('Desculpe, um erro ocorreu!')).toBeTruthy()
})
test('a manager is shown neither values nor neighbours, and no way to pay', async () => {
  const { valor: _, itens: __, total: ___, ...seen } = row
  const server = await open({
    role: 2,
    of: { ...seen, valor: undefined, itens: undefined, total: undefined, may: [] },
    pix: null,
  })
  expect(screen.queryByRole('button', { name: /Pagar|Baixar/ })).toBeNull()
  expect(document.body.textContent).not.toContain('R$')
  expect(server.asked.some((it) => it.url.includes('neighbours'))).toBe(false)
})
