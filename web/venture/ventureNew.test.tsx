import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'
import { VentureFormScreen } from '#web/venture/VentureFormScreen.tsx'

const open = (role: Role) => {
  const server = fakeServer()
  server.answer('GET', '/api/ventures/colours', { chosen: [] })
  server.answer('GET', '/api/team/people', {
    data: [{ id: 71, nome: 'Íris Prado', hint: 'iris@nucleo.app', gone: false }],
    more: false,
  })
  server.answer('POST', '/api/ventures', () =>
    json({ data: { id: 9, nome: 'Loja', code: 'LOJA-1', version: 1 } }, { status: 201 }),
  )
  return { server, ...render(<VentureFormScreen />, { me: person(role), path: '/project/new', route: '/project/new' }) }
}
const press = (name: string) => userEvent.click(screen.getByText(name))
const write = async () => {
  await userEvent.type(screen.getByLabelText(/^Nome/), 'Loja')
  await userEvent.type(screen.getByLabelText(/^Código/), 'LOJA-1')
}
const choose = async () => {
  await press('Incluir pessoa')
  await userEvent.click(screen.getByLabelText(/^Pessoa/, { selector: 'input' }))
  await userEvent.click(await screen.findByText('Íris Prado'))
  await userEvent.selectOptions(screen.getByLabelText(/^Posição/), 'SQUAD Leader')
  await userEvent.selectOptions(screen.getByLabelText('Senioridade'), 'Sênior')
}

test('a new venture takes its team with positions and seniority along, in one call', async () => {
  const { server, at } = open(1)
  await write()
  await choose()
  await press('Salvar')
  await waitFor(() => expect(at()).toBe('/project/show/9'))
  const team = [{ user_id: 71, position: 5, seniority: 3 }]
  expect(await server.bodies('/api/ventures')).toMatchObject([{ nome: 'Loja', code: 'LOJA-1', team }])
})

test('who cannot join is told of at their field, with everything that was typed; a row of nobody is not sent', async () => {
  const { server, at } = open(7)
  const message = 'Só entra na equipe quem está ativo.'
  server.answer('POST', '/api/ventures', () =>
    refusal(422, { detail: 'Confira os campos.', errors: [{ path: 'team.0.user_id', message }] }),
  )
  await write()
  await choose()
  await press('Incluir pessoa')
  await press('Salvar')
  const people = () => screen.getAllByLabelText(/^Pessoa/, { selector: 'input' })
  const wrong = () => people().map((it) => it.getAttribute('aria-invalid') === 'true')
  await waitFor(() => expect(wrong()).toEqual([false, true]))
  expect(await server.bodies('/api/ventures')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Tirar a pessoa 2' }))
  await press('Salvar')
  expect((await screen.findAllByText(message)).length).toBeGreaterThan(0)
  expect(wrong()).toEqual([true])
  expect(screen.getByLabelText(/^Nome/)).toHaveProperty('value', 'Loja')
  expect(at()).toBe('/project/new')
})

test('who puts nobody on teams writes a venture without one', async () => {
  open(2)
  await screen.findByLabelText(/^Nome/)
  expect(screen.queryByText('Incluir pessoa')).toBeNull()
})

test('a client that is not found is made in place, and is the client of the venture', async () => {
  const { server } = open(1)
  server.answer('GET', '/api/ventures/clients', { data: [], more: false })
  server.answer('POST', '/api/clients', () => json({ data: { id: 55, nome: 'Orla', version: 1 } }, { status: 201 }))
  await write()
  const client = screen.getByLabelText('Cliente', { selector: 'input' })
  await userEvent.type(client, 'Orla')
  await userEvent.click(await screen.findByText(/Orla/, { selector: '[role=option] *' }))
  await press('Salvar')
  await waitFor(async () => expect(await server.bodies('/api/ventures')).toMatchObject([{ cliente_id: 55 }]))
  expect(await server.bodies('/api/clients')).toEqual([{ nome: 'Orla' }])
})
