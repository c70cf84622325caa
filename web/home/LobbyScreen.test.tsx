import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import type { SignedInRole } from '#contract/access/roles.ts'
import { LobbyScreen } from '#web/home/LobbyScreen.tsx'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { forgetLoops, loopServer, pontoSince } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

/** An afternoon in São Paulo with a stopped clock: no midnight falls into a test. */
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') })
  forgetLoops()
})

const today = '2026-03-11'
const note = (id: number) => ({
  id,
  kind: 'supportAnswered',
  title: `Resposta ${id}`,
  link: '/suporte?m=1',
  created_at: new Date().toISOString(),
  read_at: null,
})
const atom = {
  id: 3,
  nome: 'Desenhar a vitrine',
  projeto: 'Loja Lua Cheia',
  venture_id: 1,
  status: 1,
  data: today,
  late: true,
}
const running = {
  loop_id: 7,
  user_id: 44,
  nome: 'Ana Souza',
  atomo: 'Vitrine',
  projeto: 'Lua',
  venture_id: 1,
  inicio: today,
}

const server = (unread = [note(9)], open = 2) => {
  const it = loopServer(null)
  it.answer('GET', '/api/setup', { needed: false, organisation: 'Casa Azul', demo: null, demo_password: null })
  it.answer('GET', '/api/home', {
    today_seconds: 3600,
    week_seconds: 7200,
    last_week_seconds: 0,
    week: [{ day: today, ventures: [] }],
    late: [atom],
    next: [],
  })
  it.answer('GET', '/api/home/team', {
    running: [{ ...running, inicio: new Date().toISOString() }],
    running_total: 1,
    running_today: 1,
    running_week: 1,
    waiting: [],
    waiting_total: 0,
    today_seconds: 0,
    week_seconds: 0,
    at: new Date().toISOString(),
    people_today: 1,
  })
  it.answer('GET', '/api/home/ventures', { data: [] })
  const data = { unreads: unread, count: unread.length }
  it.answer('GET', '/api/getNotificacaoNaoLida/:id', { status: 'success', message: '', data })
  it.answer('POST', '/api/notifications/read', { read: 1 })
  const counts = { open, answered: 0, closed: 0 }
  it.answer('GET', '/api/support', { data: [], total: 0, page: 1, per_page: 1, counts, mails: false })
  return it
}
const lobby = (role: SignedInRole) => render(<LobbyScreen />, { me: person(role), path: '/district/hub/lobby' })
const card = (name: string) => screen.findByRole('region', { name })

test('an administrator sees where it is, what comes next, who works and what is new', async () => {
  server()
  lobby(1)
  expect(await screen.findByText(/^Casa Azul · /)).toBeTruthy()
  expect(await within(await card('Meu dia')).findByText('Desenhar a vitrine')).toBeTruthy()
  expect(within(await card('Trabalhando agora')).getByText('Ana Souza')).toBeTruthy()
  expect(await within(await card('Suporte')).findByText('2 mensagens esperam resposta')).toBeTruthy()
})

test('what comes next is what its button starts', async () => {
  const it = server()
  it.answer('PATCH', '/api/startPonto', { status: 'success', message: 'ok', data: pontoSince(0) })
  render(
    <>
      <TimerWidget />
      <LobbyScreen />
    </>,
    { me: person(4), path: '/district/hub/lobby' },
  )
  const day = within(await card('Meu dia'))
  await userEvent.click(await day.findByRole('button', { name: 'Iniciar loop' }))
  await waitFor(async () => expect(await it.bodies('/api/startPonto')).toMatchObject([{ atomo_id: 3 }]))
})

test('what can be worked on is named before what waits to be accepted', async () => {
  const it = server()
  const [late, next] = [[{ ...atom, id: 8, nome: 'Por aceitar', status: 0 }], [{ ...atom, late: false }]]
  const sums = { today_seconds: 0, week_seconds: 0, last_week_seconds: 0, week: [{ day: today, ventures: [] }] }
  it.answer('GET', '/api/home', { ...sums, late, next })
  lobby(4)
  const day = within(await card('Meu dia'))
  expect((await day.findByRole('link', { name: 'Desenhar a vitrine' })).getAttribute('href')).toMatch(/open\/atom\/3$/)
  expect(day.queryByText('Por aceitar')).toBeNull()
})

test('who may neither run loops nor see others’ is shown, and asks for, neither', async () => {
  const it = server([], 0)
  lobby(8)
  expect(await screen.findByText('Você não tem notificações não lidas.')).toBeTruthy()
  expect(await card('Ventures')).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Meu dia' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Trabalhando agora' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Suporte' })).toBeNull()
  expect(it.asked.some((call) => call.url.includes('/api/home/team'))).toBe(false)
})

test('a notification is marked as read, and the focus goes to the next one', async () => {
  const it = server([note(9), note(8)])
  lobby(8)
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como lida: Resposta 9' }))
  expect(screen.queryByText('Resposta 9')).toBeNull()
  expect(document.activeElement?.textContent).toContain('Resposta 8')
  expect(await it.bodies('/api/notifications/read')).toEqual([{ ids: [9] }])
})

test('an answer from support that an unread notice names has one link, not two', async () => {
  const it = server([note(9)], 0)
  const counts = { open: 0, answered: 1, closed: 0 }
  it.answer('GET', '/api/support', { data: [], total: 1, page: 1, per_page: 1, counts, mails: false })
  lobby(4)
  expect(await within(await card('Não lidas')).findByText('Resposta 9')).toBeTruthy()
  await waitFor(() => expect(it.asked.some((call) => call.url.includes('/api/support'))).toBe(true))
  expect(screen.queryByRole('region', { name: 'Suporte' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como lida: Resposta 9' }))
  expect(await within(await card('Suporte')).findByText('1 mensagem sua foi respondida')).toBeTruthy()
})
