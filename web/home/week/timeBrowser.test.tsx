import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { addDays, todayIn } from '#contract/kit/dates.ts'
import { TimeBrowser } from '#web/home/week/TimeBrowser.tsx'
import { daysWithRunning, type Running } from '#web/home/withRunning.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const HOUR = 3600
/** An afternoon in São Paulo with a stopped clock, so that no figure depends on hour or duration. */
const NOW = new Date('2026-03-11T18:00:00Z')
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: NOW }))

const today = todayIn(NOW, 'America/Sao_Paulo')
const weekFrom = (first: string, hours: number) =>
  Array.from({ length: 7 }, (_, index) => ({
    day: addDays(first, index),
    ventures: index === 1 && hours > 0 ? [{ id: 3, nome: 'Loja Lua Cheia', segundos: hours * HOUR }] : [],
  }))
const first = addDays(today, -6)
const shown = (hours: number, role: 1 | 4 | 5 = 4, before = 5, running?: Running) => {
  const server = fakeServer()
  server.answer('GET', '/api/home/days', (request: Request) => {
    const asked = new URL(request.url).searchParams
    const day = asked.get('day')
    if (asked.get('span') === 'month')
      return json({
        days: Array.from({ length: 30 }, (_, it) => weekFrom(addDays(today, it - 29), 1)[1]!),
        goal_week_seconds: null,
      })
    return json({
      days: weekFrom(day === null ? first : addDays(day, -6), day === null ? hours : before),
      goal_week_seconds: 40 * HOUR,
    })
  })
  const page = render(
    <TimeBrowser
      current={weekFrom(first, hours)}
      withRunning={(days) => daysWithRunning(days, running, { now: Date.now(), zone: 'America/Sao_Paulo' })}
    />,
    { me: person(role) },
  )
  return { server, page, user: userEvent.setup() }
}
const textOfDays = () => screen.getAllByRole('listitem').map((it) => it.textContent)
const said = (day: string): string => day.split('-').toReversed().join('/')

test('this week stands with its goal, and each day and venture leads to its loops', async () => {
  shown(4)
  expect(await screen.findByText('4h 00m de 40h 00m nesta semana')).toBeTruthy()
  const day = addDays(first, 1)
  const links = screen.getAllByRole('link').map((it) => it.getAttribute('href'))
  expect(links).toEqual([
    `/district/workstation/pontos?from=${day}&to=${day}`,
    `/district/workstation/pontos?venture_id=3&from=${first}&to=${addDays(first, 6)}`,
  ])
  expect(screen.getByRole('button', { name: 'Semana seguinte' }).getAttribute('aria-disabled')).toBe('true')
})

test('who sees everybody’s loops is led to their own', async () => {
  shown(4, 1)
  expect((await screen.findAllByRole('link'))[0]?.getAttribute('href')).toContain('user_id=41')
})

test('a role without Loop Center has no ways there', async () => {
  shown(4, 5)
  expect(await screen.findByText('Loja Lua Cheia')).toBeTruthy()
  expect(screen.queryByRole('link')).toBeNull()
})

test('the arrows go to other weeks and back', async () => {
  const { user } = shown(4)
  await user.click(screen.getByRole('button', { name: 'Semana anterior' }))
  expect(await screen.findByText('5h 00m no período')).toBeTruthy()
  expect(screen.getByText(`${said(addDays(first, -7))} – ${said(addDays(first, -1))}`)).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Semana seguinte' }))
  expect(await screen.findByText('4h 00m de 40h 00m nesta semana')).toBeTruthy()
})

test('quick clicks add up: each goes on from the one before, whose answer is still on its way', async () => {
  const { user } = shown(4)
  const before = screen.getByRole('button', { name: 'Semana anterior' })
  await user.dblClick(before)
  expect(await screen.findByText(`${said(addDays(first, -14))} – ${said(addDays(first, -8))}`)).toBeTruthy()
})

test('a week without hours shows the one before it, faded, and says so', async () => {
  shown(0)
  expect(await screen.findByText('Nenhuma hora nesta semana ainda; abaixo, a semana passada.')).toBeTruthy()
  await waitFor(() => expect(document.querySelector('figure')?.dataset['faded']).toBe('true'))
  expect(textOfDays().join()).toContain('5h 00m')
})

test('who has no hours at all is told so', async () => {
  shown(0, 4, 0)
  expect(await screen.findByText('Nenhuma hora registrada neste período.')).toBeTruthy()
  expect(document.querySelector('figure')).toBeNull()
})

test('a month has its days by number, and the same in a table', async () => {
  const { user } = shown(4)
  await user.click(screen.getByRole('button', { name: 'Ver mês' }))
  await waitFor(() => expect(document.querySelector('figure')?.dataset['dense']).toBe('true'))
  expect(screen.getAllByRole('listitem')).toHaveLength(31)
  await user.click(screen.getByRole('button', { name: 'Ver tabela' }))
  const table = screen.getByRole('table')
  expect(within(table).getAllByRole('row')).toHaveLength(31)
  expect(
    within(table)
      .getAllByRole('columnheader')
      .map((it) => it.textContent),
  ).toEqual(['Dia', 'Loja Lua Cheia', 'Total'])
  expect(within(table).getAllByRole('cell')[0]?.textContent).toBe('1h 00m')
})

test('a month counts the running loop as the week does', async () => {
  const inicio = new Date(Date.now() - 2 * HOUR * 1000).toISOString()
  const { user } = shown(4, 4, 5, { inicio, projeto: 'Grão Dourado', venture_id: 2 })
  await user.click(screen.getByRole('button', { name: 'Ver mês' }))
  // An hour of each of the days, and the two that run.
  expect(await screen.findByText('32h 00m no período')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Grão Dourado' })).toBeTruthy()
})
