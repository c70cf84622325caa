import { fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession, session } from '#web/kit/session/session.ts'
import { sessionCalls } from '#web/page/public/sessionCalls.ts'
import { App } from '#web/shell/App.tsx'
import { person, tokenFor } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal, type FakeServer } from '#web/testing/server.ts'

const me = person(1)
let server: FakeServer
let close: () => void
let needed = true

beforeEach(() => {
  needed = true
  server = fakeServer()
  server.answer('GET', '/api/setup', () => json({ needed }))
  server.answer('POST', '/api/auth/login', { status: 'success', access_token: tokenFor(3600, me.id) })
  server.answer('GET', '/api/auth/user', { status: 'success', data: me })
  close = openSession(sessionCalls)
})
afterEach(() => {
  close()
  vi.unstubAllGlobals()
})

const given = {
  'Nome da organização': 'Oficina do Sol',
  Nome: 'Marina',
  Sobrenome: 'Prado',
  'E-mail': 'marina@oficina.example',
  Senha: 'Oficina-do-sol-1',
  'Confirme a senha': 'Oficina-do-sol-1',
}

const filled = async (but: Partial<typeof given> = {}) => {
  await screen.findByRole('heading', { name: 'Primeiro acesso' })
  for (const [label, value] of Object.entries({ ...given, ...but }))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Criar organização' }))
}

test('an installation that has somebody asks for nothing', async () => {
  needed = false
  render(<App />, { me: null })
  await waitFor(() => expect(server.asked.length).toBe(1))
  expect(screen.queryByRole('heading', { name: 'Primeiro acesso' })).toBeNull()
})

test('makes the organisation and signs its administrator in; then it is gone', async () => {
  server.answer('POST', '/api/setup', () => {
    needed = false
    return json({ status: 'success', message: 'ok' }, { status: 201 })
  })
  render(<App />, { me: null })
  await filled()
  await waitFor(() => expect(session.get()).toMatchObject({ state: 'in', me: { id: me.id } }))
  const sent = server.asked.find((it) => it.method === 'POST' && it.url.endsWith('/api/setup'))
  expect(await sent?.clone().json()).toEqual({
    organisation: 'Oficina do Sol',
    nome: 'Marina',
    last_name: 'Prado',
    email: 'marina@oficina.example',
    password: 'Oficina-do-sol-1',
  })
  expect(await server.bodies('/api/auth/login')).toEqual([
    { email: 'marina@oficina.example', password: 'Oficina-do-sol-1' },
  ])
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Primeiro acesso' })).toBeNull())
})

test('from another machine it asks for the setup code, says beside it what is wrong, and loses nothing', async () => {
  server.answer('GET', '/api/setup', () => json({ needed, code_needed: true }))
  server.answer('POST', '/api/setup', () =>
    refusal(422, { errors: [{ path: 'code', message: 'Este não é o código desta instalação.' }] }),
  )
  render(<App />, { me: null })
  await filled()
  const code = screen.getByLabelText('Código de instalação')
  await waitFor(() => expect(code.getAttribute('aria-invalid')).toBe('true'))
  expect(server.asked.some((it) => it.method === 'POST')).toBe(false)
  fireEvent.change(code, { target: { value: '7k2m-x0qf-9dwa' } })
  fireEvent.click(screen.getByRole('button', { name: 'Criar organização' }))
  expect((await screen.findAllByText('Este não é o código desta instalação.')).length).toBeGreaterThan(0)
  const sent = server.asked.find((it) => it.method === 'POST')
  expect(await sent?.clone().json()).toMatchObject({ code: '7k2m-x0qf-9dwa', nome: 'Marina' })
  for (const [label, value] of Object.entries({ ...given, 'Código de instalação': '7k2m-x0qf-9dwa' }))
    expect(screen.getByLabelText(label)).toHaveProperty('value', value)
})

test('a refusal is said beside its fields and above them, and nothing typed is lost', async () => {
  server.answer('POST', '/api/setup', () =>
    refusal(422, {
      detail: 'Confira os campos.',
      errors: [
        { path: 'email', message: 'Informe um e-mail válido.' },
        { path: 'password', message: 'Use ao menos 10 caracteres.' },
      ],
    }),
  )
  render(<App />, { me: null })
  await filled()
  const alert = await screen.findByRole('alert')
  expect(document.activeElement).toBe(alert)
  expect(screen.getByLabelText('E-mail').getAttribute('aria-invalid')).toBe('true')
  for (const [label, value] of Object.entries(given))
    expect(screen.getByLabelText(label)).toHaveProperty('value', value)
  fireEvent.click(screen.getByRole('button', { name: 'Use ao menos 10 caracteres.' }))
  expect(document.activeElement).toBe(screen.getByLabelText('Senha'))
})

test('what is left empty is said in the page’s own words, beside it, and nothing is sent', async () => {
  render(<App />, { me: null })
  await screen.findByRole('heading', { name: 'Primeiro acesso' })
  fireEvent.click(screen.getByRole('button', { name: 'Criar organização' }))
  expect(await screen.findAllByText('Preencha este campo.')).toHaveLength(5)
  expect(screen.getByRole('alert').textContent).toBe('Todos os campos devem ser preenchidos!')
  expect(document.activeElement).toBe(screen.getByLabelText('Nome da organização'))
  expect(screen.getByLabelText('Sobrenome').getAttribute('aria-invalid')).not.toBe('true')
  expect(server.asked.filter((it) => it.method === 'POST')).toHaveLength(0)
  expect(screen.getByLabelText('Nome da organização').closest('form')?.noValidate).toBe(true)
})

test('a password that is not repeated is a field left empty, not a different password', async () => {
  render(<App />, { me: null })
  await filled({ 'Confirme a senha': '' })
  expect(await screen.findByText('Preencha este campo.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Todos os campos devem ser preenchidos!')
})

test('two passwords that differ are told at the second, and nothing is sent', async () => {
  render(<App />, { me: null })
  await filled({ 'Confirme a senha': 'Oficina-do-sol-2' })
  expect(await screen.findByText('As senhas não são iguais.')).toBeTruthy()
  expect(screen.getByRole('alert').textContent).toBe('Por favor, verifique os campos!')
  expect(document.activeElement).toBe(screen.getByLabelText('Confirme a senha'))
  expect(server.asked.filter((it) => it.method === 'POST')).toHaveLength(0)
})
