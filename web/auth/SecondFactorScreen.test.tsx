import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { SecondFactorScreen } from '#web/auth/SecondFactorScreen.tsx'
import { openSession, session } from '#web/kit/session/session.ts'
import { readToken, writeToken } from '#web/kit/session/token.ts'
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
  server.answer('GET', '/api/auth/user', { status: 'success', data: me })
  close = openSession(sessionCalls)
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

const code = () => screen.getByLabelText<HTMLInputElement>('Código')
const shown = () => {
  writeToken(token)
  server.answer('POST', '/api/2fa/verify', { status: 'success', message: 'ok' })
  return render(<SecondFactorScreen />, { me: { ...me, verified: false } })
}

test('is sent with its sixth digit, as it is pasted with spaces, and lets in', async () => {
  shown()
  expect(document.activeElement).toBe(code())
  expect([code().getAttribute('autocomplete'), code().inputMode]).toEqual(['one-time-code', 'numeric'])
  fireEvent.change(code(), { target: { value: '12345' } })
  expect(screen.getByRole('button', { name: 'Verificar' })).toHaveProperty('disabled', true)
  expect(await server.bodies('/api/2fa/verify')).toEqual([])
  fireEvent.change(code(), { target: { value: '123 456 7' } })
  await waitFor(() => expect(session.get().me?.verified).toBe(true))
  expect(await server.bodies('/api/2fa/verify')).toEqual([{ code: '123456' }])
})

test('takes a recovery code instead, as it is typed', async () => {
  shown()
  fireEvent.click(screen.getByRole('button', { name: 'Usar um código de recuperação' }))
  const field = screen.getByLabelText('Código de recuperação')
  expect(document.activeElement).toBe(field)
  fireEvent.change(field, { target: { value: '7K2M X0QF 9DWA' } })
  fireEvent.click(screen.getByRole('button', { name: 'Verificar' }))
  await waitFor(() => expect(session.get().me?.verified).toBe(true))
  expect(await server.bodies('/api/2fa/verify')).toEqual([{ code: '7k2m-x0qf-9dwa' }])
})

test('refused, it says so and is asked for anew', async () => {
  shown()
  server.answer('POST', '/api/2fa/verify', () => refusal(422, { detail: 'Código incorreto ou já usado.' }))
  fireEvent.change(code(), { target: { value: '000000' } })
  expect((await screen.findByRole('alert')).textContent).toBe('Código incorreto ou já usado.')
  expect([code().value, code().getAttribute('aria-invalid')]).toEqual(['', 'true'])
})

test('who cannot give it goes back and signs in as somebody else', async () => {
  server.answer('POST', '/api/auth/logout', { status: 'success', message: 'ok' })
  const page = shown()
  fireEvent.click(screen.getByRole('button', { name: 'Entrar com outra conta' }))
  await waitFor(() => expect(page.at()).toBe('/login'))
  expect([session.get().state, readToken()]).toEqual(['out', null])
})
