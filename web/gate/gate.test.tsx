import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { gateNoun } from '#contract/gate/gate.noun.ts'
import type { GateRow } from '#contract/gate/gate.ts'
import type { GateQuestion } from '#contract/gate/page.ts'
import { GateDecide } from '#web/gate/GateDecide.tsx'
import { GateSteps } from '#web/gate/GateSteps.tsx'
import { MoveButtons } from '#web/gate/MoveButtons.tsx'
import { Questions } from '#web/gate/Questions.tsx'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { History } from '#web/page/History.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

type Role = 1 | 3 | 4 | 5 | 7

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
const decide = (
  role: Role,
  { mayDecide = true, due_at = gate.due_at }: { mayDecide?: boolean; due_at?: string | null } = {},
) =>
  render(
    <GateDecide
      of={{ ...gate, due_at }}
      venture={{ id: 1, nome: 'Loja Lua Cheia' }}
      entregas={[screens]}
      mayDecide={mayDecide}
    />,
    {
      me: person(role),
    },
  )
const buttons = () => screen.queryAllByRole('button').map((it) => it.textContent)

test.each([3, 5] as const)('role %i approves in two presses, and is told of which venture', async (role) => {
  server.answer('POST', '/api/gates/9/approve', { data: { ...gate, status: 'approved' } })
  decide(role)
  await press('Aprovar')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Aprovar “Protótipo”?' }))
  expect(ask.getByText(/Loja Lua Cheia/)).toBeTruthy()
  expect(ask.getByText('Telas navegáveis')).toBeTruthy()
  expect(ask.getByRole('button', { name: 'PDF de Telas navegáveis' })).toBeTruthy()
  await userEvent.click(ask.getByRole('button', { name: 'Aprovar' }))
  await waitFor(() => expect(said()).toEqual(['Gate aprovado.']))
  expect(await sent('approve')).toEqual([{ version: 4 }])
})

test.each([1, 7] as const)(
  'role %i approves for the client alone: with who agreed, when and how, and why',
  async (role) => {
    const page = { questions: [], entregas: [], cells: [], may_decide: true, on_behalf: null }
    server.answer('GET', '/api/gates/9/page', { ...page, delivered_by_me: true, client_people: ['Ana Prado'] })
    server.answer('POST', '/api/gates/9/approve', () => refusal(503))
    const { baseElement } = decide(role)
    await press('Aprovar')
    const dialog = within(await screen.findByRole('dialog', { name: 'Aprovar “Protótipo”?' }))
    expect(dialog.getByText('Telas navegáveis')).toBeTruthy()
    expect(await dialog.findByText(/quem entrega e quem aprova são a mesma pessoa/)).toBeTruthy()
    const send = () => userEvent.click(dialog.getByRole('button', { name: 'Aprovar em nome do cliente' }))
    await send()
    expect(await sent('approve')).toEqual([])
    expect(baseElement.querySelector('datalist option')?.getAttribute('value')).toBe('Ana Prado')
    const typed = { agreed_with: 'Ana Prado', agreed_how: 'por telefone', reason: 'Sem internet' }
    await userEvent.type(dialog.getByLabelText(/^Quem concordou/), typed.agreed_with)
    await userEvent.type(dialog.getByLabelText(/^Quando e como/), typed.agreed_how)
    await userEvent.type(dialog.getByLabelText(/^Motivo/), typed.reason)
    await send()
    await waitFor(async () => expect(await sent('approve')).toEqual([{ version: 4, ...typed }]))
    expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Sem internet')
  },
)

test('whoever thinks again has approved nothing', async () => {
  decide(3)
  await press('Aprovar')
  const ask = within(await screen.findByRole('alertdialog'))
  await userEvent.click(ask.getByRole('button', { name: 'Cancelar' }))
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  expect(server.asked).toEqual([])
})

test('a refusal is said where it was pressed, and the gate is read again', async () => {
  server.answer('POST', '/api/gates/9/approve', () => refusal(409))
  decide(3)
  await press('Aprovar')
  await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Aprovar' }))
  expect((await screen.findByRole('alert')).textContent).toBe('refused 409')
  expect(screen.getByRole('alertdialog')).toBeTruthy()
  expect(said()).toEqual([])
})

test('a contest needs its reason, which a refusal leaves where it was typed', async () => {
  server.answer('POST', '/api/gates/9/contest', () => refusal(503))
  decide(3)
  await press('Contestar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Contestar “Protótipo”' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Contestar' }))
  expect(await sent('contest')).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^Motivo/), 'Falta o frete')
  await userEvent.click(dialog.getByRole('button', { name: 'Contestar' }))
  await waitFor(async () => expect(await sent('contest')).toEqual([{ version: 4, reason: 'Falta o frete' }]))
  expect(dialog.getByLabelText<HTMLTextAreaElement>(/^Motivo/).value).toBe('Falta o frete')
})

test('who only follows along may ask, and a clock that stands still asks for nothing more', () => {
  const { unmount } = decide(3, { mayDecide: false })
  expect(buttons()).toEqual(['Perguntar'])
  unmount()
  const other = decide(3, { due_at: null })
  expect(buttons()).toEqual(['Aprovar', 'Contestar'])
  other.unmount()
  decide(4)
  expect(buttons()).toEqual([])
})

test('an open question is answered by who delivers, and by nobody else', async () => {
  server.answer('POST', '/api/gates/9/answer', { data: gate })
  const client = render(<Questions of={gate} questions={[question]} />, { me: person(3) })
  expect(screen.getByText('À espera de resposta')).toBeTruthy()
  expect(buttons()).toEqual([])
  client.unmount()
  render(<Questions of={gate} questions={[question]} />, { me: person(7) })
  await press('Responder')
  const dialog = within(await screen.findByRole('dialog', { name: 'Responder sobre “Protótipo”' }))
  expect(dialog.getByText('O frete entra?')).toBeTruthy()
  await userEvent.type(dialog.getByLabelText(/^Resposta/), 'Entra, sim')
  await userEvent.click(dialog.getByRole('button', { name: 'Responder' }))
  await waitFor(() => expect(said()).toEqual(['Resposta enviada. O prazo continua.']))
  expect(await sent('answer')).toEqual([{ version: 4, text: 'Entra, sim' }])
})

test.each([
  ['planned', 'Iniciar gate'],
  ['contested', 'Retomar gate'],
  ['in_progress', 'Entregar gate'],
  ['delivered', undefined],
  ['approved', undefined],
] as const)('a gate that is %s offers its next step to who delivers alone', (status, name) => {
  const shown = render(<GateSteps of={{ ...gate, status }} />, { me: person(1) })
  expect(buttons()).toEqual(name === undefined ? [] : [name])
  shown.unmount()
  render(<GateSteps of={{ ...gate, status }} />, { me: person(4) })
  expect(buttons()).toEqual([])
})

test('a delivery is asked about, for it starts the clock', async () => {
  server.answer('POST', '/api/gates/9/deliver', { data: gate })
  render(<GateSteps of={{ ...gate, status: 'in_progress' }} />, { me: person(7) })
  await press('Entregar gate')
  const ask = within(await screen.findByRole('alertdialog', { name: 'Entregar “Protótipo”?' }))
  expect(server.asked).toEqual([])
  await userEvent.click(ask.getByRole('button', { name: 'Entregar gate' }))
  await waitFor(() => expect(said()).toEqual(['Gate entregue. O prazo de cinco dias começou.']))
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
    return <MoveButtons name="Telas" first={false} last={last} onMove={() => (moves.push(1), setLast(true))} />
  }
  const moves: number[] = []
  render(<Ordered />, { me: person(1) })
  const down = screen.getByRole('button', { name: 'Descer Telas' })
  await userEvent.click(down)
  expect(document.activeElement).toBe(down)
  expect(down.getAttribute('aria-disabled')).toBe('true')
  await userEvent.keyboard('{Enter}')
  expect(moves).toEqual([1])
})
