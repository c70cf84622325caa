import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { sampleAnswers } from '#contract/registration/registration.sample.ts'
import { registrationKinds, registrationStates } from '#contract/registration/registration.states.ts'
import type { RegistrationDetail } from '#contract/registration/registration.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { RegistrationListScreen } from '#web/registration/RegistrationListScreen.tsx'
import { RegistrationShowScreen } from '#web/registration/RegistrationShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const { of: state } = registrationStates
const waiting: RegistrationDetail = {
  id: 7,
  nome: 'Íris Nova',
  email: 'iris@fora.example',
  kind: registrationKinds.of.looper,
  state: state.review,
  created_at: '2026-03-10T12:00:00Z',
  verified_at: '2026-03-10T13:00:00Z',
  decided_at: null,
  may: ['deny', 'correct', 'activate'],
  version: 3,
  user_id: 90,
  answers: sampleAnswers,
  reason: null,
  decided_by: null,
  same_document: [],
  same_client: [],
  role: null,
}

const of = (step: string) => `/api/registrations/7/${step}`
let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  toasts.set(() => [])
})

const open = async (of: Partial<RegistrationDetail> = {}, role: Role = 1) => {
  server.answer('GET', '/api/registrations/7', { data: { ...waiting, ...of } })
  render(<RegistrationShowScreen />, {
    me: person(role),
    path: '/district/hub/registrations/7',
    route: '/district/hub/registrations/:id',
  })
  await screen.findByRole('heading', { level: 1, name: 'Íris Nova' })
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
/** The dialog is fetched when it opens first. */
const dialog = async () => within(await screen.findByRole('dialog'))

test('the queue shows who asked, as what, and where it stands, each a link', async () => {
  server.answer('GET', '/api/registrations', { data: [waiting], meta: { page: 1, limit: 10, total: 1, more: false } })
  render(<RegistrationListScreen />, { me: person(7) })
  const link = await screen.findByRole('link', { name: 'Íris Nova' })
  expect(link.getAttribute('href')).toBe('/district/hub/registrations/7')
  const row = screen.getAllByRole('row').find((it) => it.contains(link))
  for (const text of ['iris@fora.example', 'Looper', 'Em análise']) expect(row?.textContent).toContain(text)
})

test('all answers stand on its page, with who else has the document, and that reading is audited', async () => {
  await open({
    same_document: [{ id: 12, nome: 'Outra Íris', documents: ['cpf', 'cnpj'] }],
    same_client: [{ id: 4, nome: 'Sol Ltda' }],
  })
  for (const text of ['529.982.247-25', '01310-100', '(11) 98765-4321']) expect(screen.getByText(text)).toBeTruthy()
  expect(screen.getByText(/90,00/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Outra Íris' }).getAttribute('href')).toBe('/looper/show/12')
  expect(screen.getByText(/\(\s*CPF, CNPJ\)/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Sol Ltda' }).getAttribute('href')).toBe('/cliente/show/4')
  expect(screen.getByText(/auditoria/)).toBeTruthy()
})

test('activating proposes the role that was registered for and offers the asked rate; only role 1 makes an administrator', async () => {
  server.answer('POST', of('activate'), { data: { ...waiting, state: state.active } })
  await open({}, 7)
  press('Ativar')
  const role = (await dialog()).getByRole('combobox', { name: /^Papel/ })
  expect(within(role).queryByRole('option', { name: 'Administrador' })).toBeNull()
  expect(role).toHaveProperty('value', 'looper')
  await userEvent.click((await dialog()).getByRole('checkbox'))
  fireEvent.click((await dialog()).getByRole('button', { name: 'Ativar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await server.bodies(of('activate'))).toEqual([{ version: 3, role: 4, type_id: null, take_rate: true }])
})

test.each([
  ['Recusar', 'deny'],
  ['Pedir correção', 'correct'],
])('%s needs a reason, which is sent', async (name, step) => {
  server.answer('POST', of(step), { data: waiting })
  await open()
  press(name)
  fireEvent.click((await dialog()).getByRole('button', { name }))
  expect(await server.bodies(of(step))).toEqual([])
  fireEvent.change((await dialog()).getByRole('textbox'), { target: { value: 'Falta o número.' } })
  fireEvent.click((await dialog()).getByRole('button', { name }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await server.bodies(of(step))).toEqual([{ version: 3, reason: 'Falta o número.' }])
})

test('the link to correct is shown to whoever asked for it, where no mail leaves', async () => {
  const link = { url: 'https://nucleo.example/#/register/loopers?correct=abc', until: '2026-03-24T15:00:00Z' }
  server.answer('POST', of('correct'), { data: { ...waiting, state: state.correction }, link })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Pedir correção' }))
  await userEvent.type((await dialog()).getByRole('textbox'), 'Falta o número.')
  await userEvent.click((await dialog()).getByRole('button', { name: 'Pedir correção' }))
  expect(await screen.findByDisplayValue(link.url)).toBeTruthy()
  expect(screen.queryByText('Correção pedida!')).toBeNull()
  await userEvent.keyboard('{Escape}')
})

test('somebody who was slower is told, and reads what it is now', async () => {
  server.answer('POST', of('deny'), () => refusal(409, { detail: 'Marina já decidiu sobre este cadastro: recusado.' }))
  await open()
  press('Recusar')
  fireEvent.change((await dialog()).getByRole('textbox'), { target: { value: 'Sem vagas.' } })
  server.answer('GET', '/api/registrations/7', { data: { ...waiting, state: state.denied, version: 4, may: [] } })
  fireEvent.click((await dialog()).getByRole('button', { name: 'Recusar' }))
  expect(await screen.findByText(/Marina já decidiu/)).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Ativar', hidden: true })).toBeNull())
  expect(screen.getByDisplayValue('Sem vagas.')).toBeTruthy()
})

test('one whose e-mail is not confirmed is not decided, and one that is says who did and why', async () => {
  await open({ state: state.email, verified_at: null, may: [] })
  expect(screen.queryByRole('button', { name: 'Ativar' })).toBeNull()
  expect(screen.getByText(/e-mail.*confirmad/i)).toBeTruthy()
})

test('a decided one says who decided, as what, and leads to the person', async () => {
  await open({
    state: state.active,
    role: 4,
    decided_by: { id: 1, nome: 'Marina' },
    decided_at: waiting.created_at,
    may: [],
  })
  const card = screen.getByRole('region', { name: /Marina/ })
  expect(within(card).getByText('Looper')).toBeTruthy()
  expect(within(card).getByRole('link').getAttribute('href')).toBe('/looper/show/90')
})
