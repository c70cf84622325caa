import { act, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Permission } from '#contract/access/matrix.ts'
import { atomCrud } from '#contract/atom/atom.ts'
import { cellCrud } from '#contract/cell/cell.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import { gateCrud, type GateRow } from '#contract/gate/gate.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { GateEdit } from '#web/gate/GateEdit.tsx'
import { invalidate, queryClient } from '#web/kit/call/query.ts'
import { onDemand } from '#web/kit/ui/onDemand.tsx'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { changeableFields } from '#web/page/inPlace/changeable.ts'
import { RecordScreen } from '#web/page/RecordScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const row: GateRow = {
  id: 9,
  nome: 'Protótipo',
  descricao: 'Telas e fluxo',
  venture: { id: 1, nome: 'Loja Lua Cheia' },
  venture_id: 1,
  status: 'planned',
  position: 0,
  progress: { done: 3, total: 3 },
  starts_on: '2026-03-02',
  planned_on: '2026-03-20',
  delivered_at: null,
  due_at: null,
  left_seconds: null,
  decided_at: null,
  reason: '',
  agreed_with: null,
  agreed_how: null,
  approval_reason: null,
  same_person: null,
  created_at: '2026-01-01T12:00:00.000Z',
  deleted_at: null,
  version: 4,
  may: [],
}
const show = { path: '/gate/show/9', route: '/gate/show/:id' }
const edit = onDemand('GateEdit', () => Promise.resolve(GateEdit))
const noun = { ...gateNoun, traits: [] }
const Show = () => <RecordScreen noun={noun} of={gateCrud} id={9} edit={edit} />
const name = (field: string) => `Alterar ${field}`
const changes = () => screen.queryAllByRole('button', { name: /^Alterar / }).map((it) => it.getAttribute('aria-label'))

/** A server with one gate, which `put` changes as somebody else would. */
const openServer = (first: Partial<GateRow> = {}) => {
  const server = fakeServer()
  let now: GateRow = { ...row, ...first }
  server.answer('GET', '/api/gates/:id', () => json({ data: now, uses: [] }))
  server.answer('GET', '/api/gates/:id/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/history/:thing/:id', { data: [], more: false })
  server.answer('GET', '/api/days', { data: [] })
  server.answer('PATCH', '/api/gates/:id', async (request) => {
    const { version, ...sent } = (await request.json()) as Partial<GateRow>
    if (version !== now.version) return refusal(409, { current: now, detail: 'Outra pessoa alterou este registro.' })
    now = { ...now, ...sent, version: now.version + 1 }
    return json({ data: now })
  })
  return { ...server, put: (change: Partial<GateRow>) => (now = { ...now, ...change }) }
}
const sentTo = ({ asked }: Pick<FakeServer, 'asked'>): Promise<unknown[]> =>
  Promise.all(asked.filter((it) => it.method === 'PATCH').map((it): Promise<unknown> => it.clone().json()))
const opened = async (of = openServer(), me = person(1)) => {
  render(<Show />, { me, ...show })
  await screen.findByRole('heading', { name: 'Protótipo' })
  return of
}
const change = async (field: string) => {
  screen.getByRole('button', { name: name(field) }).focus()
  await userEvent.keyboard('{Enter}')
  return screen.findByRole('textbox', { name: new RegExp(`^${field}`) })
}
const retype = async (field: HTMLElement, text: string) => {
  await userEvent.clear(field)
  await userEvent.type(field, text)
}

beforeEach(() => queryClient.clear())
afterEach(() => toasts.set([]))

test('a fact opens by Enter, takes the focus, is saved by Enter with its version alone, and has the focus again', async () => {
  const server = await opened()
  const field = await change('Início')
  expect(document.activeElement).toBe(field)
  await retype(field, '05/03/2026')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByText('05/03/2026')).toBeTruthy()
  expect(await sentTo(server)).toEqual([{ version: 4, starts_on: '2026-03-05' }])
  expect(toasts.get().map((it) => it.text)).toEqual(['Salvo!'])
  expect(document.activeElement).toBe(screen.getByRole('button', { name: name('Início') }))
})

test('Esc leaves a fact as it was, and Enter where nothing is typed asks the server nothing', async () => {
  const server = await opened()
  await retype(await change('Início'), '05/03/2026')
  await userEvent.keyboard('{Escape}')
  expect(screen.getByText('02/03/2026')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('button', { name: name('Início') }))
  await change('Início')
  await userEvent.keyboard('{Enter}')
  await screen.findByRole('button', { name: name('Início') })
  expect(await sentTo(server)).toEqual([])
})

test('a press on the words opens it too, and a fact in which something is typed is not closed by opening another', async () => {
  await opened()
  await userEvent.click(screen.getByText('02/03/2026'))
  await screen.findByRole('textbox', { name: /^Início/ })
  await userEvent.click(screen.getByText('20/03/2026'))
  const planned = await screen.findByRole('textbox', { name: /^Entrega prevista/ })
  expect(screen.queryByRole('textbox', { name: /^Início/ })).toBeNull()
  await retype(planned, '25/03/2026')
  await userEvent.click(screen.getByText('02/03/2026'))
  expect(screen.getByRole('textbox', { name: /^Entrega prevista/ })).toHaveProperty('value', '25/03/2026')
})

test('what the server or the schema refuses stays typed, and names the field', async () => {
  const server = await opened()
  server.answer('PATCH', '/api/gates/:id', () =>
    refusal(422, { detail: 'Confira os campos.', errors: [{ path: 'starts_on', message: 'Depois do previsto.' }] }),
  )
  const field = await change('Início')
  await retype(field, '31/02/2026')
  await userEvent.keyboard('{Enter}')
  expect(await screen.findByRole('alert')).toBeTruthy()
  expect(await sentTo(server)).toEqual([])
  await retype(field, '30/03/2026')
  await userEvent.keyboard('{Enter}')
  expect((await screen.findAllByText(/Depois do previsto/)).length).toBeGreaterThan(0)
  expect(field).toHaveProperty('value', '30/03/2026')
  expect(field.getAttribute('aria-invalid')).toBe('true')
})

test('of two who change the same fact, the second sees both versions and decides', async () => {
  const server = await opened()
  const field = await change('Início')
  await retype(field, '05/03/2026')
  server.put({ starts_on: '2026-03-09', version: 5 })
  await userEvent.keyboard('{Enter}')
  const clash = within(await screen.findByRole('region', { name: 'As duas versões' }))
  expect(clash.getByText(/09\/03\/2026/)).toBeTruthy()
  expect(clash.getByText(/05\/03\/2026/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  await waitFor(async () => expect(await sentTo(server)).toHaveLength(2))
  expect((await sentTo(server))[1]).toEqual({ version: 5, starts_on: '2026-03-05' })
})

test('a change of another fact meanwhile is no conflict: the open one goes on from the newer version', async () => {
  const server = await opened()
  await change('Início')
  server.put({ planned_on: '2026-03-27', version: 5 })
  await act(async () => invalidate(gateCrud.calls.show as AnyEndpoint))
  await screen.findByText('27/03/2026')
  await retype(screen.getByRole('textbox', { name: /^Início/ }), '05/03/2026')
  await userEvent.keyboard('{Enter}')
  await waitFor(async () => expect(await sentTo(server)).toEqual([{ version: 5, starts_on: '2026-03-05' }]))
})

test('a long text is changed where it stands, in its own card', async () => {
  const server = await opened()
  const field = await change('Descrição')
  await retype(field, 'Telas')
  await userEvent.keyboard('{Control>}{Enter}{/Control}')
  await waitFor(async () => expect(await sentTo(server)).toEqual([{ version: 4, descricao: 'Telas' }]))
})

test('it is offered to whoever may change the record, of a living one, and not while another role is looked at', async () => {
  const without = (...taken: Permission[]) =>
    person(1, { permissions: person(1).permissions.filter((it) => !taken.includes(it)) })
  const offered = async (of: Partial<GateRow>, me = person(1)) => {
    queryClient.clear()
    const { unmount } = render(<Show />, { me, ...show })
    openServer(of)
    await screen.findByRole('heading', { name: 'Protótipo' })
    const found = changes()
    unmount()
    return found
  }
  expect(await offered({})).toEqual([name('Início'), name('Entrega prevista'), name('Descrição')])
  expect(await offered({}, without('gate.edit'))).toEqual([])
  expect(await offered({ deleted_at: '2026-03-01T12:00:00.000Z' })).toEqual([])
  expect(await offered({}, person(1, { viewing_as: 4 }))).toEqual([])
})

test('where a record belongs is settled once, and its status has an action of its own', () => {
  expect([...changeableFields(atomCrud).keys()]).toEqual([
    'nome',
    'descricao',
    'responsavel',
    'entrega',
    'data',
    'hours_planned',
    'priority',
  ])
  expect([...changeableFields(cellCrud).keys()]).toEqual(['nome', 'descricao', 'responsavel'])
})
