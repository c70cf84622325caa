import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { beforeEach, expect, test } from 'vitest'
import type { AtomRow } from '#contract/atom/atom.ts'
import { AtomActions } from '#web/atom/AtomActions.tsx'
import { AtomListScreen } from '#web/atom/AtomListScreen.tsx'
import { queryClient } from '#web/kit/call/query.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'

const atom = (id: number): AtomRow => ({
  id,
  nome: `Átomo ${id}`,
  ref: `LUA-${id}`,
  status: 1,
  venture: { id: 3, nome: 'Loja Lua Cheia', deleted_at: null },
  venture_id: 3,
  responsavel: null,
  responsavel_id: null,
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
  gate: { id: 5, nome: 'Vitrine', deleted_at: null },
  cell: { id: 4, nome: 'Carrinho', deleted_at: null },
  cell_id: 4,
  descricao: '',
  created_at: '2026-03-10T12:00:00Z',
  deleted_at: null,
  version: id * 10,
})

beforeEach(() => {
  queryClient.clear()
  toasts.set([])
})

const shown = (children: ReactNode, role: 1 | 5 = 1) => {
  const server = fakeServer()
  const rows = [1, 2, 3].map(atom)
  const sums = { hours_planned: 6, tracked: 0 }
  server.answer('GET', '/api/atoms', () => json({ data: rows, total: 3, page: 1, per_page: 10, sums }))
  server.answer('GET', '/api/atoms/:id', (request: Request) =>
    json({ data: atom(Number(new URL(request.url).pathname.split('/').at(-1))), uses: [] }),
  )
  server.answer('GET', '/api/views', { data: [] })
  server.answer('PATCH', '/api/atoms/bulk', async (request: Request) => {
    const { atoms }: { atoms: { id: number; version: number }[] } = await request.clone().json()
    const results = atoms.map(({ id, version }) => ({ id, result: 'changed', version: version + 1 }))
    return json({ act: 'a', changed: results.length, results })
  })
  const user = userEvent.setup()
  render(children, { me: person(role), path: '/district/prolab/atoms' })
  return { user, server, sent: async (): Promise<unknown[]> => server.bodies('/api/atoms/bulk') }
}

test('on its page P asks, a digit chooses from the most urgent on, and the choice is taken back', async () => {
  const { user, sent } = shown(<AtomActions of={atom(2)}>{() => null}</AtomActions>)
  await user.keyboard('p')
  const dialog = within(await screen.findByRole('dialog', { name: 'Prioridade de “Átomo 2”' }))
  expect(dialog.getAllByRole('button', { pressed: true }).map((it) => it.textContent)).toEqual(['Normal3'])
  expect(document.activeElement?.textContent).toBe('Normal3')
  await user.keyboard('1')
  await waitFor(async () => expect(await sent()).toEqual([{ atoms: [{ id: 2, version: 20 }], priority: 4 }]))
  expect(screen.queryByRole('dialog')).toBeNull()
  await waitFor(() => expect(toasts.get()).toHaveLength(1))
  toasts.get()[0]?.onUndo?.()
  await waitFor(async () =>
    expect((await sent())[1]).toEqual({ atoms: [{ id: 2, version: 21 }], priority: 2, takes_back: 'a' }),
  )
})

test('a digit counts before the atom is read', async () => {
  const { user, server, sent } = shown(<AtomActions of={atom(2)}>{() => null}</AtomActions>)
  const held = Promise.withResolvers<undefined>()
  server.answer('GET', '/api/atoms/:id', async () => (await held.promise, json({ data: atom(2), uses: [] })))
  await user.keyboard('p')
  expect(await screen.findByRole('dialog', { name: 'Prioridade' })).toBeTruthy()
  await user.keyboard('1')
  expect(screen.queryByRole('dialog')).toBeNull()
  held.resolve(undefined)
  await waitFor(async () => expect(await sent()).toEqual([{ atoms: [{ id: 2, version: 20 }], priority: 4 }]))
})

test('what it has already is not sent', async () => {
  const { user, sent } = shown(<AtomActions of={atom(2)}>{() => null}</AtomActions>)
  await user.keyboard('p')
  await user.click(await screen.findByRole('button', { name: /^Normal/ }))
  expect(screen.queryByRole('dialog')).toBeNull()
  expect(await sent()).toEqual([])
})

test('in a list it is the atom that has the focus; without one it says what to do', async () => {
  const { user, sent } = shown(<AtomListScreen />)
  const link = await screen.findByRole('link', { name: /Átomo 3/ })
  await user.keyboard('p')
  expect(toasts.get().map((it) => it.text)).toEqual([expect.stringMatching(/^De qual átomo\?/)])
  link.focus()
  await user.keyboard('p')
  await screen.findByRole('dialog', { name: 'Prioridade de “Átomo 3”' })
  await user.keyboard('2')
  await waitFor(async () => expect(await sent()).toEqual([{ atoms: [{ id: 3, version: 30 }], priority: 3 }]))
})

test('of several that are selected it is all of them', async () => {
  const { user, sent } = shown(<AtomListScreen />)
  for (const nth of [1, 2]) await user.click(await screen.findByRole('checkbox', { name: new RegExp(`Átomo ${nth}$`) }))
  await user.keyboard('p')
  const dialog = within(await screen.findByRole('dialog', { name: 'Alterar 2 átomos' }))
  await user.selectOptions(dialog.getByRole('combobox', { name: /Prioridade/ }), 'Alta')
  await user.click(dialog.getByRole('button', { name: 'Alterar' }))
  const atoms = [1, 2].map((id) => ({ id, version: id * 10 }))
  await waitFor(async () => expect(await sent()).toEqual([{ atoms, priority: 3 }]))
})

test('who does not edit atoms has no such key', async () => {
  const { user } = shown(<AtomActions of={atom(2)}>{() => null}</AtomActions>, 5)
  await user.keyboard('p')
  expect(screen.queryByRole('dialog')).toBeNull()
})
