import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { AtomRow } from '#contract/atom/atom.ts'
import { AtomActions } from '#web/atom/AtomActions.tsx'
import { Menu } from '#web/kit/ui/Menu.tsx'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { forgetLoops, loopServer, type LoopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { refusal } from '#web/testing/server.ts'

type Role = 1 | 2 | 4 | 5 | 7
const STATUS = '/api/projetoAtomoStatus/9'

const atom: AtomRow = {
  id: 9,
  ref: 'LUA-9',
  nome: 'Desenhar a capa',
  descricao: '',
  status: 0,
  priority: 2,
  venture: { id: 1, nome: 'Loja Lua Cheia' },
  venture_id: 1,
  gate: { id: 2, nome: 'Lançamento' },
  cell: { id: 3, nome: 'Capa' },
  cell_id: 3,
  entrega: null,
  entrega_id: null,
  data: null,
  data_fim: null,
  late: false,
  created_at: '2026-01-01T12:00:00.000Z',
  deleted_at: null,
  version: 5,
}

let server: LoopServer
beforeEach(() => {
  forgetLoops()
  server = loopServer(null)
})
afterEach(() => toasts.set([]))

const show = (role: Role, over: Partial<AtomRow> = {}) =>
  render(
    <AtomActions of={{ ...atom, ...over }}>
      {(items) => items.length > 0 && <Menu label="Ações" button="…" items={items} />}
    </AtomActions>,
    { me: person(role) },
  )
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const dialogOf = async (name: string) => within(await screen.findByRole('alertdialog', { name }))
const fromMenu = async (name: string) => {
  await press('Ações')
  await userEvent.click(await screen.findByRole('menuitem', { name }))
}

test.each([
  ['one’s own accepted atom', 3, ['Iniciar loop', 'Finalizar', '…']],
  ['an accepted atom that one is not on', 9, ['Finalizar', '…']],
])('%s: what is offered', async (_, id, names) => {
  show(4, { id, status: 1 })
  await waitFor(() => expect(server.asked.some((it) => it.url.includes('/api/atomosPorLooper/'))).toBe(true))
  await waitFor(() => expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(names))
})

test('accepting asks with the terms at hand, sends no end, and says what the server says', async () => {
  server.answer('PUT', STATUS, { status: 'success', message: 'Átomo aceito.', data: { ...atom, status: 1 } })
  show(4)
  await press('Aceitar')
  const ask = await dialogOf('Aceitar?')
  expect(ask.getByRole('link', { name: 'termos de uso' }).getAttribute('href')).toMatch(/\/termo$/)
  await userEvent.click(ask.getByRole('button', { name: 'Aceitar' }))
  await waitFor(() => expect(toasts.get().map((it) => it.text)).toEqual(['Átomo aceito.']))
  expect(await server.bodies(STATUS)).toEqual([{ status: 1, data_fim: null }])
})

test('finishing warns that it is not reversed, and sends the day', async () => {
  server.answer('PUT', STATUS, { status: 'success', message: 'Átomo finalizado.', data: { ...atom, status: 2 } })
  show(4, { status: 1 })
  await press('Finalizar')
  const ask = await dialogOf('Finalizar?')
  expect(ask.getByText(/não pode ser revertida/)).toBeTruthy()
  await userEvent.click(ask.getByRole('button', { name: 'Finalizar' }))
  await waitFor(async () =>
    expect(await server.bodies(STATUS)).toEqual([{ status: 2, data_fim: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }]),
  )
})

test('a refusal is a dialog that says why; without an answer the specification’s sentence', async () => {
  show(4)
  for (const [answer, said] of [
    [{ status: 'error', message: 'O átomo está como “Aceito”.' }, 'O átomo está como “Aceito”.'],
    [() => refusal(404), 'refused 404'],
  ] as const) {
    server.answer('PUT', STATUS, answer)
    await press('Aceitar')
    await userEvent.click((await dialogOf('Aceitar?')).getByRole('button', { name: 'Aceitar' }))
    expect((await dialogOf('Átomo')).getByText(said)).toBeTruthy()
    await userEvent.keyboard('{Escape}')
  }
  server.answer('PUT', STATUS, () => refusal(500))
  await press('Aceitar')
  await userEvent.click((await dialogOf('Aceitar?')).getByRole('button', { name: 'Aceitar' }))
  await waitFor(() => expect(toasts.get().map((it) => it.text)).toEqual(['Desculpe, um erro ocorreu!']))
})

test.each([
  [4, 0, ['Aceitar', '…']],
  [4, 2, ['…']],
  [2, 2, ['Aprovar', '…']],
  [5, 0, ['Aceitar']],
  [1, 3, ['…']],
] as const)('role %i is offered the steps of status %i that are theirs', (role, status, names) => {
  show(role, { status })
  expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(names)
})

test('a cancellation stands in the menu of those who may, and is asked about', async () => {
  server.answer('PUT', STATUS, { status: 'success', message: 'Átomo cancelado.', data: { ...atom, status: 3 } })
  show(2)
  await fromMenu('Cancelar átomo')
  const ask = await dialogOf('Cancelar este átomo?')
  expect(ask.queryByRole('button', { name: 'Cancelar' })).toBeNull()
  await userEvent.click(ask.getByRole('button', { name: 'Cancelar átomo' }))
  await waitFor(async () => expect(await server.bodies(STATUS)).toEqual([{ status: 3, data_fim: null }]))
})

test('a transfer carries the version, and a refusal leaves the dialog with what was chosen', async () => {
  const cells = { data: [{ id: 8, nome: 'Carrinho', hint: 'Lançamento', gone: false }], more: false }
  server.answer('GET', '/api/atoms/cells', cells)
  server.answer('PATCH', '/api/atoms/9/transfer', () =>
    refusal(422, { errors: [{ path: 'cell_id', message: 'Outra venture.' }] }),
  )
  show(7)
  await fromMenu('Transferir')
  const dialog = within(await screen.findByRole('dialog', { name: 'Para outra célula da venture' }))
  const cell = dialog.getByLabelText<HTMLInputElement>(/^Célula/, { selector: 'input' })
  await userEvent.clear(cell)
  await userEvent.type(cell, 'carr')
  await userEvent.click((await screen.findByText('Carrinho')).closest('[role=option]') ?? document.body)
  await userEvent.click(dialog.getByRole('button', { name: 'Transferir' }))
  expect((await dialog.findAllByText('Outra venture.')).length).toBeGreaterThan(0)
  expect(await server.bodies('/api/atoms/9/transfer')).toEqual([{ version: 5, cell_id: 8 }])
  expect(cell.value).toContain('Carrinho')
})

test('A asks who is responsible, for who may say so', async () => {
  const { unmount } = show(5)
  await userEvent.keyboard('a')
  expect(screen.queryByRole('dialog')).toBeNull()
  unmount()
  show(4)
  await userEvent.keyboard('a')
  expect(await screen.findByRole('dialog', { name: 'Responsável' })).toBeTruthy()
})

test('what was deleted offers nothing', () => {
  show(1, { deleted_at: '2026-03-01T12:00:00.000Z' })
  expect(screen.queryAllByRole('button')).toEqual([])
})
