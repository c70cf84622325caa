import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { todayIn } from '#contract/kit/dates.ts'
import type { GoalKey, GoalPage } from '#contract/okr/key.ts'
import { cycleOf } from '#contract/okr/okr.rules.ts'
import type { GoalRow } from '#contract/okr/okr.ts'
import { GoalFormScreen } from '#web/okr/GoalFormScreen.tsx'
import { GoalShowScreen } from '#web/okr/GoalShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const UUID = '0b0e2c1e-8d3f-4c52-9d5e-0a4f3f1f7a10'
const goal: GoalRow = {
  id: 7,
  uuid: UUID,
  nome: 'Crescer',
  descricao: '',
  venture: { id: 3, nome: 'Portal' },
  venture_id: 3,
  cycle: '2026-Q4',
  owner: null,
  owner_id: null,
  weight: 1,
  parent: null,
  parent_id: null,
  keys: 2,
  progress: { done: 25, total: 100 },
  closed: false,
  closing_note: '',
  created_at: '2026-10-01T12:00:00Z',
  deleted_at: null,
  version: 4,
  may: ['close'],
}
const key = (id: number, more: Partial<GoalKey> = {}): GoalKey => ({
  id,
  uuid: `${UUID.slice(0, -1)}${id}`,
  goal_id: 7,
  nome: `Chave ${id}`,
  kind: 1,
  feed: 1,
  start_value: 80,
  target_value: 20,
  current_value: 50,
  weight: 50,
  check_ins: [],
  version: 1,
  ...more,
})

const show = (page: GoalPage) => {
  const server = fakeServer()
  server.answer('GET', `/api/okr/goals/by-uuid/${UUID}`, page)
  server.answer('GET', '/api/okr/goals/7', { data: page.goal, uses: [] })
  server.answer('GET', '/api/okr/goals/7/neighbours', { previous: null, next: null })
  const path = `/district/workstation/ventures/3/goal/${UUID}`
  render(<GoalShowScreen />, { me: person(1), path, route: '/district/:district_name/ventures/:project_id/goal/:uuid' })
  return server
}

test('a check-in sends today’s value, how sure one is, and a note', async () => {
  const server = show({ goal, keys: [key(1)], children: [] })
  server.answer('POST', '/api/okr/keys/1/check-ins', { data: key(1) })
  expect(await screen.findByText('50 de 20, a partir de 80', { exact: false })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Check-in' }))
  const dialog = await screen.findByRole('dialog')
  const value = within(dialog).getByRole('textbox', { name: /Valor de hoje/ })
  await userEvent.clear(value)
  await userEvent.type(value, '42,5')
  await userEvent.click(within(dialog).getByText('Alta'))
  await userEvent.type(within(dialog).getByRole('textbox', { name: /Nota/ }), 'Melhor')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Check-in' }))
  await waitFor(async () =>
    expect(await server.bodies('/api/okr/keys/1/check-ins')).toMatchObject([
      { value: 42.5, confidence: 3, note: 'Melhor' },
    ]),
  )
})

test('the last values of a key are told from the oldest to the newest', async () => {
  const at = '2026-10-05T12:00:00Z'
  const checkIn = (id: number, value: number) => ({ id, value, confidence: 2, note: '', by: null, at })
  show({ goal, keys: [key(1, { check_ins: [checkIn(3, 50), checkIn(2, 65), checkIn(1, 72.5)] })], children: [] })
  expect(await screen.findByRole('img', { name: 'Últimos valores: 72,5, 65, 50' })).toBeTruthy()
})

test('weights are stored only when they add up to 100', async () => {
  const server = show({ goal, keys: [key(1), key(2)], children: [] })
  server.answer('PUT', '/api/okr/goals/7/weights', { goal, keys: [], children: [] })
  await userEvent.click(await screen.findByRole('button', { name: 'Pesos' }))
  const dialog = await screen.findByRole('dialog')
  const [first, second] = within(dialog).getAllByRole('textbox')
  const store = within(dialog).getByRole('button', { name: 'Salvar' })
  await userEvent.clear(first!)
  await userEvent.type(first!, '70')
  expect(store.hasAttribute('disabled')).toBe(true)
  await userEvent.clear(second!)
  await userEvent.type(second!, '30')
  await userEvent.click(store)
  await waitFor(async () =>
    expect(await server.bodies('/api/okr/goals/7/weights')).toEqual([
      {
        version: 4,
        weights: [
          { key_id: 1, weight: 70 },
          { key_id: 2, weight: 30 },
        ],
      },
    ]),
  )
})

test('a closed goal takes no check-in, and a key that counts by itself never does', async () => {
  show({ goal: { ...goal, closed: true, may: ['reopen'] }, keys: [key(1), key(2, { feed: 2 })], children: [] })
  expect(await screen.findByText('Chave 1')).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Check-in' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  expect(screen.getByRole('menuitem', { name: 'Reabrir' })).toBeTruthy()
  expect(screen.getByText(/Átomos concluídos da venture/)).toBeTruthy()
})

test('a closed goal says so before anybody edits it', async () => {
  const server = fakeServer()
  const closed = { ...goal, closed: true, may: ['reopen'] }
  server.answer('GET', '/api/okr/goals/by-uuid/:uuid', { goal: closed, keys: [], children: [] })
  server.answer('GET', '/api/okr/goals/:id', { data: closed, uses: [] })
  server.answer('GET', '/api/ventures/3', { data: { id: 3, nome: 'Portal' }, uses: [] })
  render(<GoalFormScreen />, {
    me: person(1),
    path: `/district/workstation/ventures/3/okr/edit/${UUID}`,
    route: '/district/:district_name/ventures/:project_id/okr/edit/:uuid',
  })
  expect(await screen.findByText(/reabra para mudar/)).toBeTruthy()
})

test('closing a goal asks what was learned, and says what the server has of it', async () => {
  const server = show({ goal, keys: [], children: [] })
  server.answer('POST', '/api/okr/goals/7/close', { data: { ...goal, closed: true, may: ['reopen'] } })
  await userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
  await userEvent.click(screen.getByRole('menuitem', { name: 'Encerrar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Encerrar a meta?' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^O que aprendemos/ }), 'Menos metas')
  await userEvent.click(dialog.getByRole('button', { name: 'Encerrar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  const posted = server.asked.find((it) => it.method === 'POST')
  expect(await posted?.clone().json()).toEqual({ version: 4, closing_note: 'Menos metas' })
})

test('a new goal belongs to the venture of the address and begins in this cycle', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/ventures/3', { data: { id: 3, nome: 'Portal' }, uses: [] })
  server.answer('POST', '/api/okr/goals', { data: goal })
  const path = '/district/workstation/ventures/3/okr/new'
  const { at } = render(<GoalFormScreen />, {
    me: person(1),
    path,
    route: '/district/:district_name/ventures/:project_id/okr/new',
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /Meta/ }), 'Crescer')
  const cycle = cycleOf(todayIn(new Date(), 'America/Sao_Paulo'))
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /Ciclo/ }).value).toBe(cycle)
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(at()).toBe(`/district/workstation/ventures/3/goal/${UUID}`))
  expect(await server.bodies('/api/okr/goals')).toMatchObject([{ nome: 'Crescer', venture_id: 3, cycle }])
})
