import { act, screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import { HomeScreen } from '#web/home/HomeScreen.tsx'
import { LobbyScreen } from '#web/home/LobbyScreen.tsx'
import { forgetClock } from '#web/kit/clock.ts'
import { turnSecond } from '#web/kit/second.ts'
import { LoopTotal } from '#web/loop/facts/LoopTotal.tsx'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { forgetLoops, loopServer, pontoSince } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

/** Between two seconds, so that a clock of its own would show itself. */
const NOW = Date.parse('2026-03-11T18:00:00.400Z')
const RUN_S = 12 * 60

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  forgetLoops()
})
afterEach(forgetClock)

const answers = () => {
  const loop = pontoSince(RUN_S * 1000)
  const server = loopServer(loop)
  server.answer('GET', '/api/home', {
    today_seconds: 0,
    week_seconds: 0,
    last_week_seconds: 0,
    week: [{ day: '2026-03-11', ventures: [] }],
    late: [],
    next: [],
    atoms_total: 0,
  })
  server.answer('GET', '/api/home/day', {
    day: '2026-03-11',
    from: '2026-03-11T03:00:00.000Z',
    to: '2026-03-12T03:00:00.000Z',
    loops: [],
    goal_seconds: null,
  })
  server.answer('GET', '/api/home/waiting', {})
  server.answer('GET', '/api/home/money', {})
  server.answer('GET', '/api/home/ventures', { data: [] })
  server.answer('GET', '/api/home/team/week', {
    ventures: [{ id: 3, nome: 'Loja Lua Cheia', segundos: RUN_S, people: 1, running: 1 }],
    total_seconds: RUN_S,
    running: 1,
    at: new Date(NOW).toISOString(),
    expected_seconds: 0,
    committed: 0,
  })
  server.answer('GET', '/api/home/team', {
    running: [{ ...loop, loop_id: loop.id, nome: 'Ana Souza', foto: DEFAULT_PHOTO }],
    running_total: 1,
    running_today: 1,
    running_week: 1,
    waiting: [],
    waiting_total: 0,
    today_seconds: RUN_S,
    week_seconds: RUN_S,
    at: new Date(NOW).toISOString(),
    people_today: 1,
  })
  return { server, loop }
}

const shown = async () => {
  const { loop } = answers()
  render(
    <>
      <TimerWidget />
      <HomeScreen />
      <table>
        <tbody>
          <tr>
            <td>
              <LoopTotal loop={{ ...loop, total: '' }} />
            </td>
          </tr>
        </tbody>
      </table>
    </>,
    { me: person(1) },
  )
  await userEvent.click(await screen.findByRole('button', { name: /Desenhar a vitrine/ }))
  await screen.findByRole('timer')
  await screen.findByText('Ana Souza')
}

const card = (name: RegExp) => within(screen.getByRole('region', { name }))
/** Wherever a page shows how long this loop has run. */
const times = () => ({
  title: /\d+:\d\d:\d\d/.exec(document.title)?.[0],
  bar: screen.getByRole('button', { name: /Desenhar a vitrine/ }).querySelector('.figures')?.textContent,
  panel: screen.getByRole('timer').textContent,
  home: card(/^Em andamento/).getByText(/^\d+:\d\d:\d\d$/).textContent,
  team: card(/^Trabalhando agora/).getByText(/^\d+:\d\d:\d\d$/).textContent,
  row: screen.getByRole('cell').textContent,
})

/** Wherever it shows what the day comes to with it. */
const sums = () => ({
  week: card(/^Minha semana/).getByText('Hoje').nextElementSibling?.textContent,
  rings: screen
    .getAllByRole('figure', { name: /^Hoje: / })
    .map((it) => it.getAttribute('aria-label')?.replace('Hoje: ', ''))
    .join(),
  teamWeek: card(/^Semana da equipe/).getByText(/^\d+h \d+m$/).textContent,
  team: /\d+h \d+m(?= hoje)/.exec(card(/^Trabalhando agora/).getByText(/pessoa hoje/).textContent ?? '')?.[0],
})

test('what the day comes to turns with them: in the week, in each ring, and in the team’s hours', async () => {
  await shown()
  const all = () => [...new Set(Object.values(sums()))]
  await waitFor(() => expect(all()).toEqual(['0h 12m', '0h 12m,0h 12m']))
  const at = (ms: number) => {
    vi.setSystemTime(NOW + ms)
    act(turnSecond)
    return [...Object.values(sums()), times().bar]
  }
  expect(at(59_599)).toEqual(['0h 12m', '0h 12m,0h 12m', '0h 12m', '0h 12m', '0:12:59'])
  expect(at(59_601)).toEqual(['0h 13m', '0h 13m,0h 13m', '0h 13m', '0h 13m', '0:13:00'])
})

test('bar, title, panel, home, team and table turn in the same moment, with the second of the server', async () => {
  await shown()
  const all = () => [...new Set(Object.values(times()))]
  await waitFor(() => expect(all()).toEqual(['0:12:00']))
  const at = (ms: number) => {
    vi.setSystemTime(NOW + ms)
    act(turnSecond)
    return all()
  }
  expect(at(599)).toEqual(['0:12:00'])
  expect(at(601)).toEqual(['0:12:01'])
  expect(at(1599)).toEqual(['0:12:01'])
  expect(at(1601)).toEqual(['0:12:02'])
  // A minute of sleep.
  expect(at(61_601)).toEqual(['0:13:02'])
})

test('the dialog of the loop and the Lobby turn with the bar, and so does what the day comes to', async () => {
  const { server } = answers()
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa Azul', demo: null, demo_password: null })
  server.answer('GET', '/api/getNotificacaoNaoLida/:id', {
    status: 'success',
    message: '',
    data: { unreads: [], count: 0 },
  })
  const counts = { open: 0, answered: 0, closed: 0 }
  server.answer('GET', '/api/support', { data: [], total: 0, page: 1, per_page: 1, counts, mails: false })
  render(
    <>
      <TimerWidget />
      <LobbyScreen />
    </>,
    { me: person(1), path: '/district/hub/lobby' },
  )
  await screen.findByText('Ana Souza')
  await userEvent.keyboard('n')
  const dialog = within(await screen.findByRole('dialog'))
  // The page lies below the dialog, where roles are no longer found.
  const of = (name: RegExp) => within(screen.getByRole('region', { name, hidden: true }))
  const all = () => ({
    title: /\d+:\d\d:\d\d/.exec(document.title)?.[0],
    bar: screen.getByRole('button', { name: /em andamento em/, hidden: true }).querySelector('.figures')?.textContent,
    dialog: dialog.getByRole('timer').textContent,
    day: /\d+h \d\dm/.exec(dialog.getByText(/^Total de hoje/).textContent)?.[0],
    team: of(/^Trabalhando agora/).getByText(/^\d+:\d\d:\d\d$/).textContent,
    mine: of(/^Meu dia/).getByText(/hoje,/).textContent,
  })
  const said = (time: string, mine: string) => ({
    title: time,
    bar: time,
    dialog: time,
    team: time,
    // The server's hour of the day, and the loop.
    day: mine.replace(/^0/, '1'),
    mine: `${mine} hoje, ${mine} na semana`,
  })
  await waitFor(() => expect(all()).toEqual(said('0:12:00', '0h 12m')))
  const at = (ms: number) => {
    vi.setSystemTime(NOW + ms)
    act(turnSecond)
    return all()
  }
  expect(at(599)).toEqual(said('0:12:00', '0h 12m'))
  expect(at(601)).toEqual(said('0:12:01', '0h 12m'))
  expect(at(59_601)).toEqual(said('0:13:00', '0h 13m'))
})
