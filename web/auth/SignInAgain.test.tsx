import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { call } from '#web/kit/call/call.ts'
import { openSession, session } from '#web/kit/session/session.ts'
import { readToken, writeToken } from '#web/kit/session/token.ts'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { App } from '#web/shell/App.tsx'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

/** A screen that somebody is in the middle of. */
const Screen = () => {
  const [text, setText] = useState('')
  return (
    <>
      <textarea aria-label="Descrição" value={text} onChange={(event) => setText(event.currentTarget.value)} />
      <button type="button" onClick={() => void call(authCalls.locale, { locale: 'pt' }).catch(() => undefined)}>
        Salvar
      </button>
    </>
  )
}

const me = person(4)
let server: FakeServer
let close: () => void

beforeEach(() => {
  server = fakeServer()
  server.answer('GET', '/api/setup', { needed: false })
  server.answer('PUT', '/api/auth/locale', () => refusal(401))
  server.answer('GET', '/api/auth/user', { status: 'success', data: me })
  writeToken(tokenFor(3600, me.id))
  close = openSession(sessionCalls)
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

const typed = () => screen.getByLabelText<HTMLTextAreaElement>('Descrição').value
const dialog = () => screen.queryByRole('alertdialog', { name: 'Entrar de novo' })

/** Somebody types, saves, and the server no longer knows their session. */
const ended = async () => {
  render(
    <>
      <App />
      <Screen />
    </>,
    { me },
  )
  fireEvent.change(screen.getByLabelText('Descrição'), { target: { value: 'Meia hora de trabalho' } })
  fireEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  return within(await screen.findByRole('alertdialog', { name: 'Entrar de novo' }))
}

const giveWord = (password: string) => {
  const within_ = within(screen.getByRole('alertdialog'))
  fireEvent.change(within_.getByLabelText('Senha'), { target: { value: password } })
  fireEvent.click(within_.getByRole('button', { name: 'Entrar' }))
}

test('the person is told over their own screen, whose session it was, and keeps what was typed', async () => {
  const again = await ended()
  expect(again.getByText('Sua sessão terminou. Entre de novo; o que você digitou continua aqui.')).toBeTruthy()
  const email = again.getByLabelText<HTMLInputElement>('E-mail')
  expect([email.value, email.readOnly]).toEqual([me.email, true])
  expect(document.activeElement).toBe(again.getByLabelText('Senha'))
  expect(typed()).toBe('Meia hora de trabalho')
  // Escape does not close the dialog.
  fireEvent.keyDown(email, { key: 'Escape' })
  expect(dialog()).not.toBeNull()
})

test('signed in again they go on where they were', async () => {
  await ended()
  const next = tokenFor(3600, me.id)
  server.answer('POST', '/api/auth/login', { status: 'success', access_token: next })
  giveWord('certa')
  await waitFor(() => expect(dialog()).toBeNull())
  expect(await server.bodies('/api/auth/login')).toEqual([{ email: me.email, password: 'certa' }])
  expect([typed(), session.get().state, readToken()]).toEqual(['Meia hora de trabalho', 'in', next])
})

test('a wrong password says so in place, and another try is as good', async () => {
  await ended()
  server.answer('POST', '/api/auth/login', () => refusal(401, { detail: 'E-mail ou senha incorretos.' }))
  giveWord('errada')
  const alert = await screen.findByRole('alert')
  expect(alert.textContent).toBe('E-mail ou senha incorretos.')
  expect(document.activeElement).toBe(alert)
  expect([typed(), dialog() !== null]).toEqual(['Meia hora de trabalho', true])
  server.answer('POST', '/api/auth/login', () => json({ status: 'success', access_token: tokenFor(3600, me.id) }))
  giveWord('certa')
  await waitFor(() => expect(dialog()).toBeNull())
})

test('somebody else may take the place: the old session is left for good', async () => {
  const again = await ended()
  fireEvent.click(again.getByRole('button', { name: 'Usar outra conta' }))
  await waitFor(() => expect(session.get().state).toBe('out'))
  expect([dialog(), readToken()]).toEqual([null, null])
})
