import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LoopNewScreen } from '#web/loop/hand/LoopNewScreen.tsx'
import { NewLoop } from '#web/loop/hand/NewLoop.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const found = (id: number, nome: string) => ({ data: [{ id, nome, hint: null, gone: false }], more: false })

const open = () => {
  const server = fakeServer()
  server.answer('GET', '/api/loops/hand/people', found(43, 'Ana Souza'))
  server.answer('GET', '/api/loops/hand/atoms', found(5, 'Revisar'))
  server.answer('POST', '/api/loops', { data: { id: 12 } })
  const page = render(<LoopNewScreen />, { me: person(1), path: '/ponto/new', route: '/ponto/new' })
  return { server, ...page }
}
const field = (name: RegExp) => screen.getByLabelText<HTMLInputElement>(name)
const choose = async (name: RegExp, option: string) => {
  await userEvent.type(screen.getByRole('combobox', { name }), option)
  await userEvent.click(await screen.findByRole('option', { name: new RegExp(option), hidden: true }))
}
const fill = async () => {
  await choose(/^Pessoa/, 'Ana Souza')
  await choose(/^Átomo/, 'Revisar')
  await userEvent.type(field(/^Início/), '10/03/2026 09:00')
  await userEvent.type(field(/^Duração/), '1,5')
  await userEvent.selectOptions(screen.getByLabelText(/^Tipo/), 'Reunião')
  await userEvent.type(field(/^O que foi feito/), 'Ata')
  await userEvent.type(field(/^Justificativa/), 'Sem computador')
}

test('a duration puts the end, and a moved end says how long it was', async () => {
  open()
  await fill()
  expect([field(/^Início/).value, field(/^Duração/).value]).toEqual(['10/03/2026 09:00', '1:30'])
  expect(field(/^Fim/).value).toBe('10/03/2026 10:30')
  await userEvent.clear(field(/^Fim/))
  await userEvent.type(field(/^Fim/), '10/03/2026 11:20')
  expect(field(/^Duração/).value).toBe('2:20')
})

test('a duration may come before the start, and stays while the start moves', async () => {
  open()
  await userEvent.type(field(/^Duração/), '1,5')
  await userEvent.type(field(/^Início/), '10/03/2026 09:00')
  expect([field(/^Duração/).value, field(/^Fim/).value]).toEqual(['1:30', '10/03/2026 10:30'])
  await userEvent.clear(field(/^Início/))
  await userEvent.type(field(/^Início/), '10/03/2026 10:00')
  expect([field(/^Duração/).value, field(/^Fim/).value]).toEqual(['1:30', '10/03/2026 11:30'])
})

test('what is no duration is said beside its field, and nothing is sent', async () => {
  const { server } = open()
  await fill()
  await userEvent.clear(field(/^Duração/))
  await userEvent.type(field(/^Duração/), 'uma hora')
  expect(await screen.findByText('Escreva a duração como 1,5, 1:30 ou 90m.')).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Criar loop' }))
  expect(server.asked.some((it) => it.method === 'POST')).toBe(false)
})

test('a refused loop keeps what was typed, and links the loop that stands in its time', async () => {
  const { server, at } = open()
  const other = { name: 'Abrir o outro loop: Revisar', link: '/ponto/show/9' }
  const errors = [{ path: 'inicio', message: 'Já há um loop neste período.' }]
  server.answer('POST', '/api/loops', () => refusal(422, { detail: 'Já há um loop neste período.', errors, other }))
  await fill()
  await userEvent.click(screen.getByRole('button', { name: 'Criar loop' }))
  const link = await screen.findByRole('link', { name: other.name })
  expect(link.getAttribute('href')).toBe(other.link)
  expect(field(/^O que foi feito/).value).toBe('Ata')
  expect(field(/^Início/).getAttribute('aria-invalid')).toBe('true')
  server.answer('POST', '/api/loops', { data: { id: 12 } })
  await userEvent.click(screen.getByRole('button', { name: 'Criar loop' }))
  await waitFor(() => expect(at()).toBe('/ponto/show/12'))
})

test('whoever may not write loops by hand reads why, and fills in nothing', async () => {
  fakeServer()
  const me = { ...person(7), permissions: person(7).permissions.filter((it) => it !== 'loop.create') }
  render(<LoopNewScreen />, { me, path: '/ponto/new', route: '/ponto/new' })
  expect(await screen.findByText(/não permite enviar este formulário/)).toBeTruthy()
  expect(screen.queryByRole('textbox')).toBeNull()
})

test.each([
  [1, 'Novo loop', '/ponto/new'],
  [4, 'Pedir um loop', '/ponto/request'],
] as const)('role %i is led to the form of its own', (role, name, to) => {
  fakeServer()
  render(<NewLoop />, { me: person(role) })
  expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(to)
})
