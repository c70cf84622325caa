import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { LoopCenterScreen } from '#web/loop/center/LoopCenterScreen.tsx'
import { forgetLoops, loopRow, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)

const finished = [
  loopRow(9, { inicio: '2026-11-20T13:00:00.000Z', fim: '2026-11-20T14:00:00.000Z' }),
  loopRow(8, { inicio: '2026-11-19T16:00:00.000Z', fim: '2026-11-19T17:30:00.000Z' }),
  loopRow(7, { inicio: '2026-11-19T11:00:00.000Z', fim: '2026-11-19T12:00:00.000Z' }),
]

const sumsOfDays = [
  { day: '2026-11-19', loops: 4, segundos: 20_000 },
  { day: '2026-11-20', loops: 1, segundos: 3600 },
]

const shown = async (query: string, rows = finished, days = sumsOfDays) => {
  const server = loopServer(null)
  const sums = { total: 45_000, decimal: 12.5 }
  server.answer('GET', '/api/loops', { data: rows, total: 3, page: 1, per_page: 10, more: false, sums })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/loops/days', { data: days })
  render(<LoopCenterScreen />, { me: person(1), path: `/district/workstation/pontos${query}` })
  await screen.findByRole('table')
  return server
}
const heads = () => [...document.querySelectorAll('th[scope="rowgroup"]')].map((it) => it.textContent)

test('loops stand under their day, with what the whole day of the filter adds up to', async () => {
  const server = await shown('?status=2')
  await waitFor(() => expect(heads().join()).toContain('5h 33m'))
  expect(heads()).toEqual([
    expect.stringMatching(/sexta-feira, 20 de novembro.*1 loop · 1h 00m$/),
    expect.stringMatching(/quinta-feira, 19 de novembro.*4 loops · 5h 33m$/),
  ])
  const asked = server.asked.findLast((it) => new URL(it.url).pathname === '/api/loops/days')
  const query = new URL(asked?.url ?? 'http://x').searchParams
  expect([query.get('days'), query.get('status')]).toEqual(['2026-11-19,2026-11-20', '2'])
  expect(screen.getByRole('cell', { name: '13:00 – 14:30' })).toBeTruthy()
})

test('a day says how many of its loops run, which its sum leaves out; where all run there is none', async () => {
  const running = [
    loopRow(9, { inicio: '2026-11-20T13:00:00.000Z', fim: null, status: 1 }),
    loopRow(8, { inicio: '2026-11-19T16:00:00.000Z', fim: null, status: 1 }),
  ]
  await shown('', running, [
    { day: '2026-11-19', loops: 4, segundos: 20_000 },
    { day: '2026-11-20', loops: 1, segundos: 0 },
  ])
  await waitFor(() => expect(heads().join()).toContain('5h 33m'))
  expect(heads()).toEqual([
    expect.stringMatching(/1 loop · 1 em andamento, sem total ainda$/),
    expect.stringMatching(/4 loops · 1 em andamento, sem total ainda · 5h 33m$/),
  ])
})

test('in another order each row tells its own day', async () => {
  const server = await shown('?sort=status')
  expect(heads()).toEqual([])
  expect(screen.getByRole('cell', { name: /13:00 – 14:30.*19\/11\/2026/ })).toBeTruthy()
  expect(server.asked.filter((it) => new URL(it.url).pathname === '/api/loops/days')).toEqual([])
})

test('keys pass over the headings', async () => {
  await shown('')
  const table = screen.getByRole('table')
  const lines = [...table.querySelectorAll<HTMLElement>('tbody tr:not([data-group])')]
  lines[0]?.focus()
  lines[0]?.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true }))
  expect(document.activeElement).toBe(lines[1])
})
