import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ForgotPasswordScreen } from '#web/auth/ForgotPasswordScreen.tsx'
import { NewPasswordScreen } from '#web/auth/NewPasswordScreen.tsx'
import { openSession, session } from '#web/kit/session/session.ts'
import { readToken, writeToken } from '#web/kit/session/token.ts'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal, type FakeServer } from '#web/testing/server.ts'

const FORGOT = '/api/auth/forgot-password'
const NEW = '/api/auth/new-password'
const CHECK = '/api/auth/new-password/check'

let server: FakeServer
let close: () => void
beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: true })
  server.answer('POST', FORGOT, { status: 'success', message: 'Se houver uma conta, uma mensagem chega.' })
  server.answer('POST', CHECK, { valid: true })
  server.answer('POST', NEW, { status: 'success', message: 'Senha alterada. Entre com ela.' })
  close = openSession(sessionCalls)
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }))
const type = (label: RegExp, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } })

test('a forgotten password is asked for by e-mail; the answer, and a way to ask again', async () => {
  render(<ForgotPasswordScreen />, { me: null })
  expect(document.activeElement).toBe(screen.getByLabelText('E-mail'))
  type(/^E-mail/, ' ana@nucleo.test ')
  press('Pedir o link')
  expect((await screen.findByRole('status')).textContent).toBe('Se houver uma conta, uma mensagem chega.')
  expect(await server.bodies(FORGOT)).toEqual([{ email: 'ana@nucleo.test' }])
  expect(screen.getByText(/ana@nucleo.test/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Voltar para a entrada' }).getAttribute('href')).toBe('/login')
  press('Pedir de novo')
  expect(screen.getByLabelText('E-mail')).toBeTruthy()
})

test('what is no e-mail is not sent; a refusal is said', async () => {
  server.answer('POST', FORGOT, () => refusal(429, { detail: 'Muitos pedidos. Aguarde 30 s.' }))
  render(<ForgotPasswordScreen />, { me: null })
  type(/^E-mail/, 'ana')
  press('Pedir o link')
  expect(await screen.findByText('Informe um e-mail válido.')).toBeTruthy()
  expect(await server.bodies(FORGOT)).toEqual([])
  type(/^E-mail/, 'ana@nucleo.test')
  press('Pedir o link')
  expect(await screen.findByText('Muitos pedidos. Aguarde 30 s.')).toBeTruthy()
})

test('an installation without mail says so, and whom to ask', async () => {
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: false })
  render(<ForgotPasswordScreen />, { me: null })
  expect(await screen.findByText(/não envia e-mails.*administrador/)).toBeTruthy()
  type(/^E-mail/, 'ana@nucleo.test')
  press('Pedir o link')
  await screen.findByRole('status')
  expect(screen.getByRole('heading', { name: 'Fale com um administrador' })).toBeTruthy()
  expect(screen.queryByText(/lixo eletrônico/)).toBeNull()
})

const at = (code: string) => ({ path: `/new-password${code}`, route: '/new-password' })
const fill = (password: string, again = password) => {
  type(/^Senha nova/, password)
  type(/^Confirme a senha nova/, again)
  press('Salvar a senha')
}

test('a new password shows which parts of its rule it meets, is typed twice, and leads to sign-in', async () => {
  const page = render(<NewPasswordScreen />, { me: null, ...at('?code=abc') })
  expect(screen.getAllByText('falta')).toHaveLength(4)
  fill('Nova-senha-1', 'Nova-senha-2')
  expect(screen.getAllByText('atendido')).toHaveLength(4)
  expect((await screen.findAllByText('As senhas não são iguais.')).length).toBeGreaterThan(0)
  expect(await server.bodies(NEW)).toEqual([])
  fill('Nova-senha-1')
  await waitFor(() => expect(page.at()).toBe('/login'))
  expect(await server.bodies(NEW)).toEqual([{ code: 'abc', password: 'Nova-senha-1' }])
  expect(screen.getByText('Senha alterada. Entre com ela.')).toBeTruthy()
})

test('one that is too weak is not sent', async () => {
  render(<NewPasswordScreen />, { me: null, ...at('?code=abc') })
  fill('fraca')
  expect((await screen.findAllByText(/Use ao menos 10 caracteres/)).length).toBeGreaterThan(0)
  expect(await server.bodies(NEW)).toEqual([])
})

test('a worthless code is said before anything is typed; without an answer the form stays', async () => {
  server.answer('POST', CHECK, { valid: false })
  const page = render(<NewPasswordScreen />, { me: null, ...at('?code=old') })
  expect((await screen.findByRole('alert')).textContent).toContain('Este link não vale mais')
  expect(await server.bodies(CHECK)).toEqual([{ code: 'old' }])
  expect(screen.queryByLabelText(/^Senha nova/)).toBeNull()
  page.unmount()
  server.answer('POST', CHECK, () => refusal(429))
  render(<NewPasswordScreen />, { me: null, ...at('?code=abc') })
  fill('Nova-senha-1')
  await waitFor(async () => expect(await server.bodies(NEW)).toHaveLength(1))
})

test('a code that is not good any more, or none, says so and leads to asking again', async () => {
  server.answer('POST', NEW, () => refusal(409, { detail: 'não vale' }))
  const page = render(<NewPasswordScreen />, { me: null, ...at('?code=old') })
  fill('Nova-senha-1')
  expect((await screen.findByRole('alert')).textContent).toContain('Este link não vale mais')
  expect(screen.getByRole('link', { name: 'Pedir de novo' }).getAttribute('href')).toBe('/forgot-password')
  page.unmount()
  render(<NewPasswordScreen />, { me: null, ...at('') })
  expect(screen.getByRole('heading', { name: 'Link sem validade' })).toBeTruthy()
})

test('whoever is signed in here by a session that ended with the old password is not any more afterwards', async () => {
  const me = person(4)
  writeToken(tokenFor(3600, me.id))
  server.answer('GET', '/api/auth/user', () => refusal(401))
  const page = render(<NewPasswordScreen />, { me, ...at('?code=abc') })
  fill('Nova-senha-1')
  await waitFor(() => expect(page.at()).toBe('/login'))
  expect([session.get().state, readToken()]).toEqual(['out', null])
})

test('somebody else who is signed in here, and whoever the server does not answer, stays so', async () => {
  const me = person(4)
  for (const answer of [() => ({ status: 'success', data: me }), () => refusal(503)]) {
    writeToken(tokenFor(3600, me.id))
    server.answer('GET', '/api/auth/user', answer)
    const page = render(<NewPasswordScreen />, { me, ...at('?code=abc') })
    fill('Nova-senha-1')
    await waitFor(() => expect(page.at()).not.toBe('/new-password'))
    expect([session.get().state, session.get().me?.id]).toEqual(['in', me.id])
    expect(readToken()).not.toBeNull()
    expect(server.asked.some((it) => it.url.endsWith('/logout'))).toBe(false)
    page.unmount()
  }
})
