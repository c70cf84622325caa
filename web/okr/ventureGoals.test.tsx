import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { VentureGoals } from '#web/okr/VentureGoals.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => {
  toasts.set([])
  vi.useFakeTimers({ now: new Date('2026-11-20T15:00:00Z'), toFake: ['Date'] })
})
afterEach(() => {
  vi.useRealTimers()
})

const cycles = [
  { cycle: '2027-Q1', goals: 1, open: 1, progress: 0 },
  { cycle: '2026-Q4', goals: 3, open: 2, progress: 47 },
  { cycle: '2026-Q3', goals: 4, open: 0, progress: 81 },
]

const shown = async (role: 1 | 2 | 5 = 1, of = cycles) => {
  const server = fakeServer()
  server.answer('GET', '/api/okr/cycles', { data: of })
  server.answer('GET', '/api/okr/goals', { data: [], total: 0, more: false, page: 1, per_page: 100, sums: {} })
  const rendered = render(<VentureGoals id={3} />, { me: person(role) })
  const asked = () =>
    server.asked
      .filter((it) => new URL(it.url).pathname === '/api/okr/goals')
      .map((it) => new URL(it.url).searchParams.get('cycle'))
  return { server, asked, rendered }
}

test('the quarter of today is shown first, and another by a click', async () => {
  const { asked } = await shown()
  expect(await screen.findByText('47 % alcançado, 2 metas abertas')).toBeTruthy()
  expect(asked()).toEqual(['2026-Q4'])
  await userEvent.click(screen.getByRole('radio', { name: '2026-Q3' }))
  expect(await screen.findByText('Encerrado em 81 %')).toBeTruthy()
  // Nothing of it is open.
  expect(screen.queryByRole('button', { name: /^Encerrar/ })).toBeNull()
  await waitFor(() => expect(asked()).toEqual(['2026-Q4', '2026-Q3']))
})

test('a quarter is closed with what was learned in it', async () => {
  const { server } = await shown()
  server.answer('POST', '/api/okr/cycles/close', { closed: 2 })
  await userEvent.click(await screen.findByRole('button', { name: 'Encerrar 2026-Q4' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar o ciclo 2026-Q4?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^O que aprendemos/ }), 'Medir antes')
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }))
  await waitFor(() => expect(toasts.get().map((it) => it.text)).toEqual(['Ciclo encerrado: 2 metas.']))
  const posted = server.asked.find((it) => it.method === 'POST')
  expect(await posted?.clone().json()).toEqual({ venture_id: 3, cycle: '2026-Q4', closing_note: 'Medir antes' })
})

test('without goals it says so; who opens no goals sees nothing of them', async () => {
  const { rendered } = await shown(5, [])
  expect(await screen.findByText('Esta venture ainda não tem metas.')).toBeTruthy()
  rendered.unmount()
  const { server } = await shown(2)
  expect(screen.queryByText('Metas')).toBeNull()
  expect(server.asked).toEqual([])
})
