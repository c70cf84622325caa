import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { CellAtom, CellRow } from '#contract/cell/cell.ts'
import { CellAtoms } from '#web/cell/CellAtoms.tsx'
import { atoms, forgetLoops, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const cell: CellRow = {
  id: 3,
  nome: 'Capa',
  descricao: '',
  gate: { id: 2, nome: 'Lançamento' },
  gate_id: 2,
  venture: { id: 1, nome: 'Loja Lua Cheia' },
  venture_id: 1,
  position: 0,
  progress: { done: 0, total: 2 },
  created_at: '2026-01-01T12:00:00.000Z',
  deleted_at: null,
  version: 1,
}
const atom = (id: number, status: number): CellAtom => ({
  id,
  ref: `LUA-${id}`,
  nome: `Átomo ${id}`,
  status,
  data: null,
  data_fim: null,
  late: false,
  checklist: { done: 0, total: 0 },
})

beforeEach(() => {
  forgetLoops()
  const server = loopServer(null)
  server.answer('GET', '/api/cells/3/atoms', {
    data: [atom(8, 0), { ...atom(9, 1), blocked: true }, atom(11, 1), atom(10, 4)],
  })
  server.answer('GET', '/api/atomosPorLooper/:id', { status: 'success', message: '', data: [{ ...atoms[0], id: 9 }] })
})
const shown = async (role: 1 | 4 | 5 | 7, of = cell) => {
  const rendered = render(<CellAtoms of={of} />, { me: person(role) })
  await screen.findByText('Átomo 8')
  return rendered
}

test.each([
  [1, '/district/workstation/ventures/1/cell/3/atom/new'],
  [7, '/district/workstation/ventures/1/cell/3/atom/new'],
  [4, '/district/workstation/atom/new/3'],
] as const)('role %i finds the way to a new atom of the cell, by C too', async (role, to) => {
  const { at } = await shown(role)
  expect(screen.getByRole('link', { name: 'Novo átomo' }).getAttribute('href')).toBe(to)
  await userEvent.keyboard('c')
  await waitFor(() => expect(at()).toBe(to))
})

test('who makes no atoms finds no way to one, nor anybody in a deleted cell', async () => {
  const { unmount } = await shown(5)
  expect(screen.queryByRole('link', { name: 'Novo átomo' })).toBeNull()
  unmount()
  await shown(1, { ...cell, deleted_at: '2026-03-01T12:00:00.000Z' })
  expect(screen.queryByRole('link', { name: 'Novo átomo' })).toBeNull()
})

test('each atom offers the step that it stands before; what follows is a label, and time starts on one’s own accepted ones', async () => {
  await shown(4)
  await screen.findByRole('button', { name: 'Iniciar loop: Átomo 9' })
  const rows = screen.getAllByRole('listitem').map((row) =>
    within(row)
      .queryAllByRole('button')
      .map((it) => it.getAttribute('aria-label') ?? it.textContent),
  )
  expect(rows).toEqual([['Aceitar'], ['Finalizar', 'Iniciar loop: Átomo 9'], ['Finalizar'], []])
  expect(screen.getByText('Aprovado')).toBeTruthy()
  expect(screen.getByText('Bloqueado').closest('li')?.textContent).toContain('Átomo 9')
})
