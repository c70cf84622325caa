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

const stop = { loop_id: 8, user_id: 45, nome: 'Bia', atomo: 'Vitrine', status: 4 }
const server = (loop = pontoSince(0), has = { ventures: true, waiting: 0 }) => {
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
    running_total: 40,
    waiting: has.waiting === 0 ? [] : [{ ...stop, fim: new Date(Date.now() - MINUTE).toISOString() }],
    waiting_total: has.waiting,
    // Forty loops that have run for a minute and a half since they were told add an hour to what was.
    today_seconds: 3600,
    week_seconds: 7200,
    at: new Date(Date.now() - 1.5 * MINUTE - 500).toISOString(),
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
  expect(await screen.findByText(/2 pessoas hoje · 2h 00m hoje, 3h 00m na semana/)).toBeTruthy()
})

test('a list of the team that is longer than it shows says so, and leads to all of it where that may be opened', async () => {
  server(undefined, { ventures: true, waiting: 57 })
  render(<HomeScreen />, { me: person(1) })
  const card = await screen.findByRole('region', { name: 'Paradas à espera de correção' })
  expect(within(card).getByText('1 de 57')).toBeTruthy()
  const link = within(card).getByRole('link', { name: 'Ver na Central de loops' })
  expect(link.getAttribute('href')).toMatch(/\/district\/workstation\/pontos\?status=4,5$/)
})

test('for a role without Loop Center it only says so', async () => {
  server(undefined, { ventures: true, waiting: 57 })
  render(<HomeScreen />, { me: person(6) })
  const card = await screen.findByRole('region', { name: 'Paradas à espera de correção' })
  expect(within(card).getByText('1 de 57')).toBeTruthy()
  expect(within(card).queryByRole('link', { name: 'Ver na Central de loops' })).toBeNull()
})

test('an empty organisation shows its administrator first steps that exist, and promises nothing', async () => {
  const it = server(pontoSince(0, { status: 0 }), { ventures: false, waiting: 0 })
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
