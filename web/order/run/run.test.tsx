import { screen, within } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { OrderRunScreen } from '#web/order/run/OrderRunScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') }))
afterEach(() => vi.useRealTimers())

const now = {
  people: 2,
  decimal: 12.5,
  valor_centavos: 100_000,
  confirmed: 3,
  waiting: 1,
  to_correct: 0,
  returned: 0,
  running: 1,
}
const closing = {
  friday: '2026-03-06',
  closed_at: '2026-03-07T03:20:00Z',
  late: 1260,
  weeks: 2,
  orders: 2,
  paid: 1,
  loops: 9,
  decimal: 20.5,
  total_centavos: 164_000,
  left: 1,
}
const left = {
  id: 5,
  fate: 'returned',
  person: { id: 4, nome: 'Nair Lopes' },
  week_id: 8,
  loop: { atomo: { id: 6, nome: 'Revisar' }, inicio: '2026-03-05T12:00:00Z', segundos: 3600, settled: false },
}

const open = async (closings: readonly object[], failed = 0) => {
  const server = fakeServer()
  const last = { started_at: '2026-03-11T17:30:00Z', finished_at: '2026-03-11T17:30:02Z', failed }
  server.answer('GET', '/api/orders/run', { data: { now, last, closings } })
  server.answer('GET', '/api/orders/run/left', { data: [left] })
  render(<OrderRunScreen />, { me: person(1), path: '/district/workstation/projects/ordempagamento/run' })
  await screen.findByRole('region', { name: /^Nesta semana/ })
}

test('counts down to Friday, says what the week has and what a closing took, left out and why', async () => {
  await open([closing])
  expect(screen.getByText(/^Fecha em 2 dias e 8:59:/)).toBeTruthy()
  const week = within(screen.getByRole('region', { name: /^Nesta semana/ }))
  expect(week.getByRole('link', { name: 'R$ 1.000,00' })).toBeTruthy()
  const out = await screen.findByRole('region', { name: /ficou de fora/ })
  expect(await within(out).findByRole('link', { name: /Revisar/ })).toBeTruthy()
  expect(out.textContent).toContain('Nair Lopes')
  // Twenty-one minutes behind its time.
  expect(screen.getAllByText(/0h 21m/).length).toBeGreaterThan(0)
})

test('says that weeks of people could not be settled, and that nothing has been closed yet', async () => {
  await open([], 2)
  expect(screen.getByText(/2 pessoas/)).toBeTruthy()
  expect(screen.queryByRole('region', { name: /ficou de fora/ })).toBeNull()
})
