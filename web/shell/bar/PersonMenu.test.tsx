import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import { unsentCount } from '#web/kit/outbox/copy.ts'
import { session } from '#web/kit/session/session.ts'
import { readToken, writeToken } from '#web/kit/session/token.ts'
import { viewAs } from '#web/kit/session/viewAs.ts'
import { questions } from '#web/kit/ui/dialog/confirm.ts'
import { Face } from '#web/shell/bar/Face.tsx'
import { PersonMenu } from '#web/shell/bar/PersonMenu.tsx'
import { TopBar } from '#web/shell/bar/TopBar.tsx'
import { tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const EVERYWHERE = '/api/auth/logout/all'

let server: FakeServer
beforeEach(() => {
  server = fakeServer()
  questions.set([])
  writeToken(tokenFor(3600, 44))
})
afterEach(() => {
  unsentCount.set(0)
  viewAs.set(null)
})

const asked = () => server.asked.filter((it) => new URL(it.url).pathname === EVERYWHERE)

/** The menu opened, and its item chosen: the question that comes. */
const shown = async () => {
  const user = userEvent.setup()
  const { at } = render(<PersonMenu onHelp={() => undefined} />, { path: '/home' })
  await user.click(screen.getByRole('button', { name: /^Sua conta/ }))
  await user.click(screen.getByRole('menuitem', { name: 'Sair de todos os dispositivos' }))
  const question = await screen.findByRole('alertdialog', { name: 'Sair de todos os dispositivos?' })
  const answer = (name: string) => user.click(within(question).getByRole('button', { name }))
  return { at, question, answer }
}

test('the menu of a person has what is theirs, the way to help and the way out', async () => {
  const user = userEvent.setup()
  let helped = 0
  render(<PersonMenu onHelp={() => (helped += 1)} />, { path: '/home' })
  await user.click(screen.getByRole('button', { name: /^Sua conta/ }))
  const names = screen.getAllByRole('menuitem').map((it) => it.textContent)
  const wanted = [/^Perfil/, /^Configurações/, /^Atalhos do teclado/, /^Ajuda/, /^Suporte/, /^Sobre/, /^Sair$/]
  expect(wanted.filter((it) => !names.some((name) => it.test(name)))).toEqual([])
  await user.click(screen.getByRole('menuitem', { name: /^Atalhos do teclado/ }))
  expect(helped).toBe(1)
})

test('the menu says which appearance there is, and each is one choice away; the bar has no second button for it', async () => {
  const user = userEvent.setup()
  server.answer('GET', '/api/getNotificacaoNaoLida/:id', {
    status: 'success',
    message: 'ok',
    data: { unreads: [], count: 0 },
  })
  render(<TopBar onPalette={() => undefined} onHelp={() => undefined} />, { path: '/home' })
  const open = () => user.click(screen.getByRole('button', { name: /^Sua conta/ }))
  const choices = () => screen.getAllByRole('menuitemradio')
  await open()
  expect(choices().map((it) => it.textContent)).toEqual([
    'Aparência: Claro',
    'Aparência: Escuro',
    'Aparência: Do sistema',
  ])
  await user.click(screen.getByRole('menuitemradio', { name: 'Aparência: Escuro' }))
  await open()
  expect(choices().map((it) => it.ariaChecked)).toEqual(['false', 'true', 'false'])
  await user.click(screen.getByRole('menuitemradio', { name: 'Aparência: Claro' }))
  expect(screen.queryByRole('button', { name: /Tema/ })).toBeNull()
})

describe('signing out of all devices', () => {
  test('asks, ends the sessions, and leads to the sign-in', async () => {
    server.answer('POST', EVERYWHERE, { status: 'success', message: 'ok' })
    const { at, question, answer } = await shown()
    expect(question.textContent).toContain('Todas as suas sessões terminam agora')
    expect(question.textContent).not.toContain('não foi enviado')
    expect(asked()).toHaveLength(0)
    await answer('Sair de todos')
    await expect.poll(at).toBe('/login')
    expect([asked().length, readToken(), session.get().state]).toEqual([1, null, 'out'])
  })

  test('asked and not wanted, nothing happens', async () => {
    const { at, answer } = await shown()
    await answer('Continuar conectado')
    expect(screen.queryByRole('alertdialog')).toBeNull()
    expect([asked().length, readToken() === null, session.get().state, at()]).toEqual([0, false, 'in', '/home'])
  })

  test('says in the same question what would stay unsent here', async () => {
    unsentCount.set(2)
    const { question } = await shown()
    expect(question.textContent).toContain('2 registros de loop ainda não foram enviados')
  })

  test('leaves a preview first, which would refuse it', async () => {
    viewAs.set(4)
    server.answer('POST', EVERYWHERE, (it) =>
      it.headers.has('x-view-as') ? refusal(403) : json({ status: 'success', message: 'ok' }),
    )
    const { at, answer } = await shown()
    await answer('Sair de todos')
    await expect.poll(at).toBe('/login')
  })

  test.each([
    ['no answer', () => Promise.reject(new TypeError('gone')), /Sem resposta do servidor/],
    ['a busy server', () => refusal(503), /./],
  ])('with %s they are told, and stay to try again', async (_, reply, why) => {
    server.answer('POST', EVERYWHERE, reply)
    const { at, answer } = await shown()
    await answer('Sair de todos')
    const told = await screen.findByRole('alertdialog', { name: 'O servidor não confirmou a saída' })
    expect(told.textContent).toMatch(why)
    expect([readToken() === null, session.get().state, at()]).toEqual([false, 'in', '/home'])
  })
})

test('somebody without a photo of their own is shown by their initials, not by the default image', async () => {
  server.answer('GET', '/api/files/:id/link', () => refusal(404))
  const links = () => server.asked.map((it) => new URL(it.url).pathname)
  const { container, unmount } = render(<Face name="Ana Souza" photo={DEFAULT_PHOTO} />)
  expect(screen.getByText('AS')).toBeTruthy()
  expect(container.querySelector('img')).toBeNull()
  expect(links()).toEqual([])
  unmount()
  render(<Face name="Ana Souza" photo={7} />)
  await waitFor(() => expect(links()).toEqual(['/api/files/7/link']))
})
