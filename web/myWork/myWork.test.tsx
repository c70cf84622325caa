import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { OutputOf } from '#contract/kit/endpoint.ts'
import type { myWorkCalls, WorkAtom } from '#contract/myWork/myWork.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { MyWorkScreen } from '#web/myWork/MyWorkScreen.tsx'
import { forgetLoops, loopServer, pontoSince } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)

type Work = OutputOf<typeof myWorkCalls.show>

const atom = (id: number, over: Partial<WorkAtom> = {}): WorkAtom => ({
  id,
  ref: `LUA-${id}`,
  nome: `Átomo ${id}`,
  venture: { id: 1, nome: 'Loja Lua Cheia', deleted_at: null },
  gate: 'Lançamento',
  cell: 'Capa',
  status: 1,
  priority: 2,
  data: '2026-03-10',
  late: false,
  blocked: false,
  hours_planned: null,
  own_seconds: 0,
  ...over,
})
const part = <T,>(rows: readonly T[] = [], total = rows.length) => ({ total, rows: [...rows] })
const groups: Work['groups'] = { late: part(), today: part(), week: part(), later: part(), waiting: part() }

const open = async (work: Work, role: 1 | 4 | 7 = 4) => {
  const server = loopServer(null)
  server.answer('GET', '/api/my-work', work)
  server.answer('PATCH', '/api/startPonto', { data: pontoSince(0), message: 'Loop iniciado.' })
  const user = userEvent.setup()
  // The bar has the timer, which sends what a page starts.
  render(
    <>
      <TimerWidget />
      <MyWorkScreen />
    </>,
    { me: person(role) },
  )
  await screen.findByRole('heading', { name: 'Meu trabalho' })
  const started = () => server.asked.filter((it) => it.method === 'PATCH')
  return { user, started }
}

test('parts stand in the order of the day, those without atoms not at all', async () => {
  await open({
    groups: {
      ...groups,
      late: part([atom(3, { late: true })]),
      today: part([atom(4, { blocked: true })]),
      waiting: part([atom(9, { status: 2 })]),
    },
  })
  await screen.findByText('Átomo 3')
  const names = screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)
  expect(names).toEqual(['Atrasados (1)', 'Hoje (1)', 'À espera de aprovação (1)'])
  expect(screen.getByText('Bloqueado').closest('li')?.textContent).toContain('Átomo 4')
})

test('one key starts the atom that shows it, and only one on which time is counted', async () => {
  const { user, started } = await open({
    groups: { ...groups, late: part([atom(3, { status: 0 }), atom(4)]), today: part([atom(5)]) },
  })
  await screen.findByRole('button', { name: 'Iniciar loop: Átomo 5' })
  expect(screen.queryByRole('button', { name: 'Iniciar loop: Átomo 3' })).toBeNull()
  await user.keyboard('2')
  await waitFor(() => expect(started()).toHaveLength(1))
  expect(await started()[0]?.clone().json()).toMatchObject({ atomo_id: 5 })
})

test('the arrows go from button to button through all of the parts, and Enter presses', async () => {
  const { user, started } = await open({
    groups: { ...groups, late: part([atom(3)]), today: part([atom(4), atom(5)]) },
  })
  const [first] = await screen.findAllByRole('button', { name: /^Iniciar loop: / })
  first?.focus()
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowUp}{Enter}')
  await waitFor(() => expect(started()).toHaveLength(1))
  expect(await started()[0]?.clone().json()).toMatchObject({ atomo_id: 4 })
})

test('time of one’s own stands beside the estimate', async () => {
  await open({
    groups: {
      ...groups,
      today: part([
        atom(3, { hours_planned: 8, own_seconds: 5400 }),
        atom(4, { own_seconds: 3600 }),
        atom(5, { hours_planned: 2 }),
      ]),
    },
  })
  for (const text of ['Você: 1h 30m de 8h 00m', 'Você: 1h 00m', 'Estimativa 2h 00m'])
    expect(await screen.findByText(text)).toBeTruthy()
})

test('who decides has gates and finished atoms, of which there are more than shown', async () => {
  await open(
    {
      groups,
      approve: part([atom(7, { status: 2 })], 60),
      gates: part([{ id: 2, nome: 'Entrega final', venture: { id: 1, nome: 'Loja', deleted_at: null }, due_at: null }]),
    },
    7,
  )
  expect(await screen.findByText('Relógio parado por uma pergunta')).toBeTruthy()
  const approve = within(screen.getByRole('region', { name: 'Para você aprovar (60)' }))
  expect(approve.getByText('1 de 60')).toBeTruthy()
  // Here, not on ten pages.
  await userEvent.click(approve.getByRole('button', { name: 'Aprovar' }))
  expect(await screen.findByRole('alertdialog', { name: 'Aprovar?' })).toBeTruthy()
  expect(approve.getByRole('link', { name: 'Ver todos na lista' }).getAttribute('href')).toContain('status=2')
})

test('nothing at all says so', async () => {
  await open({ groups })
  expect(await screen.findByText('Nada espera por você')).toBeTruthy()
})
