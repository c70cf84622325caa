import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { AtomFormScreen } from '#web/atom/AtomFormScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const venture = { id: 1, nome: 'Loja Lua Cheia', deleted_at: null }
const cell = {
  id: 3,
  nome: 'Capa',
  gate: { id: 2, nome: 'Lançamento' },
  gate_id: 2,
  venture,
  venture_id: 1,
  version: 1,
}
const made = { id: 11, nome: 'Revisar', status: 0, venture_id: 1, version: 1 }

test('a new atom says which cell it is for, and goes into that one', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/cells/3', { data: cell, uses: [] })
  server.answer('POST', '/api/atoms', { data: made })
  render(<AtomFormScreen />, {
    me: person(4),
    path: '/district/workstation/atom/new/3',
    route: '/district/workstation/atom/new/:id',
  })
  expect(await screen.findByRole('link', { name: 'Capa' })).toBeTruthy()
  expect(screen.queryByLabelText(/^Célula/, { selector: 'input' })).toBeNull()
  await userEvent.type(screen.getByRole('textbox', { name: /^Nome/ }), 'Revisar')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  const posted = () => server.asked.find((it) => it.method === 'POST')
  await waitFor(() => expect(posted()).toBeDefined())
  expect(await posted()?.clone().json()).toMatchObject({ nome: 'Revisar', cell_id: 3 })
})
