import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { InvitationRow } from '#contract/invitation/invitation.ts'
import type { RequestRow } from '#contract/invitation/request.ts'
import { InvitationsScreen } from '#web/invitation/InvitationsScreen.tsx'
import { openSession } from '#web/kit/session/session.ts'
import { toasts } from '#web/kit/ui/toast/toast.ts'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { person } from '#web/testing/person.ts'
import { onPhone } from '#web/testing/phone.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const row: InvitationRow = {
  id: 5,
  email: 'lia@fora.example',
  nome: 'Lia',
  role: 4,
  state: 'waiting',
  type: null,
  venture: null,
  room: null,
  locale: 'pt',
  inviter: { id: 2, nome: 'Henrique' },
  expires_at: '2026-03-17T12:00:00.000Z',
  created_at: '2026-03-10T12:00:00.000Z',
}
const request: RequestRow = {
  id: 8,
  nome: 'Joana',
  email: 'joana@fora.example',
  company: '',
  reason: 'Quero ajudar',
  state: 'waiting',
  account: null,
  decider: null,
  created_at: '2026-03-10T12:00:00.000Z',
}
const page = <R,>(data: readonly R[]) => ({ data, total: data.length, more: false, page: 1, per_page: 10, sums: {} })
const route = '/district/hub/invitations'

let server: FakeServer
let close: () => void
beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: true })
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/invitations', page([row, { ...row, id: 6, email: 'ja@fora.example', state: 'accepted' }]))
  server.answer('GET', '/api/invitation-requests', page([request]))
  server.answer('GET', '/api/club-codes', page([]))
  server.answer('GET', '/api/invitations/types', { data: [], more: false })
  server.answer('GET', '/api/invitations/ventures', { data: [], more: false })
  close = openSession(sessionCalls)
})
afterEach(() => close())

const posted = () => server.asked.filter((it) => it.method === 'POST')

const open = async (role: 1 | 7 = 7, query = '') => {
  const shown = render(<InvitationsScreen />, { me: person(role), path: `${route}${query}`, route })
  return { ...shown, first: await screen.findByRole('row', { name: query === '' ? /lia@fora/ : /Joana/ }) }
}

test('mails are written in the language of the organisation, not of who invites, until another is chosen', async () => {
  server.answer('POST', '/api/invitations', { data: row })
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: true, locale: 'en' })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convidar' }))
  await userEvent.type(await dialog.findByLabelText(/^E-mail/), 'lia@fora.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
  await waitFor(() => expect(posted()).toHaveLength(1))
  expect(await posted()[0]?.clone().json()).toMatchObject({ locale: 'en' })
})

test('what is no e-mail is said in the field and not sent; the rest is sent whole', async () => {
  server.answer('POST', '/api/invitations', { data: row })
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convidar' }))
  await userEvent.type(dialog.getByLabelText(/^E-mail/), 'lia@')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
  expect((await dialog.findAllByText('Informe um e-mail válido.')).length).toBeGreaterThan(0)
  expect(posted()).toEqual([])
  await userEvent.type(dialog.getByLabelText(/^E-mail/), 'fora.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Convidar' })).toBeNull())
  expect(await Promise.all(posted().map((it) => it.clone().json()))).toEqual([
    { email: 'lia@fora.example', nome: '', role: 4, type_id: null, venture_id: null, room: null, locale: 'pt' },
  ])
})

test('the link of an answer is shown instead of a promise that a mail was sent, when inviting and again', async () => {
  const link = { url: 'https://nucleo.example/#/user/invite/abc', until: '2026-03-17T15:00:00.000Z' }
  server.answer('POST', '/api/invitations', { data: row, link })
  server.answer('POST', '/api/invitations/:id/resend', { data: row, link })
  // Of the test before.
  toasts.set(() => [])
  const { first } = await open()
  const seen = async () => {
    const dialog = within(await screen.findByRole('alertdialog', { name: /^Link para lia@fora/ }))
    expect(dialog.getByLabelText('Link')).toHaveProperty('value', link.url)
    await userEvent.click(dialog.getAllByRole('button', { name: 'Fechar' })[0] ?? document.body)
  }
  await userEvent.click(within(first).getByRole('button', { name: 'Enviar de novo' }))
  await seen()
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convidar' }))
  await userEvent.type(await dialog.findByLabelText(/^E-mail/), 'lia@fora.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
  await seen()
  expect(screen.queryByText('Convite enviado!')).toBeNull()
  expect(screen.queryByText('Convite enviado de novo!')).toBeNull()
})

test('a director is offered no administrator, an administrator is', async () => {
  const { unmount } = await open(7)
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
  const roles = () => within(screen.getByLabelText(/^Papel/)).queryByRole('option', { name: 'Administrador' })
  await screen.findByLabelText(/^Papel/)
  expect(roles()).toBeNull()
  unmount()
  await open(1)
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
  await screen.findByLabelText(/^Papel/)
  expect(roles()).not.toBeNull()
})

test('a refusal stands at its field and what was typed stays', async () => {
  server.answer('POST', '/api/invitations', () =>
    refusal(409, {
      detail: 'Este e-mail já tem um convite.',
      errors: [{ path: 'email', message: 'Este e-mail já tem um convite.' }],
    }),
  )
  await open()
  await userEvent.click(screen.getByRole('button', { name: 'Convidar' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Convidar' }))
  await userEvent.type(dialog.getByLabelText(/^E-mail/), 'lia@fora.example')
  await userEvent.click(dialog.getByRole('button', { name: 'Enviar convite' }))
  expect((await dialog.findAllByText('Este e-mail já tem um convite.')).length).toBeGreaterThan(0)
  expect(dialog.getByLabelText<HTMLInputElement>(/^E-mail/).value).toBe('lia@fora.example')
})

test('one that waits is sent again or, once asked, revoked; an accepted one offers neither', async () => {
  server.answer('POST', '/api/invitations/:id/resend', { data: row })
  server.answer('POST', '/api/invitations/:id/revoke', { data: { ...row, state: 'revoked' } })
  const { first } = await open()
  const accepted = screen.getByRole('row', { name: /ja@fora/ })
  expect(within(accepted).queryByRole('button', { name: 'Enviar de novo' })).toBeNull()
  await userEvent.click(within(first).getByRole('button', { name: 'Enviar de novo' }))
  await waitFor(() => expect(server.asked.some((it) => it.url.includes('/5/resend'))).toBe(true))
  await userEvent.click(within(first).getByRole('button', { name: 'Cancelar convite' }))
  const ask = within(await screen.findByRole('alertdialog', { name: /Cancelar o convite de lia@fora/ }))
  expect(server.asked.some((it) => it.url.includes('/5/revoke'))).toBe(false)
  await userEvent.click(ask.getByRole('button', { name: 'Cancelar convite' }))
  await waitFor(() => expect(server.asked.some((it) => it.url.includes('/5/revoke'))).toBe(true))
})

test('a request is answered with one press', async () => {
  server.answer('POST', '/api/invitation-requests/:id/invite', { data: { ...request, state: 'invited' } })
  const { first } = await open(7, '?tab=requests')
  await userEvent.click(within(first).getByRole('button', { name: 'Convidar: Joana' }))
  await waitFor(() => expect(server.asked.some((it) => it.url.includes('/8/invite'))).toBe(true))
})

test('the page is named first, its lists are chosen below that, and focus stays on the choice', async () => {
  const { first } = await open()
  const follows = (one: Element, other: Element) =>
    (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0
  const tabs = screen.getByRole('radiogroup', { name: 'Convites, pedidos e códigos' })
  expect(follows(screen.getByRole('heading', { level: 1 }), tabs)).toBe(true)
  expect(follows(tabs, first)).toBe(true)
  await userEvent.click(within(tabs).getByRole('radio', { name: 'Pedidos' }))
  await screen.findByRole('row', { name: /Joana/ })
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Pedidos' }))
})

test('on a phone what is not there takes no line, and a moment says what it is of', async () => {
  onPhone()
  const { unmount } = render(<InvitationsScreen />, { me: person(7), path: `${route}?tab=requests`, route })
  expect(await screen.findByText('Joana')).toBeTruthy()
  expect(screen.queryByText('- - -')).toBeNull()
  unmount()
  render(<InvitationsScreen />, { me: person(7), path: route, route })
  expect(await screen.findByText('lia@', { exact: false })).toBeTruthy()
  const named = screen.getAllByText('Vale até').filter((it) => it.tagName === 'DT')
  expect(named.map((it) => it.className)).toEqual(['', ''])
})

test.each([
  [1, true],
  [7, false],
] as const)('while no mail leaves, role %i reads where the links are', async (role, led) => {
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: false })
  await open(role)
  expect(await screen.findByText(/o link de cada convite está nos/)).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'relatórios de e-mail' }) !== null).toBe(led)
})
