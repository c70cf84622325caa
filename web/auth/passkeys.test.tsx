import { fireEvent, screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { SecondFactorScreen } from '#web/auth/SecondFactorScreen.tsx'
import { SignInScreen } from '#web/auth/SignInScreen.tsx'
import { credential } from '#web/testing/passkey.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const device = vi.fn<() => Promise<unknown>>()
beforeEach(() => {
  device.mockReset()
  vi.stubGlobal('PublicKeyCredential', class {})
  Object.defineProperty(navigator, 'credentials', { configurable: true, value: { get: device, create: device } })
})

test('signing in asks the device at the press, and says what the server refuses', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/setup', {
    needed: false,
    organisation: 'Casa',
    mail: true,
    demo: null,
    demo_password: null,
  })
  server.answer('POST', '/api/auth/passkey/begin', { data: { attempt: 'a1', options: { challenge: 'abc' } } })
  server.answer('POST', '/api/auth/passkey', () => refusal(401, { detail: 'A chave de acesso não foi aceita.' }))
  device.mockResolvedValue(credential)
  render(<SignInScreen />, { path: '/login' })
  expect(device).not.toHaveBeenCalled()
  fireEvent.click(await screen.findByRole('button', { name: 'Entrar com chave de acesso' }))
  expect(await screen.findByText('A chave de acesso não foi aceita.')).toBeTruthy()
  expect(await server.bodies('/api/auth/passkey')).toMatchObject([{ attempt: 'a1', response: { id: 'AQID' } }])
})

test('the second factor begins with what the person has, and offers the rest', async () => {
  const server = fakeServer()
  server.answer('POST', '/api/2fa/passkey', { data: { challenge: 'abc' } })
  server.answer('POST', '/api/2fa/verify', { status: 'success' })
  server.answer('GET', '/api/auth/user', { status: 'success', data: person(4) })
  device.mockResolvedValue(credential)
  const me = person(4, { two_factor: true, verified: false, factors: ['passkey'] })
  render(<SecondFactorScreen />, { me, path: '/2fa/verify' })
  expect(screen.queryByRole('button', { name: 'Usar o código do aplicativo' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Usar um código de recuperação' })).toBeTruthy()
  fireEvent.click(screen.getByRole('button', { name: 'Usar chave de acesso' }))
  await waitFor(async () => expect(await server.bodies('/api/2fa/verify')).toMatchObject([{ passkey: { id: 'AQID' } }]))
})

test('whose role asks for a second factor is led to set one up, and may leave', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/passkeys', { data: { domain: 'localhost', items: [] } })
  const me = person(4, { verified: false, factor_required: true, factors: [] })
  render(<SecondFactorScreen />, { me, path: '/2fa/verify' })
  expect(await screen.findByRole('heading', { name: 'Ative a verificação em duas etapas' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Usar um aplicativo autenticador' })).toBeTruthy()
  expect(await screen.findByRole('button', { name: 'Adicionar chave de acesso' })).toBeTruthy()
  expect(screen.getByRole('button', { name: 'Sair' })).toBeTruthy()
})
