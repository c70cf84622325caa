import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { addDays, todayIn } from '#contract/kit/dates.ts'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import type { Ponto } from '#contract/loop/loop.ts'
import { findRoute } from '#contract/routes/match.ts'
import { HomeScreen } from '#web/home/HomeScreen.tsx'
import { WeekPlot } from '#web/home/week/WeekPlot.tsx'
import { forgetClock, learnClock } from '#web/kit/clock.ts'
import { writeToken } from '#web/kit/session/token.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { homeAttention } from '#web/testing/homeAttention.ts'
import { homeMoney, homeRun } from '#web/testing/homeMoney.ts'
import { forgetLoops, loopServer, MINUTE, pontoSince } from '#web/testing/loops.ts'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

/** An afternoon in São Paulo with a stopped clock, so that no figure depends on the test's duration. */
const NOW = new Date('2026-03-11T18:00:00Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  forgetLoops()
})
afterEach(forgetClock)

const today = todayIn(NOW, 'America/Sao_Paulo')
const venture = { id: 1, uuid: 'u', code: 'LUA', nome: 'Loja Lua Cheia', stage: 'execution', cliente: null }
const whole = { ...venture, gates: [], atoms_open: 1, atoms_done: 0, atoms_late: 0 }

const server = (loop = pontoSince(0), has = { ventures: true }) => {
  const it = loopServer(loop.status === 0 ? null : loop)
  it.answer('GET', '/api/home', {
    today_seconds: 3600,
    week_seconds: 7200,
    last_week_seconds: 0,
    week: [{ day: today, ventures: [{ id: 1, nome: 'Loja Lua Cheia', segundos: 3600 }] }],
    late: [],
    next: [],
    atoms_total: 0,
  })
  it.answer('GET', '/api/home/waiting', {})
  it.answer('GET', '/api/home/attention', homeAttention)
  it.answer('GET', '/api/orders/run', homeRun)
  it.answer('GET', '/api/home/money', homeMoney)
  it.answer('GET', '/api/home/team/week', {
    ventures: [{ id: 1, nome: 'Loja Lua Cheia', segundos: 7200, people: 2, running: 0 }],
    total_seconds: 9000,
    running: 0,
    at: '2026-03-11T18:00:00.000Z',
    expected_seconds: 144_000,
    committed: 4,
  })
  it.answer('GET', '/api/home/unordered', {
    weeks: ['2026-03-08', '2026-03-01'],
    people: [{ id: 44, nome: 'Ana Souza', weeks: [3600, 0], earlier: 1800, total: 5400 }],
    people_total: 1,
    total_seconds: 5400,
  })
  it.answer('GET', '/api/home/ventures', { data: has.ventures ? [whole] : [] })
  const gates = homeAttention.gates.rows.map((gate) => ({ ...gate, late: true, due_at: null }))
  it.answer('GET', '/api/home/gates', { rows: gates, total: 1, approved: 0 })
  it.answer('GET', '/api/home/demands', { rows: [], total: 0 })
  it.answer('GET', '/api/home/team', {
    running: [
      {
        loop_id: 7,
        user_id: 44,
        nome: 'Ana Souza',
        foto: DEFAULT_PHOTO,
        atomo: 'Desenhar a vitrine',
        projeto: 'Loja Lua Cheia',
        venture_id: 1,
        inicio: new Date(Date.now() - MINUTE).toISOString(),
      },
    ],
    running_total: 40,
    running_today: 4,
    running_week: 8,
    // In the quarter of an hour since `at`, four loops of today have added an hour, eight of the week two.
    today_seconds: 3600,
    week_seconds: 7200,
    at: new Date(Date.now() - 15 * MINUTE - 500).toISOString(),
    people_today: 2,
  })
  return it
}
const figure = (label: string) => screen.getByText(label, { selector: 'dt' }).nextElementSibling?.textContent

test('today and the week count the running loop, and so does the team', async () => {
  server(pontoSince(12 * MINUTE))
  render(<HomeScreen />, { me: person(1) })
  await waitFor(() => expect(figure('Hoje')).toBe('1h 12m'))
  expect(figure('Esta semana')).toBe('2h 12m')
  expect(await screen.findByText(/2 pessoas hoje · 2h 00m hoje, 4h 00m na semana/)).toBeTruthy()
})

test('left open, it turns with the day: another date, and today and this week are asked for again', async () => {
  writeToken(tokenFor(48 * 3600))
  const it = server()
  render(<HomeScreen />, { me: person(4) })
  const form = { weekday: 'long', day: 'numeric', month: 'long', timeZone: 'America/Sao_Paulo' } as const
  const inWords = (at: number) => new RegExp(`^${new Intl.DateTimeFormat('pt-BR', form).format(at)}$`, 'i')
  await waitFor(() => expect(figure('Hoje')).toBe('1h 00m'))
  expect(screen.getByText(inWords(Date.now()))).toBeTruthy()
  const asked = () => it.asked.filter(({ url }) => new URL(url).pathname === '/api/home').length
  const before = asked()
  const now = Date.now()
  const tomorrow = now + 24 * 60 * MINUTE
  learnClock(tomorrow, now, now)
  // Acts as waking from sleep, or as the next minute.
  act(() => void window.dispatchEvent(new Event('focus')))
  expect(screen.getByText(inWords(tomorrow))).toBeTruthy()
  await waitFor(() => expect(asked()).toBe(before + 1))
})

test('people at work who are more than the card shows are counted, with a way to all where that may be opened', async () => {
  server()
  const { unmount } = render(<HomeScreen />, { me: person(1) })
  const card = async () => within(await screen.findByRole('region', { name: 'Trabalhando agora' }))
  expect((await card()).getByText('1 de 40')).toBeTruthy()
  const link = (await card()).getByRole('link', { name: 'Ver na Central de loops' })
  expect(link.getAttribute('href')).toMatch(/\/district\/workstation\/pontos\?status=1$/)
  unmount()
  render(<HomeScreen />, { me: person(6) })
  expect((await card()).getByText('1 de 40')).toBeTruthy()
  expect((await card()).queryByRole('link', { name: 'Ver na Central de loops' })).toBeNull()
})

test('whoever decides sees what waits for them, each with its link', async () => {
  const it = server()
  it.answer('GET', '/api/home/waiting', { registrations: 0, requests: 2, erasures: 1, erasures_late: 1, mails: 0 })
  render(<HomeScreen />, { me: person(1) })
  const card = await screen.findByRole('region', { name: 'Esperando por você' })
  expect(
    within(card)
      .getAllByRole('link')
      .map((link) => link.textContent),
  ).toEqual(['2 pessoas pedem um convite', '1 pedido de exclusão de dados'])
  expect(within(card).getByText('1 fora do prazo')).toBeTruthy()
  expect(within(card).getAllByRole('link')[0]?.getAttribute('href')).toMatch(/\?tab=requests&state=waiting$/)
})

test('whoever sets hourly values is led to the loopers who have none, whoever decides to the requests for loops', async () => {
  const it = server()
  it.answer('GET', '/api/home/waiting', { registrations: 0, loop_requests: 2, without_value: 3 })
  render(<HomeScreen />, { me: person(7) })
  const link = await screen.findByRole('link', { name: '3 pessoas ativas sem valor da hora' })
  expect(link.getAttribute('href')).toMatch(/\/loopers\?role=4&status=1&without_value=true$/)
  const requests = screen.getByRole('link', { name: '2 pedidos de loop para decidir' })
  expect(requests.getAttribute('href')).toMatch(/\/loop-requests\?status=0$/)
})

test('whoever decides on nothing is not asked for it', async () => {
  const other = server()
  render(<HomeScreen />, { me: person(4) })
  await screen.findByRole('region', { name: 'Minha semana' })
  expect(other.asked.some(({ url }) => new URL(url).pathname === '/api/home/waiting')).toBe(false)
})

const cards = async () => {
  await screen.findByRole('region', { name: 'Semana da equipe' })
  await screen.findByRole('region', { name: 'Minha semana' })
  // A card is named by its heading; scrolling regions within one are not.
  return screen.getAllByRole('region').flatMap((it) => it.getAttribute('aria-labelledby') ?? [])
}
const titles = async () => (await cards()).map((id) => document.getElementById(id)?.textContent)

test('an administrator reads first what waits, who works and where the week goes, their own day last', async () => {
  const it = server()
  it.answer('GET', '/api/home/waiting', { registrations: 0 })
  render(<HomeScreen />, { me: person(1) })
  expect(await titles()).toEqual([
    'Esperando por você',
    'Ordens a pagar',
    'Caixa deste mês',
    'Gates atrasados',
    'Acima de 100 % nesta semana',
    'Loops a confirmar',
    'Trabalhando agora',
    'Semana da equipe',
    'Em andamento',
    'Meus átomos',
    'Minha semana',
  ])
  const week = within(screen.getByRole('region', { name: 'Semana da equipe' }))
  expect(week.getByText('2h 30m de 40h 00m previstas')).toBeTruthy()
  const rows = week.getAllByRole('listitem').map((row) => row.textContent)
  expect(rows).toEqual(['Loja Lua Cheia2 pessoas2h 00m', 'Outras ventures0h 30m'])
})

test('finance reads first what was confirmed and has no order, by person and week; nobody else is asked for it', async () => {
  const it = server()
  render(<HomeScreen />, { me: person(6) })
  const card = within(await screen.findByRole('region', { name: 'Horas confirmadas, ainda sem ordem' }))
  expect(card.getByText('1h 30m ao todo')).toBeTruthy()
  expect(card.getByRole('row', { name: /^Ana Souza/ }).textContent).toBe('Ana Souza1h 30m1h 00m0h 30m')
  expect(it.asked.some((call) => call.url.includes('/api/home/waiting'))).toBe(false)
  const other = server()
  render(<HomeScreen />, { me: person(1) })
  await screen.findByRole('region', { name: 'Esperando por você' })
  expect(other.asked.some((call) => call.url.includes('/api/home/unordered'))).toBe(false)
})

test('an empty organisation shows its administrator the first steps, the first venture before all, and promises nothing', async () => {
  const it = server(pontoSince(0, { status: 0 }), { ventures: false })
  it.answer('GET', '/api/atomosPorLooper/:id', { status: 'success', message: 'ok', data: [] })
  render(<HomeScreen />, { me: person(1) })
  const card = await screen.findByRole('region', { name: 'Primeiros passos' })
  const to = within(card)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href') ?? '')
  expect(to[0]).toMatch(/\/ventures\/new$/)
  expect(to.filter((it) => findRoute(it.replace(/^#/, '')) === undefined)).toEqual([])
  expect(within(card).queryByText(/em breve|em construção/i)).toBeNull()
  expect(await screen.findByText(/No momento não há nenhum/)).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Iniciar loop' })).toBeNull()
})

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
  status: 1,
  data: addDays(today, 1),
  late: false,
  ...over,
})

const withWork = (role: Role, { loop = null as Ponto | null, atoms_total = 3 } = {}) => {
  const server = loopServer(loop)
  server.answer('GET', '/api/home', {
    today_seconds: 3 * HOUR,
    week_seconds: 8 * HOUR + 1800,
    last_week_seconds: 31 * HOUR,
    week: [day(2, [shop(4 * HOUR), sun(1800)]), day(1, [shop(HOUR)]), day(0, [sun(3 * HOUR)])],
    late: [atom(5, 'Fechar o caixa', { data: '2024-03-07', late: true })],
    next: [atom(6, 'Pintar a porta'), atom(7, 'Sem dia marcado', { data: null, status: 0, projeto: 'Portal do Sol' })],
    atoms_total,
  })
  server.answer('GET', '/api/home/ventures', { data: [] })
  render(
    <>
      <TimerWidget />
      <HomeScreen />
    </>,
    { me: person(role) },
  )
  return server
}

test('open atoms stand with their venture and day, the late ones first and marked', async () => {
  withWork(4)
  const card = await screen.findByRole('region', { name: 'Meus átomos' })
  const rows = within(card)
    .getAllByRole('listitem')
    .map((it) => it.textContent)
  const [year, month, date] = addDays(today, 1).split('-')
  expect(rows).toEqual([
    expect.stringMatching(/^Fechar o caixaLoja Lua Cheia\d+ dias de atraso07\/03\/20241$/),
    `Pintar a portaLoja Lua Cheia${date}/${month}/${year}2`,
    'Sem dia marcadoPortal do Sol- - -A aceitar',
  ])
  // Each atom that may be worked on has its start button in its row.
  expect(
    within(card)
      .getAllByRole('button')
      .map((it) => it.getAttribute('aria-label')),
  ).toEqual(['Iniciar loop: Fechar o caixa', 'Iniciar loop: Pintar a porta'])
})

test.each([
  ['its own button', 'Iniciar loop: Fechar o caixa', 5],
  ['its digit', undefined, 6],
])('an atom is started by %s', async (_, name, atomo_id) => {
  const server = withWork(4)
  server.answer('PATCH', '/api/startPonto', { status: 'success', message: 'ok', data: pontoSince(0) })
  const card = within(await screen.findByRole('region', { name: 'Meus átomos' }))
  await waitFor(() => expect(card.getAllByRole('button')[0]).toHaveProperty('ariaDisabled', 'false'))
  if (name) card.getByRole('button', { name }).focus()
  await userEvent.keyboard(name ? '{Enter}' : '2')
  await waitFor(async () => expect(await server.bodies('/api/startPonto')).toMatchObject([{ atomo_id }]))
})

test('the arrows go from start to start, wherever in a row they begin, so that Enter starts', async () => {
  const server = withWork(4)
  server.answer('PATCH', '/api/startPonto', { status: 'success', message: 'ok', data: pontoSince(0) })
  const card = within(await screen.findByRole('region', { name: 'Meus átomos' }))
  await waitFor(() => expect(card.getAllByRole('button')[0]).toHaveProperty('ariaDisabled', 'false'))
  const [first, second] = card.getAllByRole('button')
  card.getByRole('link', { name: 'Fechar o caixa' }).focus()
  await userEvent.keyboard('{ArrowDown}')
  expect(document.activeElement).toBe(second)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('{ArrowUp}')
  expect(document.activeElement).toBe(first)
  await userEvent.keyboard('{ArrowDown}{Enter}')
  await waitFor(async () => expect(await server.bodies('/api/startPonto')).toMatchObject([{ atomo_id: 6 }]))
})

test('while a loop runs, the button of a row says that it switches to its atom', async () => {
  withWork(4, { loop: pontoSince(MINUTE) })
  const card = within(await screen.findByRole('region', { name: 'Meus átomos' }))
  expect(await card.findAllByRole('button', { name: /^Trocar para: / })).toHaveLength(2)
  expect(card.queryByRole('button', { name: /^Iniciar/ })).toBeNull()
})

test('atoms that are more than home shows are counted, with a way to all', async () => {
  withWork(4, { atoms_total: 134 })
  const card = within(await screen.findByRole('region', { name: 'Meus átomos' }))
  expect(card.getByText('3 de 134')).toBeTruthy()
  expect(card.getByRole('link', { name: 'Ver todos os meus átomos' }).getAttribute('href')).toMatch(/my-work|meu/i)
})

test('the week reads day by day and venture by venture, and its parts add up', async () => {
  withWork(4)
  const card = await screen.findByRole('region', { name: 'Minha semana' })
  const figures = [...card.querySelectorAll('dl > div')].map((it) => it.textContent)
  expect(figures).toEqual(['Hoje3h 00m', 'Esta semana8h 30m', 'Semana passada31h 00m'])

  await within(card).findByRole('button', { name: 'Semana anterior' })
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

test('a day without hours is empty, as the specification writes it', () => {
  render(<WeekPlot week={[day(1, []), day(0, [shop(HOUR)])]} />)
  const days = screen.getAllByRole('listitem').map((it) => it.querySelector('b')?.textContent)
  expect(days.slice(0, 2)).toEqual(['- - -', '1h 00m'])
})

test('the bars are as high as the hours, one colour a venture, from the ground up', async () => {
  withWork(4)
  const card = await screen.findByRole('region', { name: 'Minha semana' })
  const bars = [...card.querySelectorAll('svg[focusable] rect')].map((it) => ({
    colour: it.getAttribute('data-venture'),
    foot: Number(it.getAttribute('y')) + Number(it.getAttribute('height')),
    height: Number(it.getAttribute('height')),
  }))
  // A full day of eight hours is 128 pixels; a pixel separates two bars.
  expect(bars).toEqual([
    { colour: '0', foot: 127, height: 63 },
    { colour: '1', foot: 63, height: 7 },
    { colour: '0', foot: 127, height: 15 },
    { colour: '1', foot: 127, height: 47 },
  ])
})

test('who runs no loops has no atoms to do, and still sees hours they once recorded', async () => {
  withWork(5)
  expect(await screen.findByRole('region', { name: 'Minha semana' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Meus átomos' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Nenhum loop em andamento' })).toBeNull()
  expect(screen.queryByRole('region', { name: 'Você' })).toBeNull()
})

test.each([5, 8, 9, 10] as const)(
  'role %d, without loops, has the gates of their ventures and news at home, and no second menu',
  async (role) => {
    const it = server()
    const counts = { open: 0, answered: 1, closed: 0 }
    it.answer('GET', '/api/support', { data: [], total: 1, page: 1, per_page: 1, counts, mails: false })
    const none = { status: 'success', message: '', data: { unreads: [], count: 0 } }
    it.answer('GET', '/api/getNotificacaoNaoLida/:id', none)
    render(<HomeScreen />, { me: person(role) })
    const gate = await screen.findByText(/Lançamento/)
    // A partner opens gates, a supervisor not even their venture.
    const ways = { 5: /gate\/9\/show$/, 8: undefined, 9: /\/ventures\/1$/, 10: /\/ventures\/1$/ }
    const way = ways[role]
    if (way) expect(gate.closest('a')?.getAttribute('href')).toMatch(way)
    else expect(gate.closest('a')).toBeNull()
    expect(screen.queryByRole('link', { name: /^Biblioteca/ })).toBeNull()
    expect(await screen.findByText('Você não tem notificações não lidas.')).toBeTruthy()
    const link = await screen.findByRole('link', { name: '1 mensagem sua foi respondida' })
    expect(link.getAttribute('href')).toMatch(/suporte$/)
    expect(it.asked.some((call) => call.url.includes('/api/home/team'))).toBe(false)
  },
)
