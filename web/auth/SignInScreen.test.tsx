import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SignInScreen } from '#web/auth/SignInScreen.tsx'
import { openSession, session } from '#web/kit/session/session.ts'
import { readToken } from '#web/kit/session/token.ts'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const me = person(4)
const token = tokenFor(3600, me.id)
let server: FakeServer
let close: () => void

beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Oficina do Sol' })
  server.answer('POST', '/api/auth/login', { status: 'success', access_token: token })
  server.answer('GET', '/api/auth/user', { status: 'success', data: me })
  close = openSession(sessionCalls)
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

const email = () => screen.getByLabelText<HTMLInputElement>('E-mail')
const password = () => screen.getByLabelText<HTMLInputElement>('Senha')
const enter = (who: string, word: string) => {
  fireEvent.change(email(), { target: { value: who } })
  fireEvent.change(password(), { target: { value: word } })
  fireEvent.click(screen.getByRole('button', { name: 'Entrar' }))
}

test('begins in the e-mail, says whose house it is, and lets in', async () => {
  render(<SignInScreen />, { me: null })
  expect(document.activeElement).toBe(email())
  expect(await screen.findByText('Oficina do Sol')).toBeTruthy()
  expect(screen.queryByText('Contas de demonstração')).toBeNull()
  enter('  ana@nucleo.test ', 'certa')
  await waitFor(() => expect(session.get()).toMatchObject({ state: 'in', me: { id: me.id } }))
  expect(await server.bodies('/api/auth/login')).toEqual([{ email: 'ana@nucleo.test', password: 'certa' }])
  expect(readToken()).toBe(token)
})

test('a refusal says why, takes the focus, keeps what was typed, and may be tried again', async () => {
  server.answer('POST', '/api/auth/login', () => refusal(401, { detail: 'E-mail ou senha incorretos.' }))
  render(<SignInScreen />, { me: null })
  enter('ana@nucleo.test', 'errada')
  const alert = await screen.findByRole('alert')
  expect([alert.textContent, document.activeElement === alert]).toEqual(['E-mail ou senha incorretos.', true])
  expect([email().value, password().value]).toEqual(['ana@nucleo.test', 'errada'])
  expect(screen.getByRole('button', { name: 'Entrar' })).toHaveProperty('disabled', false)
  expect(readToken()).toBeNull()
})

test('a registration that needs a correction leads to it', async () => {
  const link = '/register/looper?correct=abc'
  server.answer('POST', '/api/auth/login', () =>
    refusal(403, { detail: 'Falta o número.', registration: 'correction', link }),
  )
  render(<SignInScreen />, { me: null })
  enter('ana@nucleo.test', 'certa')
  expect((await screen.findByRole('status')).textContent).toBe('Falta uma correçãoFalta o número.')
  expect(screen.getByRole('link', { name: 'Corrigir agora' }).getAttribute('href')).toContain(link)
})

test.each([
  ['pending', 'Confirme o seu e-mail', 'Confirmar o e-mail'],
  ['review', 'Cadastro em análise', 'Em análise'],
  ['off', 'Conta desligada', undefined],
  ['denied', 'Cadastro não aprovado', undefined],
  ['something new', 'Cadastro em análise', 'Em análise'],
])('a registration that is %s shows where it stands, and the way back', async (registration, title, step) => {
  server.answer('POST', '/api/auth/login', () => refusal(403, { detail: 'Ainda não.', registration }))
  render(<SignInScreen />, { me: null })
  enter('ana@nucleo.test', 'certa')
  const status = await screen.findByRole('status')
  expect(status.textContent).toBe(`${title}Ainda não.`)
  const now = document.querySelector('[aria-current="step"]')?.textContent
  if (step === undefined) expect(now).toBeUndefined()
  else expect(now).toContain(step)
  fireEvent.click(screen.getByRole('button', { name: 'Usar outra conta' }))
  expect([email().value, password().value]).toEqual(['', ''])
})

test('whose e-mail waits reads where the link is, and asks for it again', async () => {
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: true })
  server.answer('POST', '/api/auth/login', () => refusal(403, { detail: 'Ainda não.', registration: 'pending' }))
  server.answer('POST', '/api/auth/register/resend', { status: 'success', message: 'Enviado de novo.' })
  render(<SignInScreen />, { me: null })
  enter(' ana@nucleo.test', 'certa')
  expect(await screen.findByText(/enviamos para ana@nucleo.test/)).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Enviar o link de novo' }))
  expect(await screen.findByText('Enviado de novo.')).toBeTruthy()
  expect(await server.bodies('/api/auth/register/resend')).toEqual([{ email: 'ana@nucleo.test' }])
})

test.each([
  ['pending', 'nos relatórios de e-mail'],
  ['review', 'entre de novo para ver o que foi decidido'],
  ['denied', 'Para saber o motivo'],
])('while no mail leaves, none is promised to a registration that is %s', async (registration, says) => {
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: false })
  server.answer('POST', '/api/auth/login', () => refusal(403, { detail: 'Ainda não.', registration }))
  render(<SignInScreen />, { me: null })
  enter('ana@nucleo.test', 'certa')
  expect((await screen.findByRole('status')).textContent).toContain('Ainda não.')
  expect(await screen.findByText(new RegExp(says))).toBeTruthy()
  expect(screen.queryByText(/Avisaremos|enviamos/)).toBeNull()
  expect(screen.queryByRole('button', { name: 'Enviar o link de novo' })).toBeNull()
})

test('a demo lists its accounts, and a click fills both fields', async () => {
  server.answer('GET', '/api/setup', {
    needed: false,
    organisation: 'Demo',
    demo: [
      { email: 'admin@demo.nucleo.app', role: 1 },
      { email: 'looper@demo.nucleo.app', role: 4 },
    ],
    demo_password: 'Nucleo-demo-1',
  })
  render(<SignInScreen />, { me: null })
  fireEvent.click(await screen.findByTitle('Preencher com looper@demo.nucleo.app'))
  expect([email().value, password().value]).toEqual(['looper@demo.nucleo.app', 'Nucleo-demo-1'])
})

test('what is left empty is said of the form and beside the field, which takes the focus, and nothing is sent', async () => {
  render(<SignInScreen />, { me: null })
  enter('ana@nucleo.test', '')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('Todos os campos devem ser preenchidos!')
  expect(document.activeElement).toBe(password())
  expect(screen.getAllByText('Preencha este campo.')).toHaveLength(1)
  expect(await server.bodies('/api/auth/login')).toEqual([])
  // Filled in, the sentence goes.
  enter('ana@nucleo.test', 'certa')
  await waitFor(() => expect(screen.queryByRole('alert')).toBeNull())
})

test('a browser that asks for English is offered it in one line, until it declines or takes it', () => {
  const languages = (value: readonly string[]) =>
    Object.defineProperty(navigator, 'languages', { value, configurable: true })
  const offered = () => screen.queryByText('This page is also in English.')
  localStorage.clear()
  const page = render(<SignInScreen />, { me: null })
  expect(offered()).toBeNull()
  page.unmount()
  languages(['en-US', 'en'])
  const english = render(<SignInScreen />, { me: null })
  expect(offered()?.closest('[lang]')?.getAttribute('lang')).toBe('en')
  fireEvent.click(screen.getByRole('button', { name: 'No, thanks' }))
  expect(offered()).toBeNull()
  english.unmount()
  render(<SignInScreen />, { me: null })
  expect(offered()).toBeNull()
  languages(['pt-BR', 'pt'])
})
