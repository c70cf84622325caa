import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { AtomActions } from '#web/atom/AtomActions.tsx'
import { AtomListScreen } from '#web/atom/AtomListScreen.tsx'
import { queryClient } from '#web/kit/call/query.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { forgetLoops, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const place = { id: 3, nome: 'Loja', deleted_at: null }
const atom = (id: number, status = 4) => ({
  id,
  nome: `Átomo ${id}`,
  ref: `LUA-${id}`,
  status,
  venture: place,
  venture_id: 3,
  responsavel: null,
  loopers: [],
  checklist: { done: 0, total: 0 },
  data: null,
  data_fim: null,
  late: false,
  hours_planned: 2,
  tracked: 0,
  priority: 2,
  entrega: null,
  entrega_id: null,
  gate: place,
  cell: place,
  cell_id: 3,
  descricao: '',
  created_at: '2026-03-10T12:00:00Z',
  deleted_at: null,
  version: id * 10,
})
const BILL = '/api/atoms/bill'
type Role = 1 | 2 | 4 | 7

beforeEach(() => {
  queryClient.clear()
  toasts.set([])
})

const list = async (role: Role = 1) => {
  const server = fakeServer()
  const data = [atom(1), atom(2, 1), atom(3)]
  server.answer('GET', '/api/atoms', { data, total: 3, page: 1, per_page: 10, sums: {} })
  server.answer('GET', '/api/views', { data: [] })
  server.answer('GET', BILL, { orders: 2 })
  render(<AtomListScreen />, { me: person(role), path: '/district/prolab/atoms' })
  const user = userEvent.setup()
  for (const id of [1, 2, 3])
    await user.click(await screen.findByRole('checkbox', { name: new RegExp(`Átomo ${id}$`) }))
  return { server, user }
}

const posted = ({ asked }: ReturnType<typeof fakeServer>) =>
  asked.filter((it) => it.method === 'POST' && new URL(it.url).pathname === BILL).map((it) => it.clone())

test('the approved ones of a selection are billed, after saying how many orders come of it', async () => {
  const { server, user } = await list()
  server.answer('POST', BILL, { message: 'Faturado: 2 ordens de pagamento criadas.', orders: 2, atoms: 2 })
  await user.click(screen.getByRole('button', { name: 'Faturar' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Faturar 2 átomos?' }))
  expect(dialog.getByText(/^Serão criadas 2 ordens de pagamento, uma por pessoa/)).toBeTruthy()
  expect(dialog.getByText('1 dos selecionados não está aprovado e fica de fora.')).toBeTruthy()
  expect(posted(server)).toEqual([])
  await user.click(dialog.getByRole('button', { name: 'Faturar' }))
  expect(await screen.findByText('Faturado: 2 ordens de pagamento criadas.')).toBeTruthy()
  const items = [
    { id: 1, version: 10 },
    { id: 3, version: 30 },
  ]
  expect(await Promise.all(posted(server).map((it) => it.json()))).toEqual([{ items }])
  await waitFor(() => expect(screen.queryAllByRole('toolbar')).toHaveLength(0))
})

test('a refusal is said and the selection stays', async () => {
  const { server, user } = await list()
  server.answer('GET', BILL, () => refusal(422, { detail: '“Átomo 3” não tem horas a pagar.' }))
  await user.click(screen.getByRole('button', { name: 'Faturar' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Nada foi faturado' }))
  expect(dialog.getByText('“Átomo 3” não tem horas a pagar.')).toBeTruthy()
  expect(screen.getAllByRole('toolbar').length).toBeGreaterThan(0)
})

test.each([
  [1, 4, true],
  [2, 4, true],
  [7, 4, true],
  [4, 4, false],
  [1, 2, false],
  [1, 5, false],
] as const)('role %d on an atom in status %d is offered to bill it: %s', (role, status, offered) => {
  forgetLoops()
  loopServer(null)
  render(<AtomActions of={atom(9, status)}>{() => null}</AtomActions>, { me: person(role) })
  expect(screen.queryByRole('button', { name: 'Faturar' }) !== null).toBe(offered)
})
