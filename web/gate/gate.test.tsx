import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gateCalls } from '#contract/gate/gate.calls.ts'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import type { GateStep } from '#contract/gate/gate.steps.ts'
import type { GateRow } from '#contract/gate/gate.ts'
import { type GatePage, type GateQuestion } from '#contract/gate/page.ts'
import type { AskedGate } from '#web/gate/GateAsk.tsx'
import { GateShowScreen } from '#web/gate/GateShowScreen.tsx'
import { GateSteps } from '#web/gate/GateSteps.tsx'
import { MoveButtons } from '#web/gate/MoveButtons.tsx'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { History } from '#web/page/History.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const gate: GateRow = {
  id: 9,
  nome: 'Protótipo',
  descricao: '',
  venture: { id: 1, nome: 'Loja Lua Cheia' },
  venture_id: 1,
  status: 'delivered',
  position: 0,
  progress: { done: 3, total: 3 },
  starts_on: null,
  planned_on: null,
  delivered_at: '2026-03-09T12:00:00.000Z',
  due_at: '2026-03-14T12:00:00.000Z',
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
const screens = { id: 31, nome: 'Telas navegáveis', status: 5 }
const question: GateQuestion = {
  id: 2,
  text: 'O frete entra?',
  asked_by: 'Renata Moura',
  asked_at: '2026-03-10T12:00:00.000Z',
  answer: null,
  answered_by: null,
  answered_at: null,
}

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
})
afterEach(() => toasts.set([]))

const said = () => toasts.get().map((it) => it.text)
const sent = (path: string) => server.bodies(`/api/gates/9/${path}`)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
/** The steps of a gate in a list of those that wait. */
const waiting = (may: readonly GateStep[], role: 3 | 5 | 7 = 3) => {
  const row: AskedGate = { ...gate, may, entregas: [screens], questions: [question] }
  render(<GateSteps of={row} />, { me: person(role) })
}
/** The page of a gate. */
const open = (role: 1 | 3 | 4 | 5 | 7, row: Partial<GateRow>, more: Partial<GatePage> = {}) => {
  const page: GatePage = {
    questions: [],
    entregas: [screens],
    cells: [],
    late: 0,
    on_behalf: null,
    delivered_by_me: false,
    client_people: [],
    ...more,
  }
  const empty = { data: [], more: false, total: 0, writable: false, editable: false, all: [], things: [] }
  for (const it of ['comments', 'labels', 'attachments', 'relations', 'watchers', 'history'])
    server.answer('GET', `/api/${it}/:thing/:id`, { ...empty, watching: false })
  server.answer('GET', '/api/gates/:id', { data: { ...gate, ...row }, uses: [] })
  server.answer('GET', '/api/gates/:id/page', page)
  server.answer('GET', '/api/gates/:id/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/ventures/:id', { data: { id: 1, uuid: 'u', nome: 'Loja Lua Cheia' }, uses: [] })
  const at = {
    path: '/district/workstation/ventures/1/gate/9/show',
    route: '/district/:district_name/ventures/:project_id/gate/:gate_id/show',
  }
  return render(<GateShowScreen />, { me: person(role), ...at })
}
const shown = () => screen.findByRole('heading', { level: 1, name: 'Protótipo' })

test.each([3, 5] as const)('role %i approves in two presses, and is told of which venture', async (role) => {
  server.answer('POST', '/api/gates/9/approve', { data: { ...gate, status: 'approved' } })
  waiting(['approve'], role)
  await press('Aprovar')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Aprovar “Protótipo”?' }))
  expect(ask.getByText(/Loja Lua Cheia/)).toBeTruthy()
  expect(ask.getByText('Telas navegáveis')).toBeTruthy()
  expect(ask.getByText('A aprovação não volta atrás.')).toBeTruthy()
  expect(ask.getByRole('button', { name: 'PDF de Telas navegáveis' })).toBeTruthy()
  await userEvent.click(ask.getByRole('button', { name: 'Aprovar' }))
  await waitFor(() => expect(said()).toEqual(['Gate aprovado.']))
  expect(await sent('approve')).toEqual([{ version: 4 }])
})

test.each([1, 7] as const)(
  'role %i approves for the client alone: with who agreed, when and how, and why',
  async (role) => {
    const may = ['approveFor', 'contest', 'clarify'] as const
    const { baseElement } = open(role, { may }, { delivered_by_me: true, client_people: ['Ana Prado'] })
    server.answer('POST', '/api/gates/9/approveFor', () => refusal(503))
    await shown()
    await press('Aprovar em nome do cliente')
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar “Protótipo”?' }))
    expect(await dialog.findByText('Telas navegáveis')).toBeTruthy()
    expect(await dialog.findByText(/quem entrega e quem aprova são a mesma pessoa/)).toBeTruthy()
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Aprovar em nome do cliente' }))
    await send()
    expect(await sent('approveFor')).toEqual([])
    expect(baseElement.querySelector('datalist option')?.getAttribute('value')).toBe('Ana Prado')
    const typed = { agreed_with: 'Ana Prado', agreed_how: 'por telefone', approval_reason: 'Sem internet' }
    await userEvent.type(dialog.getByLabelText(/^Quem concordou/), typed.agreed_with)
    await userEvent.type(dialog.getByLabelText(/^Quando e como/), typed.agreed_how)
    await userEvent.type(dialog.getByLabelText(/^Motivo/), typed.approval_reason)
    await send()
    await waitFor(async () => expect(await sent('approveFor')).toEqual([{ version: 4, ...typed }]))
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Sem internet')
  },
)

test('whoever thinks again has approved nothing', async () => {
  waiting(['approve'])
  await press('Aprovar')
  const ask = within(await screen.findByRole('alertdialog'))
  await userEvent.click(ask.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.asked).toEqual([])
})

test('a refusal is said where it was pressed, and the gate is read again', async () => {
  server.answer('POST', '/api/gates/9/approve', () => refusal(409))
  waiting(['approve'])
  await press('Aprovar')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aprovar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('refused 409')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(said()).toEqual([])
})

test('a contest needs its reason, which a refusal leaves where it was typed', async () => {
  server.answer('POST', '/api/gates/9/contest', () => refusal(503))
  waiting(['contest'])
  await press('Contestar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contestar “Protótipo”' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Contestar' }))
  expect(await sent('contest')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Falta o frete')
  await userEvent.click(dialog.getByRole('button', { name: 'Contestar' }))
  await waitFor(async () => expect(await sent('contest')).toEqual([{ version: 4, reason: 'Falta o frete' }]))
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Falta o frete')
})

test('a question needs its text, and says that the clock stands still', async () => {
  server.answer('POST', '/api/gates/9/clarify', { data: gate })
  waiting(['clarify'])
  await press('Perguntar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Perguntar sobre “Protótipo”' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Perguntar' }))
  expect(await sent('clarify')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Pergunta/), 'E o frete?')
  await userEvent.click(dialog.getByRole('button', { name: 'Perguntar' }))
  await waitFor(() => expect(said()).toEqual(['Pergunta enviada. O prazo está parado.']))
  expect(await sent('clarify')).toEqual([{ version: 4, text: 'E o frete?' }])
})

test('an open question is read with the form that answers it', async () => {
  server.answer('POST', '/api/gates/9/answer', { data: gate })
  open(7, { due_at: null, left_seconds: 3600, may: ['answer'] }, { questions: [question] })
  await shown()
  expect(await screen.findByText('À espera de resposta')).toBeTruthy()
  await press('Responder')
  const dialog = within(await screen.findByRole('dialog', { name: 'Responder sobre “Protótipo”' }))
  expect(await dialog.findByText('O frete entra?')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/^Resposta/), 'Entra, sim')
  await userEvent.click(dialog.getByRole('button', { name: 'Responder' }))
  await waitFor(() => expect(said()).toEqual(['Resposta enviada. O prazo continua.']))
  expect(await sent('answer')).toEqual([{ version: 4, text: 'Entra, sim' }])
})

const names = ['Iniciar gate', 'Retomar gate', 'Entregar gate', 'Aprovar', 'Contestar', 'Perguntar', 'Responder']

test.each([
  [7, ['start'], ['Iniciar gate']],
  [7, ['resume'], ['Retomar gate']],
  [7, ['deliver'], ['Entregar gate']],
  [5, ['approve', 'contest', 'clarify'], ['Aprovar', 'Contestar', 'Perguntar']],
  [4, [], []],
] as const)('to role %i its page offers what the gate says: %j', async (role, may, offered) => {
  open(role, { may })
  await shown()
  expect(names.filter((name) => screen.queryByRole('button', { name }) !== null)).toEqual(offered)
})

test('a delivery is asked about, for it starts the clock; what shows the gate is read again', async () => {
  server.answer('POST', '/api/gates/9/deliver', { data: gate })
  open(7, { status: 'in_progress', may: ['deliver'] })
  await shown()
  await press('Entregar gate')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Entregar “Protótipo”?' }))
  const reads = (path: string) => server.asked.filter((it) => it.method === 'GET' && it.url.endsWith(path)).length
  const before = [reads('/api/gates/9'), reads('/api/gates/9/page')]
  await userEvent.click(ask.getByRole('button', { name: 'Entregar gate' }))
  await waitFor(() => expect(said()).toEqual(['Gate entregue. O prazo de cinco dias começou.']))
  await waitFor(() =>
    expect([reads('/api/gates/9'), reads('/api/gates/9/page')]).toEqual(before.map((count) => count + 1)),
  )
})

test('the history of a gate says in words what happened to its clock', async () => {
  const entry = { at: '2026-03-10T12:00:00.000Z', actor: null, about: null, changes: [] }
  server.answer('GET', '/api/history/gate/9', {
    data: [
      { ...entry, id: 2, event: 'gate.approvedBySilence' },
      { ...entry, id: 1, event: 'gate.asked' },
    ],
    more: false,
  })
  render(<History noun={gateNoun} id={9} />, { me: person(1) })
  expect(await screen.findByText('Aprovado por silêncio após cinco dias')).toBeTruthy()
  expect(screen.getByText('Pergunta sobre o gate: prazo parado')).toBeTruthy()
})

test('what was moved to the end keeps the focus on its button, which then does nothing', async () => {
  const Ordered = () => {
    const [last, setLast] = useState(false)
    server.answer('POST', '/api/gates/9/move', () => (setLast(true), json({ moved: true })))
    return <MoveButtons of={gate} by={gateCalls.move} first={false} last={last} />
  }
  render(<Ordered />, { me: person(1) })
  const down = screen.getByRole('button', { name: 'Descer Protótipo' })
  await userEvent.click(down)
  await waitFor(() => expect(down.getAttribute('aria-disabled')).toBe('true'))
  expect(document.activeElement).toBe(down)
  await userEvent.keyboard('{Enter}')
  expect(await sent('move')).toEqual([{ way: 'down' }])
})

test('one button is filled: that of the open question before the approval, and the edit only where no step leads', async () => {
  const filled = () =>
    [...document.querySelectorAll('main a, main button, header a, header button, a, button')]
      .filter((it) => it.getAttribute('data-variant') === 'filled')
      .map((it) => it.textContent)
  const { unmount } = open(1, { may: ['approveFor', 'contest', 'answer'] })
  await shown()
  expect(new Set(filled())).toEqual(new Set(['Responder']))
  unmount()
  open(1, { may: ['contest'] })
  await shown()
  expect(new Set(filled())).toEqual(new Set(['Editar']))
})
