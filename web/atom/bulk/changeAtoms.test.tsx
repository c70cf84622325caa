import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import { AtomListScreen } from '#web/atom/AtomListScreen.tsx'
import { callsBack } from '#web/atom/bulk/undo.ts'
import { queryClient } from '#web/kit/call/query.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

const atom = (id: number) => ({
  id,
  nome: `Átomo ${id}`,
  ref: `LUA-${id}`,
  status: 1,
  venture: { id: 3, nome: 'Loja Lua Cheia', deleted_at: null },
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
  gate: { id: 5, nome: 'Vitrine' },
  cell: { id: 4, nome: 'Carrinho' },
  descricao: '',
  created_at: '2026-03-10T12:00:00Z',
  deleted_at: null,
  version: id * 10,
})

beforeEach(() => {
  queryClient.clear()
  toasts.set([])
})

const shown = async (role: 1 | 4 | 2 = 1, total = 3) => {
  const server = fakeServer()
  server.answer('GET', '/api/atoms', (request: Request) => {
    const per = Number(new URL(request.url).searchParams.get('per_page') ?? 10)
    const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
    const ids = Array.from({ length: total }, (_, it) => it + 1).slice((page - 1) * per, page * per)
    return json({ data: ids.map(atom), total, page, per_page: per, sums: { hours_planned: 6, tracked: 0 } })
  })
  server.answer('GET', '/api/views', { data: [] })
  server.answer('GET', '/api/atoms/people', { data: [{ id: 7, nome: 'Ana Souza', gone: false }] })
  const user = userEvent.setup()
  render(<AtomListScreen />, { me: person(role), path: '/district/prolab/atoms' })
  await screen.findByRole('checkbox', { name: /Átomo 1$/ })
  return { server, user }
}
type Shown = Awaited<ReturnType<typeof shown>>
const open = async ({ user }: Shown, ...ids: number[]) => {
  for (const id of ids) await user.click(screen.getByRole('checkbox', { name: new RegExp(`Átomo ${id}$`) }))
  await user.click(screen.getByRole('button', { name: 'Alterar' }))
  return screen.findByRole('dialog')
}
const asks = async ({ user }: Shown, dialog: HTMLElement, what: string, value: string) => {
  await user.selectOptions(within(dialog).getByRole('combobox', { name: 'O que muda' }), what)
  await user.selectOptions(within(dialog).getByRole('combobox', { name: /Prioridade/ }), value)
  await user.click(within(dialog).getByRole('button', { name: 'Alterar' }))
}
const bodies = async ({ server }: Shown): Promise<unknown[]> => server.bodies('/api/atoms/bulk')

test('the selected atoms take the same value, each by the version that was seen', async () => {
  const page = await shown()
  page.server.answer('PATCH', '/api/atoms/bulk', {
    act: 'a',
    changed: 2,
    results: [
      { id: 1, result: 'changed', version: 11 },
      { id: 3, result: 'changed', version: 31 },
    ],
  })
  const dialog = await open(page, 1, 3)
  expect(within(dialog).getByRole('heading', { name: 'Alterar 2 átomos' })).toBeTruthy()
  await asks(page, dialog, 'Prioridade', 'Alta')
  await waitFor(() => expect(screen.queryAllByRole('dialog').length).toBe(0))
  const atoms = [
    { id: 1, version: 10 },
    { id: 3, version: 30 },
  ]
  expect(await bodies(page)).toEqual([{ atoms, priority: 3 }])
  expect(await screen.findByText('2 átomos alterados.')).toBeTruthy()
  expect(screen.queryAllByRole('toolbar')).toHaveLength(0)
})

test('what did not change is named with its reason and stays selected', async () => {
  const page = await shown()
  page.server.answer('PATCH', '/api/atoms/bulk', {
    act: 'a',
    changed: 1,
    results: [
      { id: 1, result: 'changed', version: 11 },
      { id: 2, result: 'stale' },
      { id: 3, result: 'same' },
    ],
  })
  const dialog = await open(page, 1, 2, 3)
  await asks(page, dialog, 'Prioridade', 'Alta')
  const told = await within(dialog).findByRole('alert')
  expect(told.textContent).toBe(
    '1 átomo não mudou e continua selecionado:LUA-2 Átomo 2: outra pessoa o alterou agora há pouco; tente de novo',
  )
  expect(screen.getByText('1 átomo alterado. 1 já estava assim.')).toBeTruthy()
  await page.user.click(within(dialog).getByRole('button', { name: 'Cancelar' }))
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Átomo \d$/ })
  expect(boxes.map((it) => it.checked)).toEqual([false, true, false])
})

test('a refused call leaves the dialog with what was chosen', async () => {
  const page = await shown()
  page.server.answer('PATCH', '/api/atoms/bulk', () => refusal(403, { detail: 'Acesso negado!' }))
  const dialog = await open(page, 2)
  await asks(page, dialog, 'Prioridade', 'Alta')
  expect(await within(dialog).findByText('Acesso negado!')).toBeTruthy()
  expect(within(dialog).getByRole<HTMLSelectElement>('combobox', { name: /Prioridade/ }).selectedOptions[0]?.text).toBe(
    'Alta',
  )
})

test('an empty responsible takes away who is there', async () => {
  const page = await shown()
  page.server.answer('PATCH', '/api/atoms/bulk', {
    act: 'a',
    changed: 1,
    results: [{ id: 2, result: 'changed', version: 21 }],
  })
  const dialog = await open(page, 2)
  expect(within(dialog).getByText('Em branco, retira o que há.')).toBeTruthy()
  await page.user.click(within(dialog).getByRole('button', { name: 'Retirar' }))
  await waitFor(async () =>
    expect(await bodies(page)).toEqual([{ atoms: [{ id: 2, version: 20 }], responsavel_id: null }]),
  )
})

test('everything of the filter is meant up to what one call takes, and more is refused at once', async () => {
  const page = await shown(1, 130)
  page.server.answer('PATCH', '/api/atoms/bulk', { act: 'a', changed: 130, results: [] })
  await page.user.click(screen.getByRole('checkbox', { name: /Átomo 1$/ }))
  await page.user.click(screen.getByRole('button', { name: /Selecionar .*130/ }))
  await page.user.click(screen.getByRole('button', { name: 'Alterar' }))
  await asks(page, await screen.findByRole('dialog'), 'Prioridade', 'Alta')
  await waitFor(async () => expect(await bodies(page)).toHaveLength(1))
  const [sent] = await bodies(page)
  expect(sent).toMatchObject({ priority: 3, atoms: expect.objectContaining({ length: 130 }) })
})

test('more than one call takes can’t be changed at once', async () => {
  const page = await shown(1, 201)
  await page.user.click(screen.getByRole('checkbox', { name: /Átomo 1$/ }))
  await page.user.click(screen.getByRole('button', { name: /Selecionar .*201/ }))
  expect(screen.getByText('No máximo 200 átomos de uma vez.')).toBeTruthy()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Alterar' }).disabled).toBe(true)
})

test('what was there comes back by the versions of the change, value by value', async () => {
  const page = await shown()
  page.server.answer('PATCH', '/api/atoms/bulk', {
    act: 'a',
    changed: 2,
    results: [
      { id: 1, result: 'changed', version: 11 },
      { id: 3, result: 'changed', version: 31 },
    ],
  })
  const dialog = await open(page, 1, 3)
  await asks(page, dialog, 'Prioridade', 'Alta')
  await page.user.click(await screen.findByRole('button', { name: 'Desfazer' }))
  expect(await screen.findByText('2 átomos estão como antes.')).toBeTruthy()
  const atoms = [
    { id: 1, version: 11 },
    { id: 3, version: 31 },
  ]
  expect((await bodies(page))[1]).toEqual({ priority: 2, atoms, takes_back: 'a' })
})

test('loopers that were added are told, and not offered to be taken back', () => {
  const before = { ...atom(1), responsavel_id: 7, cell_id: 4, venture_id: 3 }
  const results = [{ id: 1, result: 'changed' as const, version: 11 }]
  expect(callsBack({ add_loopers: [7] }, [before], results)).toBeUndefined()
  expect(callsBack({ add_labels: [5] }, [before], results)).toEqual([
    { remove_labels: [5], atoms: [{ id: 1, version: 11 }] },
  ])
  expect(callsBack({ add_labels: [5, 6] }, [before], results)).toBeUndefined()
  expect(callsBack({ data: '2026-12-01' }, [before], results)).toEqual([
    { data: null, atoms: [{ id: 1, version: 11 }] },
  ])
})

test('x selects the row that has the focus, with Shift all since the last one', async () => {
  const page = await shown()
  const line = (id: number) => screen.getByRole('checkbox', { name: new RegExp(`Átomo ${id}$`) }).closest('tr')
  line(1)?.focus()
  await page.user.keyboard('x{ArrowDown}{ArrowDown}{Shift>}X{/Shift}')
  expect(screen.getByRole('toolbar').textContent).toContain('3')
  expect(screen.getAllByRole<HTMLInputElement>('checkbox', { name: /Átomo/ }).every((it) => it.checked)).toBe(true)
})

test('each role is offered what it may change on one atom', async () => {
  const page = await shown(2)
  const dialog = await open(page, 1)
  const choices = within(dialog).getByRole('combobox', { name: 'O que muda' })
  const offered = [...choices.querySelectorAll('option')].map((it) => it.textContent)
  expect(offered).toContain('Prioridade')
  expect(offered).not.toContain('Loopers a acrescentar')
  expect(offered).not.toContain('Célula da mesma venture')
})
