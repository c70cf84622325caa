import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { AnyFlow } from '#contract/kit/steps/calls.ts'
import { stepsOf } from '#contract/kit/steps/steps.ts'
import { words } from '#contract/kit/words.ts'
import { StepButtons } from '#web/kit/steps/StepButtons.tsx'
import { pageActions } from '#web/kit/ui/pageActions.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

const planetWords = words('planet', {
  one: ['Planeta', 'Planet'],
  taken: ['Já foi decidido.', 'It is decided already.'],
  step_visit: ['Visitar', 'Visit'],
  step_visit_done: ['Visitado.', 'Visited.'],
  step_settle: ['Colonizar', 'Settle'],
  step_settle_ask: ['Colonizar {{name}}?', 'Settle {{name}}?'],
  step_settle_done: ['Colonizado.', 'Settled.'],
  step_leave: ['Abandonar', 'Leave'],
  step_leave_body: ['{{name}} fica vazio.', '{{name}} will be empty.'],
  step_leave_done: ['Abandonado.', 'Left.'],
})
const steps = stepsOf(planetWords, {
  path: '/api/planets',
  statuses: ['found', 'settled'],
  notNow: 'planet.taken',
  steps: {
    visit: { from: ['found'], can: 'demanda.open', key: 'v', summary: 'Visits a planet' },
    settle: { from: ['found'], to: 'settled', can: 'demanda.open', ask: 'confirm', main: true, summary: 'Settles it' },
    leave: { from: ['settled'], to: 'found', can: 'demanda.open', ask: 'reason', summary: 'Leaves it' },
  },
})
const flow: Pick<AnyFlow, 'steps'> = { steps }

const show = (may: readonly string[], role: 1 | 4 = 1) => {
  const server = fakeServer()
  const row = { id: 7, nome: 'Vênus', version: 3, may }
  render(<StepButtons flow={flow} words={planetWords} row={row} />, { me: person(role) })
  return server
}
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('the buttons are the steps that the row answers, and no others', () => {
  show(['settle'])
  expect(screen.getAllByRole('button').map((it) => it.textContent)).toEqual(['Colonizar'])
})

test('a step without a question is called in the version of the row, by its button and by its key', async () => {
  const server = show(['visit'])
  server.answer('POST', '/api/planets/7/visit', { data: {} })
  await press('Visitar')
  expect(await screen.findByText('Visitado.')).toBeTruthy()
  await userEvent.keyboard('v')
  await waitFor(async () =>
    expect(await server.bodies('/api/planets/7/visit')).toEqual([{ version: 3 }, { version: 3 }]),
  )
})

test('a step with a question is called once it was answered; the palette has it, too', async () => {
  const server = show(['settle'])
  server.answer('POST', '/api/planets/7/settle', { data: {} })
  await press('Colonizar')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Colonizar Vênus?' }))
  expect(server.asked.filter((it) => it.method === 'POST')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Colonizar' }))
  await waitFor(async () => expect(await server.bodies('/api/planets/7/settle')).toEqual([{ version: 3 }]))
  const actions = pageActions.get().flatMap((read) => read())
  expect(actions.map((it) => it.label)).toEqual(['Colonizar'])
})

test('a refused step says why and keeps the reason that was typed', async () => {
  const server = show(['leave'])
  let tried = 0
  server.answer('POST', '/api/planets/7/leave', () => {
    tried += 1
    return tried === 1 ? refusal(409) : json({ data: {} })
  })
  await press('Abandonar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Abandonar' }))
  expect(dialog.getByText('Vênus fica vazio.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Abandonar' }))
  expect(await server.bodies('/api/planets/7/leave')).toEqual([])
  await userEvent.type(dialog.getByRole('textbox'), 'Quente')
  await userEvent.click(dialog.getByRole('button', { name: 'Abandonar' }))
  expect(await dialog.findByText(/refused 409/)).toBeTruthy()
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('Quente')
  await userEvent.click(dialog.getByRole('button', { name: 'Abandonar' }))
  expect(await screen.findByText('Abandonado.')).toBeTruthy()
  expect(await server.bodies('/api/planets/7/leave')).toEqual([
    { version: 3, reason: 'Quente' },
    { version: 3, reason: 'Quente' },
  ])
})

test('a form begins from the row, and the noun says what its answer means', async () => {
  const server = fakeServer()
  const row = { id: 7, nome: 'Vênus', version: 3, may: ['leave', 'visit'] }
  const said: unknown[] = []
  toasts.set(() => [])
  const from = { leave: ({ nome }: { readonly nome: string }) => ({ reason: `De ${nome}` }) }
  const done = { leave: (answer: object) => void said.push(answer), visit: (answer: object) => void said.push(answer) }
  render(<StepButtons flow={flow} words={planetWords} row={row} from={from} done={done} />, { me: person(1) })
  server.answer('POST', '/api/planets/7/leave', { data: {}, moons: 2 })
  server.answer('POST', '/api/planets/7/visit', { data: {}, moons: 1 })
  await press('Abandonar')
  const dialog = within(await screen.findByRole('dialog', { name: 'Abandonar' }))
  expect(dialog.getByRole<HTMLTextAreaElement>('textbox').value).toBe('De Vênus')
  await userEvent.click(dialog.getByRole('button', { name: 'Abandonar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await press('Visitar')
  await waitFor(() =>
    expect(said).toEqual([
      { data: {}, moons: 2 },
      { data: {}, moons: 1 },
    ]),
  )
  expect(await server.bodies('/api/planets/7/leave')).toEqual([{ version: 3, reason: 'De Vênus' }])
  expect(screen.queryByText('Abandonado.')).toBeNull()
})

test('who looks as another person takes no step', async () => {
  const server = fakeServer()
  render(<StepButtons flow={flow} words={planetWords} row={{ id: 7, nome: 'Vênus', version: 3, may: ['visit'] }} />, {
    me: { ...person(1), viewing_as: 4 },
  })
  await press('Visitar')
  expect(server.asked).toEqual([])
})

test('a confirmation that shows what it is about begins in its button, and says there why it was refused', async () => {
  const server = fakeServer()
  server.answer('POST', '/api/planets/7/settle', () => refusal(409))
  const row = { id: 7, nome: 'Vênus', version: 3, may: ['settle'] }
  const fields = { settle: () => <p>Muito quente</p> }
  render(<StepButtons flow={flow} words={planetWords} row={row} fields={fields} />, { me: person(1) })
  await press('Colonizar')
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Colonizar Vênus?' }))
  expect(dialog.getByText('Muito quente')).toBeTruthy()
  const button = dialog.getByRole('button', { name: 'Colonizar' })
  await waitFor(() => expect(document.activeElement).toBe(button))
  await userEvent.click(button)
  expect((await dialog.findByRole('alert')).textContent).toContain('refused 409')
  expect(await server.bodies('/api/planets/7/settle')).toEqual([{ version: 3 }])
})
