import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactElement } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { atomStatus } from '#contract/atom/atom.rules.ts'
import type { AtomRow } from '#contract/atom/atom.ts'
import { homeCalls } from '#contract/home/home.calls.ts'
import { atomCells } from '#web/atom/atomCells.tsx'
import { queryClient } from '#web/kit/call/query.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, type FakeServer } from '#web/testing/server.ts'

let server: FakeServer
beforeEach(() => {
  toasts.set([])
  server = fakeServer()
})

const statusCell = atomCells.status as { cell: (row: AtomRow) => ReactElement }

const show = (status: number, role: Role = 4) => {
  const of = { id: 9, nome: 'Desenhar a capa', status, deleted_at: null } as AtomRow
  return render(statusCell.cell(of), { me: person(role) })
}
const buttons = () => screen.queryAllByRole('button').map((it) => it.textContent)

// Specification, section 4, "Atom status (table)": 0 to 1, 1 to 2, and nothing from there on.
test.each([
  [0, 'Pendente', ['Aceitar']],
  [1, 'Aceito', ['Finalizar']],
  [2, 'Finalizado', []],
  [3, 'Cancelado', []],
  [4, 'Aprovado', []],
  [5, 'Faturado', []],
  [6, 'Pago', []],
] as const)('status %i reads %s and offers %j', (status, label, steps) => {
  const cell = show(status)
  expect(screen.getByText(label)).toBeTruthy()
  expect(buttons()).toEqual(steps)
  // A label takes no focus and has nothing to click, so that it does not promise a step.
  expect(cell.container.querySelectorAll('a, [tabindex], [role="button"]')).toHaveLength(0)
})

test('every status has its case above', () => {
  expect(atomStatus.values).toEqual([0, 1, 2, 3, 4, 5, 6])
})

test('who may approve or cancel does so on the page of the atom, not in the table', () => {
  for (const status of [0, 1, 2]) {
    const cell = show(status, 1)
    expect(buttons().filter((it) => it === 'Aprovar' || it === 'Cancelar átomo')).toEqual([])
    cell.unmount()
  }
})

test('an accepted atom makes what counts atoms read again', async () => {
  server.answer('PUT', '/api/projetoAtomoStatus/9', {
    status: 'success',
    message: 'Átomo aceito.',
    data: { id: 9, status: 1, data_fim: null },
  })
  show(0)
  queryClient.setQueryData([homeCalls.mine.path, {}], { atoms: [] })
  const isOld = () => queryClient.getQueryState([homeCalls.mine.path, {}])?.isInvalidated
  expect(isOld()).toBe(false)
  await userEvent.click(screen.getByRole('button', { name: 'Aceitar' }))
  expect(isOld()).toBe(false)
  await userEvent.click((await screen.findAllByRole('button', { name: 'Aceitar' })).at(-1) ?? document.body)
  await waitFor(() => expect(isOld()).toBe(true))
})
