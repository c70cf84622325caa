import { screen, waitFor, within } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { HomeScreen } from '#web/home/HomeScreen.tsx'
import { forgetLoops, loopServer, MINUTE, pontoSince } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)

const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date())
const venture = { id: 1, uuid: 'u', code: 'LUA', nome: 'Loja Lua Cheia', stage: 'execution', cliente: null }
const whole = { ...venture, gates: [], atoms_open: 1, atoms_done: 0 }

const server = (loop = pontoSince(0), has = { ventures: true }) => {
  const it = loopServer(loop.status === 0 ? null : loop)
  it.answer('GET', '/api/home', {
    today_seconds: 3600,
    week_seconds: 7200,
    last_week_seconds: 0,
    week: [{ day: today, ventures: [{ id: 1, nome: 'Loja Lua Cheia', segundos: 3600 }] }],
    late: [],
    next: [],
  })
  it.answer('GET', '/api/home/ventures', { data: has.ventures ? [whole] : [] })
  it.answer('GET', '/api/home/team', {
    running: [
      {
        loop_id: 7,
        user_id: 44,
        nome: 'Ana Souza',
        atomo: 'Desenhar a vitrine',
        projeto: 'Loja Lua Cheia',
        inicio: new Date(Date.now() - MINUTE).toISOString(),
      },
    ],
    waiting: [],
    today_seconds: 3600,
    week_seconds: 7200,
    people_today: 2,
  })
  return it
}
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

test('today and the week count the running loop, and so does the team', async () => {
  // Half a minute more than whole minutes, so that the test's own time changes no figure.
  server(pontoSince(12 * MINUTE + 20_000))
  render(<HomeScreen />, { me: person(1) })
  // Began yesterday when the tests run right after midnight: then today has not got it.
  const sameDay =
    new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date(Date.now() - 13 * MINUTE)) ===
    today
  await waitFor(() => expect(figure('Hoje')).toBe(sameDay ? '1h 12m' : '1h 00m'))
  if (sameDay) expect(figure('Esta semana')).toBe('2h 12m')
  expect(await screen.findByText(/2 pessoas hoje · 1h 01m hoje, 2h 01m na semana/)).toBeTruthy()
})

test('an empty organisation shows its administrator first steps that exist, and promises nothing', async () => {
  const it = server(pontoSince(0, { status: 0 }), { ventures: false })
  it.answer('GET', '/api/atomosPorLooper/:id', { status: 'success', message: 'ok', data: [] })
  render(<HomeScreen />, { me: person(1) })
  const card = await screen.findByRole('region', { name: 'Primeiros passos' })
  expect(within(card).getByRole('link', { name: /Confira quem pode o quê/ })).toBeTruthy()
  expect(within(card).queryByText(/convid|em breve/i)).toBeNull()
  expect(await screen.findByText(/No momento não há nenhum/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Iniciar loop' })).toBeNull()
})

test('where there are ventures, or for another role, there are no first steps', async () => {
  server()
  render(<HomeScreen />, { me: person(1) })
  await screen.findByRole('region', { name: 'Minha semana' })
  expect(screen.queryByRole('region', { name: 'Primeiros passos' })).toBeNull()
})
