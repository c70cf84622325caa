import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { LooperNewScreen } from '#web/looper/LooperNewScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const openServer = () => {
  const server = fakeServer()
  server.answer('GET', '/api/setup', { needed: false, organisation: 'Casa', mail: true })
  for (const path of ['loopers/sectors', 'loopers/areas', 'loopers/types', 'invitations/types', 'invitations/ventures'])
    server.answer('GET', `/api/${path}`, { data: [], more: false })
  server.answer('POST', '/api/loopers', { data: { id: 9, nome: 'Lia Souza' } })
  return server
}
const route = '/looper/new'

test('a new person is sent whole, and their page opens', async () => {
  const server = openServer()
  const { at } = render(<LooperNewScreen />, { me: person(7), path: route, route })
  await userEvent.type(await screen.findByLabelText(/^Nome/), 'Lia')
  await userEvent.type(screen.getByLabelText(/^Sobrenome/), 'Souza')
  await userEvent.type(screen.getByLabelText(/^E-mail/), 'lia@fora.example')
  await userEvent.click(screen.getByRole('button', { name: 'Criar e convidar' }))
  await waitFor(() => expect(at()).toBe('/looper/show/9'))
  expect(await server.bodies('/api/loopers')).toEqual([
    {
      nome: 'Lia',
      last_name: 'Souza',
      email: 'lia@fora.example',
      role: 4,
      type_id: null,
      sector_id: null,
      area_ids: [],
      contract_type: null,
      valor_hora_centavos: null,
      locale: 'pt',
    },
  ])
})

test('a manager, who makes nobody, sends an invitation', async () => {
  openServer()
  render(<LooperNewScreen />, { me: person(2), path: route, route })
  expect(await screen.findByRole('button', { name: 'Enviar convite' })).toBeTruthy()
  expect(screen.queryByLabelText(/^Valor da hora/)).toBeNull()
  expect(screen.queryByRole('option', { name: 'Diretor' })).toBeNull()
})
