import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { addDays, todayIn } from '#contract/kit/dates.ts'
import { HomeScreen } from '#web/home/HomeScreen.tsx'
import { forgetLoops, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)

const today = todayIn(new Date(), 'America/Sao_Paulo')
const HOUR = 3600
const day = (ago: number, ventures: { id: number; nome: string; segundos: number }[]) => ({
  day: addDays(today, -ago),
  ventures,
})
const shop = (segundos: number) => ({ id: 1, nome: 'Loja Lua Cheia', segundos })
const sun = (segundos: number) => ({ id: 2, nome: 'Portal do Sol', segundos })

const atom = (id: number, nome: string, over: object = {}) => ({
  id,
  nome,
  projeto: 'Loja Lua Cheia',
  venture_id: 1,
  data: addDays(today, 1),
  late: false,
  ...over,
})

const shown = (role: Role) => {
  const server = loopServer(null)
  server.answer('GET', '/api/home', {
    today_seconds: 3 * HOUR,
    week_seconds: 8 * HOUR + 1800,
    last_week_seconds: 31 * HOUR,
    week: [day(2, [shop(4 * HOUR), sun(1800)]), day(1, [shop(HOUR)]), day(0, [sun(3 * HOUR)])],
    late: [atom(5, 'Fechar o caixa', { data: '2024-03-07', late: true })],
    next: [atom(6, 'Pintar a porta'), atom(7, 'Sem dia marcado', { data: null, projeto: 'Portal do Sol' })],
  })
  server.answer('GET', '/api/home/ventures', { data: [] })
  return render(<HomeScreen />, { me: person(role) })
}

test('open atoms stand with their venture and day, the late ones first and marked', async () => {
  shown(4)
  const card = await screen.findByRole('region', { name: 'Meus átomos' })
  const rows = within(card)
    .getAllByRole('listitem')
    .map((it) => it.textContent)
  const [, month, date] = addDays(today, 1).split('-')
  const next =
    addDays(today, 1).slice(0, 4) === today.slice(0, 4)
      ? `${date}/${month}`
      : `${date}/${month}/${addDays(today, 1).slice(0, 4)}`
  expect(rows).toEqual([
    'Fechar o caixaLoja Lua CheiaAtrasado07/03/2024',
    `Pintar a portaLoja Lua Cheia${next}`,
    'Sem dia marcadoPortal do Sol- - -',
  ])
})

test('the week reads day by day and venture by venture, and its parts add up', async () => {
  shown(4)
  const card = await screen.findByRole('region', { name: 'Minha semana' })
  const figures = [...card.querySelectorAll('dl > div')].map((it) => it.textContent)
  expect(figures).toEqual(['Hoje3h 00m', 'Esta semana8h 30m', 'Semana passada31h 00m'])

  const [days, legend] = within(card).getAllByRole('list')
  const said = within(days as HTMLElement).getAllByRole('listitem')
  expect(said.map((it) => it.querySelector('.visually-hidden')?.textContent?.replace(/^[^:]*: /, ''))).toEqual([
    '4h 30m Loja Lua Cheia 4h 00m, Portal do Sol 0h 30m',
    '1h 00m Loja Lua Cheia 1h 00m',
    '3h 00m Portal do Sol 3h 00m',
  ])
  expect(said.map((it) => it.dataset['today'])).toEqual([undefined, undefined, 'true'])
  expect(said[0]?.title).toBe('Loja Lua Cheia 4h 00m\nPortal do Sol 0h 30m')
  const parts = within(legend as HTMLElement).getAllByRole('listitem')
  expect(parts.map((it) => it.textContent)).toEqual(['Loja Lua Cheia5h 00m', 'Portal do Sol3h 30m'])
})

test('the bars are as high as the hours, one colour a venture, from the ground up', async () => {
  shown(4)
  const card = await screen.findByRole('region', { name: 'Minha semana' })
  const bars = [...card.querySelectorAll('svg[focusable] rect')].map((it) => ({
    tone: it.getAttribute('data-tone'),
    foot: Number(it.getAttribute('y')) + Number(it.getAttribute('height')),
    height: Number(it.getAttribute('height')),
  }))
  // A full day of eight hours is 128 pixels; a pixel keeps two bars apart.
  expect(bars).toEqual([
    { tone: '1', foot: 127, height: 63 },
    { tone: '2', foot: 63, height: 7 },
    { tone: '1', foot: 127, height: 15 },
    { tone: '2', foot: 127, height: 47 },
  ])
})

test('who runs no loops has no atoms to do, and still sees hours they once recorded', async () => {
  shown(3)
  expect(await screen.findByRole('region', { name: 'Minha semana' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Meus átomos' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Nenhum loop em andamento' })).toBeNull()
  expect(screen.getByRole('region', { name: 'Você' }).textContent).toContain('Cliente')
})
