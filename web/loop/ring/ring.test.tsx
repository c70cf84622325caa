import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { dayBounds, todayIn } from '#contract/kit/dates.ts'
import { showSummary } from '#web/loop/dialog/modal.ts'
import { DayRing } from '#web/loop/ring/DayRing.tsx'
import { arcsOf, breaksOf, lapsOf, workedSeconds, type Day } from '#web/loop/ring/ring.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, loopServer, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'

/** An afternoon in São Paulo with a stopped clock, so that no figure depends on hour or duration. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') })
  forgetLoops()
})

const at = (hour: number): string => new Date(Date.UTC(2026, 2, 10, 3 + hour)).toISOString()
const loop = (id: number, from: number, to: number | null) => ({
  id,
  inicio: at(from),
  fim: to === null ? null : at(to),
  atomo: 'Vitrine',
  projeto: 'Loja Lua Cheia',
  venture_id: 3,
})
const dayWith = (...loops: Day['loops']): Day => ({
  day: '2026-03-10',
  from: at(0),
  to: at(24),
  loops,
  goal_seconds: null,
})

describe('the laps of a day', () => {
  const day = dayWith(loop(1, 6, 9), loop(2, 12, null))
  test('are its loops, the running one up to now', () => {
    const laps = lapsOf(day, undefined, Date.parse(at(15)))
    expect(workedSeconds(laps)).toBe(6 * 3600)
    expect(breaksOf(laps)).toEqual({ count: 1, seconds: 3 * 3600 })
    expect(arcsOf(laps, day)).toEqual([
      { id: 1, start: 25, length: 12.5, venture: 3, runs: false },
      { id: 2, start: 50, length: 12.5, venture: 3, runs: true },
    ])
  })

  test('have the running loop before the server tells of it, and once', () => {
    const running = pontoSince(0, { id: 9, inicio: at(20) })
    const now = Date.parse(at(21))
    expect(lapsOf(dayWith(loop(1, 6, 9)), running, now).map((it) => it.id)).toEqual([1, 9])
    expect(lapsOf(dayWith(loop(9, 20, null)), running, now).map((it) => it.id)).toEqual([9])
    // It began on another day and belongs to that one.
    expect(lapsOf(dayWith(), pontoSince(0, { id: 9, inicio: at(-2) }), now)).toEqual([])
  })

  test('end with a stop that the server has not told of, and no longer run', () => {
    const stopped = pontoSince(0, { id: 9, status: 2, inicio: at(20), fim: at(21) })
    const [lap] = lapsOf(dayWith(loop(9, 20, null)), stopped, Date.parse(at(23)))
    expect(lap).toMatchObject({ id: 9, to: Date.parse(at(21)), runs: false })
  })

  test('end with their day, and the shortest can be seen', () => {
    const late = dayWith(loop(1, 23, 26), { ...loop(2, 4, 4), fim: at(4) })
    expect(arcsOf(lapsOf(late, undefined, 0), late).map((it) => Math.round(it.length * 100) / 100)).toEqual([4.17, 0.4])
  })
})

test('the ring says in words what it shows', async () => {
  const today = todayIn(new Date(), 'America/Sao_Paulo')
  const { from, to } = dayBounds(today, 'America/Sao_Paulo')
  const server = loopServer(null)
  const hour = (it: number) => new Date(from.getTime() + it * 3_600_000).toISOString()
  server.answer('GET', '/api/home/day', {
    day: today,
    from: from.toISOString(),
    to: to.toISOString(),
    goal_seconds: 8 * 3600,
    loops: [
      { ...loop(1, 0, 0), inicio: hour(8), fim: hour(10) },
      { ...loop(2, 0, 0), inicio: hour(11), fim: hour(12), venture_id: 4, projeto: 'Portal do Sol', atomo: 'Mapa' },
    ],
  })
  render(<DayRing />)
  const ring = await screen.findByRole('figure', { name: 'Hoje: 3h 00m de 8h 00m' })
  expect(ring.textContent).toContain('Desde 8:00 1 pausa, 1h 00m')
  expect(
    within(ring)
      .getAllByRole('listitem')
      .map((it) => it.textContent),
  ).toEqual(['8:00 a 10:00: Loja Lua Cheia, Vitrine', '11:00 a 12:00: Portal do Sol, Mapa'])
  const colours = [...ring.querySelectorAll('[data-venture]')].map((it) => it.getAttribute('data-venture'))
  expect(colours).toEqual(['2', '3'])
})

test('it stands around the timer of the panel, with the day in words, and in the summary of a loop', async () => {
  const today = todayIn(new Date(), 'America/Sao_Paulo')
  const { from, to } = dayBounds(today, 'America/Sao_Paulo')
  const loop = pontoSince(0)
  const server = loopServer(loop)
  const bounds = { from: from.toISOString(), to: to.toISOString() }
  server.answer('GET', '/api/home/day', { day: today, ...bounds, goal_seconds: 8 * 3600, loops: [] })
  render(<TimerWidget />)
  await userEvent.click(await screen.findByRole('button', { name: /Loop em andamento em/ }))
  const panel = within(await screen.findByRole('region', { name: 'Loop em andamento' }))
  const ring = await panel.findByRole('figure', { name: 'Hoje: 0h 00m de 8h 00m' })
  expect(within(ring).getByText('Hoje: 0h 00m de 8h 00m')).toBeTruthy()
  act(() => showSummary({ loop: ended(loop, 3), total: '01:00:00', dayTotal: '01:00:00' }))
  const summary = within(await screen.findByRole('dialog', { name: 'Loop concluído' }))
  expect(await summary.findByRole('figure', { name: /^Hoje: / })).toBeTruthy()
  // Of a loop of another day it would show another day than the total beside it.
  const earlier = { ...ended(loop, 3), inicio: new Date(from.getTime() - 3_600_000).toISOString() }
  act(() => showSummary({ loop: earlier, total: '01:00:00', dayTotal: '01:00:00' }))
  await waitFor(() => expect(summary.queryByRole('figure')).toBeNull())
})

test('a day without loops says so', async () => {
  const today = todayIn(new Date(), 'America/Sao_Paulo')
  const { from, to } = dayBounds(today, 'America/Sao_Paulo')
  const server = loopServer(null)
  const bounds = { from: from.toISOString(), to: to.toISOString() }
  server.answer('GET', '/api/home/day', { day: today, ...bounds, goal_seconds: null, loops: [] })
  render(<DayRing />)
  expect((await screen.findByRole('figure', { name: 'Hoje: 0h 00m' })).textContent).toContain('Nenhum loop hoje.')
})

test('in the head of a page its hours stand beside it, and the rest is told to a screen reader', async () => {
  const today = todayIn(new Date(), 'America/Sao_Paulo')
  const { from, to } = dayBounds(today, 'America/Sao_Paulo')
  const server = loopServer(null)
  const bounds = { from: from.toISOString(), to: to.toISOString() }
  server.answer('GET', '/api/home/day', { day: today, ...bounds, goal_seconds: null, loops: [] })
  render(<DayRing shape="small" />)
  const ring = within(await screen.findByRole('figure', { name: 'Hoje: 0h 00m' }))
  expect(ring.getByText('0h 00m').nextSibling?.textContent).toBe('hoje')
  expect(ring.getByText('Nenhum loop hoje.').className).toBe('visually-hidden')
})
