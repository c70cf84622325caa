import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { DueOrders } from '#web/home/money/DueOrders.tsx'
import { MyPay } from '#web/home/money/MyPay.tsx'
import { PaidWeeks } from '#web/home/money/PaidWeeks.tsx'
import { queryClient } from '#web/kit/call/query.ts'
import { homeRun } from '#web/testing/homeMoney.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => queryClient.clear())

const linksOf = (card: Pick<typeof screen, 'getAllByRole'>) =>
  card.getAllByRole('link').map((it) => [it.textContent, it.getAttribute('href')?.replace(/^.*workstation/, '')])

const mine = {
  ends_on: '2026-03-13',
  due_on: '2026-03-20',
  decimal: 12.5,
  centavos: 100_000,
  week_id: 5,
  to_confirm: 2,
  to_correct: 0,
  returned: 1,
  orders: [{ id: 8, numero: 12, ends_on: '2026-03-06', due_on: '2026-03-13', status: 1, centavos: 50_000 }],
}

test('a looper reads hours, value and day of payment of the week so far, what waits, and the last orders', async () => {
  fakeServer().answer('GET', '/api/home/money', { mine })
  render(<MyPay />, { me: person(4) })
  expect(await screen.findByText('12,5 h · R$ 1.000,00 · pagamento em 20/03/2026')).toBeTruthy()
  const card = within(screen.getByRole('region', { name: 'Esta semana até agora' }))
  expect(linksOf(card).slice(1)).toEqual([
    ['12,5 h · R$ 1.000,00 · pagamento em 20/03/2026', '/weeks/5'],
    ['1 loop devolvido', '/weeks/5'],
    ['2 loops a confirmar', '/weeks/5'],
    ['Ordem nº 12', expect.stringMatching(/ordempagamento\/show\/8$/)],
  ])
  expect(card.getByText('R$ 500,00')).toBeTruthy()
  expect(card.getByText('Paga')).toBeTruthy()
})

test('whoever pays is led to exactly the orders that are counted', async () => {
  const due = {
    today: '2026-03-11',
    friday: '2026-03-13',
    by_friday: { orders: 2, centavos: 16_000 },
    overdue: { orders: 1, centavos: 8000 },
  }
  fakeServer().answer('GET', '/api/home/money', { due })
  render(<DueOrders />, { me: person(6) })
  await screen.findByText('1 ordem vencida · R$ 80,00')
  const list = '/projects/ordempagamento/index?status=0'
  expect(linksOf(within(screen.getByRole('region', { name: 'Ordens a pagar' }))).slice(1)).toEqual([
    ['2 ordens até sexta-feira, 13/03/2026 · R$ 160,00', `${list}&due_from=2026-03-11&due_to=2026-03-13`],
    ['1 ordem vencida · R$ 80,00', `${list}&due_to=2026-03-10`],
  ])
})

test('with nothing due it says so', async () => {
  const none = { orders: 0, centavos: 0 }
  const due = { today: '2026-03-11', friday: '2026-03-13', by_friday: none, overdue: none }
  fakeServer().answer('GET', '/api/home/money', { due })
  render(<DueOrders />, { me: person(1) })
  expect(await screen.findByText('Nenhuma ordem a pagar até sexta-feira, 13/03/2026.')).toBeTruthy()
})

test('finance reads hours and value week by week, each value a way to its orders, and what the open week holds', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') })
  const server = fakeServer()
  server.answer('GET', '/api/orders/run', homeRun)
  const { unmount } = render(<PaidWeeks />, { me: person(6) })
  const card = within(await screen.findByRole('region', { name: 'Horas e R$ por semana' }))
  const rows = (await card.findAllByRole('row')).map((row) => row.textContent)
  expect(rows).toEqual(['Semana atéHorasValor', '13/03/2026em aberto12,5R$ 1.000,00', '06/03/202640,5R$ 3.240,00'])
  const to = card.getByRole('link', { name: 'R$ 3.240,00' }).getAttribute('href')
  expect(to).toMatch(/ordempagamento\/index\?from=2026-03-06&to=2026-03-06$/)
  unmount()
  queryClient.clear()
  server.answer('GET', '/api/orders/run', { data: { ...homeRun.data, closings: [] } })
  render(<PaidWeeks />, { me: person(6) })
  expect(await screen.findByText(/Nenhuma semana foi fechada ainda/)).toBeTruthy()
})
