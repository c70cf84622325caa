import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { OrderCandidate } from '#contract/order/order.schemas.ts'
import { Preview } from '#web/order/new/Preview.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const loop = (id: number, more: Partial<OrderCandidate> = {}): OrderCandidate => ({
  id,
  atomo: { id: 5, nome: 'Revisar' },
  venture: { id: 2, nome: 'Lua Cheia' },
  inicio: `2026-03-09T1${String(id)}:00:00Z`,
  fim: `2026-03-09T1${String(id)}:50:00Z`,
  segundos: 4800,
  decimal: 1.3,
  valor_hora_centavos: 8000,
  valor_centavos: 10_400,
  descricao: `Trabalho ${String(id)}`,
  fate: 'ready',
  why: null,
  order: null,
  ...more,
})
const item = (id: number, more: object) => ({ id, descricao: `Item ${String(id)}`, status: 1, taken: true, ...more })

const open = async (loops: readonly OrderCandidate[], items: readonly object[] = []) => {
  const server = fakeServer()
  const totals = { loops: 0, segundos: 0, decimal: 0 }
  server.answer('GET', '/api/orders/preview', { data: { loops, items, totals, due_on: '2026-03-13' } })
  const asked = { user_id: 4, from: '2026-03-01', to: '2026-03-31' }
  render(<Preview of={asked} />, { me: person(1), path: '/ordempagamento/new' })
  await screen.findByText(/O que esta ordem paga|Não há nada a pagar/)
  return server
}

test('an order is made for exactly what is ticked, at the total that the button says', async () => {
  const items = [
    item(1, { kind: 1, valor_centavos: 500 }),
    item(2, { kind: 3, valor_centavos: 9000, status: 0 }),
    item(3, { kind: 2, valor_centavos: 900_000 }),
  ]
  const server = await open([loop(1), loop(2)], items)
  expect(screen.getByRole('button', { name: 'Criar ordem de R$ 213,00' })).toBeTruthy()
  expect(screen.getByText('não confirmado: não entra')).toBeTruthy()
  expect(screen.getByText('maior que o valor da ordem: espera pela próxima')).toBeTruthy()
  await userEvent.click(screen.getByRole('checkbox', { name: /Revisar · 09\/03\/2026 8:00/ }))
  server.answer('POST', '/api/orders', { message: 'Ordem de pagamento criada!', data: { id: 7 } })
  await userEvent.click(screen.getByRole('button', { name: 'Criar ordem de R$ 109,00' }))
  expect(await server.bodies('/api/orders')).toMatchObject([
    { user_id: 4, from: '2026-03-01', to: '2026-03-31', without: [1], total_centavos: 10_900 },
  ])
})

test('a refusal stays on the page with what was chosen', async () => {
  const server = await open([loop(1)])
  const detail = 'Os valores mudaram enquanto você olhava: agora são R$ 208,00. Confira e crie de novo.'
  server.answer('POST', '/api/orders', () => refusal(409, { type: '/problems/order.changed', detail }))
  await userEvent.click(screen.getByRole('button', { name: /Criar ordem/ }))
  expect((await screen.findByRole('alert')).textContent).toContain('R$ 208,00')
  expect(screen.getByRole('checkbox', { name: /Revisar/ })).toHaveProperty('checked', true)
})

test('each loop that is left out says why, and there is nothing to make where none is taken', async () => {
  await open([
    loop(1, { fate: 'returned', why: 'Atividade errada' }),
    loop(2, { fate: 'ordered', order: { id: 9, numero: 12 } }),
  ])
  expect(await screen.findByText(/Não há nada a pagar/)).toBeTruthy()
  expect(screen.getByText('Atividade errada')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Ordem nº 12' }).getAttribute('href')).toBe('/ordempagamento/show/9')
  expect(screen.queryByRole('button', { name: /Criar/ })).toBeNull()
})

test('what is paid stands by venture and atom, down to the loops and how each is reckoned', async () => {
  await open([loop(1), loop(2, { atomo: { id: 6, nome: 'Publicar' } })])
  const card = screen.getByRole('region', { name: 'O que esta ordem paga' })
  expect(within(card).getAllByText('Lua Cheia')).toHaveLength(1)
  expect(within(card).getAllByText('2,6 h').length).toBeGreaterThan(0)
  await userEvent.click(within(card).getByText('Publicar'))
  expect(within(card).getAllByText(/1:20:00, pagos 1,3 h × R\$ 80,00/).length).toBeGreaterThan(0)
})
