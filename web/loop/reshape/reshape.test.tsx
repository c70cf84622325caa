import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { LoopDetail } from '#contract/loop/loop.row.ts'
import { ReshapeLoop } from '#web/loop/reshape/ReshapeLoop.tsx'
import { loopRow } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

const detail = (more: Partial<LoopDetail> = {}): LoopDetail => ({
  ...loopRow(12),
  inicio: '2026-03-10T12:00:00.000Z',
  fim: '2026-03-10T14:00:00.000Z',
  responsavel: { id: 99, nome: 'Ana' },
  status: 3,
  data_fim: '2026-03-10T14:00:00.000Z',
  stop_note: null,
  inicio_marca: '2026-03-10T12:00:00.000Z',
  version: 4,
  closed: false,
  concluded_from: 2,
  concluded_at: '2026-03-10T14:00:00.000Z',
  returned: null,
  left_out: null,
  week: null,
  adjustments: [],
  history: [],
  ...more,
})

const open = (role: Role, more: Partial<LoopDetail> = {}) => {
  const server = fakeServer()
  render(<ReshapeLoop of={detail(more)} />, { me: person(role), path: '/ponto/show/12' })
  return { server, user: userEvent.setup() }
}
const choose = async (user: ReturnType<typeof userEvent.setup>, name: string) => {
  await user.click(screen.getByRole('button', { name: 'Mudar' }))
  await user.click(screen.getByRole('menuitem', { name }))
}

test('a split offers the middle of the loop, and its undo merges the two again', async () => {
  const { server, user } = open(1)
  server.answer('POST', '/api/loops/12/split', { data: { id: 12, version: 5, other_id: 30 } })
  server.answer('POST', '/api/loops/12/merge', { data: { id: 12, version: 6, other_id: null } })
  await choose(user, 'Dividir')
  const dialog = within(await screen.findByRole('dialog'))
  expect(dialog.getByLabelText<HTMLInputElement>(/^Hora da divisão/).value).toBe('10/03/2026 10:00')
  await user.click(dialog.getByRole('button', { name: 'Dividir' }))
  await screen.findByText('Loop dividido em dois.')
  expect(await server.bodies('/api/loops/12/split')).toEqual([{ version: 4, at: '2026-03-10T13:00:00.000Z' }])
  await user.click(screen.getByRole('button', { name: 'Desfazer' }))
  await screen.findByText('Desfeito.')
  expect(await server.bodies('/api/loops/12/merge')).toEqual([{ version: 5, with_id: 30 }])
})

test('a merge shows the neighbour and the break that does not count', async () => {
  const { server, user } = open(1)
  const neighbour = { id: 13, inicio: '2026-03-10T14:03:00Z', fim: '2026-03-10T15:00:00Z', descricao: 'Ata', gap: 180 }
  server.answer('GET', '/api/loops/12/mergeable', { data: [neighbour] })
  server.answer('POST', '/api/loops/12/merge', { data: { id: 12, version: 5, other_id: null } })
  await choose(user, 'Juntar com o vizinho')
  const dialog = within(await screen.findByRole('dialog'))
  await dialog.findByText(/Pausa de 0:03:00, que não conta/)
  await user.click(dialog.getByRole('button', { name: 'Juntar com 11:03 – 12:00' }))
  await screen.findByText('Loops juntados.')
  expect(await server.bodies('/api/loops/12/merge')).toEqual([{ version: 4, with_id: 13 }])
})

test('who may not write loops asks for a copy instead of making one', async () => {
  const { user } = open(4, { responsavel: undefined })
  await user.click(screen.getByRole('button', { name: 'Mudar' }))
  const names = screen.getAllByRole('menuitem').map((it) => it.textContent)
  expect(names).toEqual(['Dividir', 'Mover para outro átomo', 'Juntar com o vizinho', 'Pedir igual em outro dia'])
})

test.each([
  ['another person’s, to role 4', 4, {}],
  ['another person’s, to role 2', 2, {}],
  ['on an order', 1, { status: 7 }],
  ['closed', 1, { closed: true }],
  ['not concluded', 1, { status: 2 }],
] as const)('a loop offers nothing when it is %s', async (_, role, more) => {
  open(role, more)
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mudar' })).toBeNull())
})
