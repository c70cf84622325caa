import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Offer } from '#contract/invitation/accept.ts'
import { AcceptScreen } from '#web/invitation/AcceptScreen.tsx'
import { ClubScreen } from '#web/invitation/ClubScreen.tsx'
import { RequestScreen } from '#web/invitation/RequestScreen.tsx'
import { openSession } from '#web/kit/session/session.ts'
import { setLocale } from '#web/kit/words.ts'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const offer: Offer = {
  email: 'lia@fora.example',
  nome: 'Lia',
  last_name: '',
  role: 5,
  type: null,
  venture: 'Casa',
  inviter: 'Henrique Valadares',
  organisation: 'Ateliê',
  locale: 'pt',
  expires_at: '2026-03-17T12:00:00.000Z',
  terms_version: '1.1.3',
}
const PASSWORD = 'Uma-senha-boa-9'

let server: FakeServer
let close: () => void
beforeEach(() => {
  server = fakeServer()
  server.answer('POST', '/api/invitation/look', { data: offer })
  server.answer('POST', '/api/invitation/accept', {
    status: 'success',
    message: 'Conta criada.',
    data: { email: offer.email },
  })
  server.answer('POST', '/api/auth/login', () =>
    json({
      status: 'success',
      access_token: tokenFor(3600),
      token_type: 'bearer',
      expires_in: 3600,
      two_factor: false,
    }),
  )
  server.answer('GET', '/api/auth/user', { status: 'success', data: person(5) })
  close = openSession(sessionCalls)
})
afterEach(() => close())

const accept = { me: null, path: '/user/invite/abc', route: '/user/invite/:code' }
const type = async (label: RegExp | string, text: string) => userEvent.type(screen.getByLabelText(label), text)
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))

test('somebody of a client begins at the headquarter, the only home that they may open', async () => {
  server.answer('POST', '/api/invitation/look', { data: { ...offer, role: 3, last_name: 'Souza' } })
  server.answer('GET', '/api/auth/user', { status: 'success', data: person(3) })
  const { at } = render(<AcceptScreen />, accept)
  await screen.findByText('Cliente')
  await type(/^Crie uma senha/, PASSWORD)
  await type(/^Confirme a senha/, PASSWORD)
  await userEvent.click(screen.getByLabelText('Li e aceito os termos de uso'))
  await press('Aceitar e entrar')
  await waitFor(() => expect(at()).toBe('/district/headquarter'))
})

test('who invites as what is shown; name, password and terms are sent, and one is in', async () => {
  const { at } = render(<AcceptScreen />, accept)
  expect(await screen.findByText('Henrique Valadares convida você para Ateliê.')).toBeTruthy()
  for (const text of ['lia@fora.example', 'Parceiro', 'Casa']) expect(screen.getByText(text)).toBeTruthy()
  await type(/^Sobrenome/, 'Souza')
  await type(/^Crie uma senha/, PASSWORD)
  await type(/^Confirme a senha/, 'outra')
  await press('Aceitar e entrar')
  expect((await screen.findAllByText('As senhas não são iguais.')).length).toBeGreaterThan(0)
  expect(screen.getAllByText('Para entrar, é preciso aceitar os termos.').length).toBeGreaterThan(0)
  expect(await server.bodies('/api/invitation/accept')).toEqual([])
  await userEvent.clear(screen.getByLabelText(/^Confirme a senha/))
  await type(/^Confirme a senha/, PASSWORD)
  await userEvent.click(screen.getByLabelText('Li e aceito os termos de uso'))
  await press('Aceitar e entrar')
  await waitFor(() => expect(at()).toBe('/'))
  expect(await server.bodies('/api/invitation/accept')).toEqual([
    {
      code: 'abc',
      nome: 'Lia',
      last_name: 'Souza',
      password: PASSWORD,
      terms: true,
      terms_version: '1.1.3',
      locale: 'pt',
    },
  ])
  expect(await server.bodies('/api/auth/login')).toEqual([{ email: offer.email, password: PASSWORD }])
})

test('whoever was written to in English reads it so, unless they have chosen a language here', async () => {
  server.answer('POST', '/api/invitation/look', { data: { ...offer, locale: 'en' } })
  setLocale('pt')
  const chosen = render(<AcceptScreen />, accept)
  expect(await screen.findByText('Henrique Valadares convida você para Ateliê.')).toBeTruthy()
  chosen.unmount()
  localStorage.removeItem('nucleo.locale')
  render(<AcceptScreen />, accept)
  expect(await screen.findByText('Henrique Valadares invites you to Ateliê.')).toBeTruthy()
  setLocale('pt')
})

test('a code that is not good says so, and leads to sign-in', async () => {
  server.answer('POST', '/api/invitation/look', () => refusal(409, { detail: 'Não vale mais.' }))
  render(<AcceptScreen />, accept)
  expect((await screen.findByRole('alert')).textContent).toContain('não vale mais')
  expect(screen.getByRole('link', { name: 'Ir para a entrada' }).getAttribute('href')).toBe('/login')
})

test('a stranger asks, and is told the same whatever the e-mail', async () => {
  server.answer('POST', '/api/request/invitation', { status: 'success', message: 'Recebemos o seu pedido.' })
  render(<RequestScreen />, { me: null })
  await type(/^Seu nome/, 'Joana')
  await type(/^Seu e-mail/, 'joana@fora.example')
  await press('Enviar pedido')
  expect(await server.bodies('/api/request/invitation')).toEqual([])
  await type(/^Por que/, 'Quero ajudar')
  await press('Enviar pedido')
  expect((await screen.findByRole('status')).textContent).toBe('Recebemos o seu pedido.')
  expect(await server.bodies('/api/request/invitation')).toEqual([
    { nome: 'Joana', email: 'joana@fora.example', company: '', reason: 'Quero ajudar' },
  ])
})

test('a Club code takes an e-mail; one that has run out meanwhile says no more than that', async () => {
  server.answer('POST', '/api/club/look', { data: { organisation: 'Ateliê' } })
  server.answer('POST', '/api/club/join', () => refusal(409, { detail: 'Não vale.' }))
  render(<ClubScreen />, { me: null, path: '/user/invite/club/roda', route: '/user/invite/club/:code' })
  await screen.findByText(/o convite para Ateliê/)
  await type(/^Seu e-mail/, 'joana@fora.example')
  await press('Receber o convite')
  expect((await screen.findByRole('alert')).textContent).toBe('Este código do Club não vale.')
  expect(await server.bodies('/api/club/join')).toEqual([{ code: 'roda', email: 'joana@fora.example' }])
})

test('while no mail leaves, none is promised to who asks or leaves an e-mail', async () => {
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Ateliê', mail: false })
  server.answer('POST', '/api/request/invitation', { status: 'success', message: 'Recebemos o seu pedido.' })
  const asking = render(<RequestScreen />, { me: null })
  expect(await screen.findByText(/fale com quem cuida deste Nucleo: ele não envia e-mails/)).toBeTruthy()
  asking.unmount()
  server.answer('POST', '/api/club/look', { data: { organisation: 'Ateliê' } })
  server.answer('POST', '/api/club/join', { status: 'success', message: 'O convite chega pelo e-mail.' })
  render(<ClubScreen />, { me: null, path: '/user/invite/club/roda', route: '/user/invite/club/:code' })
  await screen.findByText(/o convite para Ateliê/)
  await type(/^Seu e-mail/, 'joana@fora.example')
  await press('Pedir o convite')
  expect(await screen.findByText(/peça o link do convite a um administrador/)).toBeTruthy()
  expect(screen.queryByText(/chega pelo e-mail/)).toBeNull()
})
