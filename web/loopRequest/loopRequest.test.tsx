import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { LoopRequestListScreen } from '#web/loopRequest/LoopRequestListScreen.tsx'
import { LoopRequestNewScreen } from '#web/loopRequest/LoopRequestNewScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const nothing = { data: [], total: 0, page: 1, per_page: 10, more: false, sums: {} }

const open = async (role: Role) => {
  const server = fakeServer()
  server.answer('GET', '/api/loop-requests', nothing)
  server.answer('GET', '/api/views', { data: [], default_id: null })
  render(<LoopRequestListScreen />, { me: person(role), path: '/requests' })
  await screen.findByText(/Quem trabalhou sem o cronômetro/)
  const ways = screen.getAllByRole('link').filter((it) => /loop$/i.test(it.textContent))
  return ways.map((it) => [it.textContent, it.getAttribute('href')])
}

test('a looper has one way to a request', async () => {
  expect(await open(4)).toEqual([['Pedir um loop', '/ponto/request']])
})
test('whoever decides may write a loop at once, too', async () => {
  expect(await open(7)).toEqual([
    ['Novo loop', '/ponto/new'],
    ['Pedir um loop', '/ponto/request'],
  ])
})

test('a request is sent, not saved, and says that it reached those who decide', async () => {
  const server = fakeServer()
  const atom = { id: 5, nome: 'Revisar', hint: null, gone: false }
  server.answer('GET', '/api/loops/hand/atoms', { data: [atom], more: false })
  server.answer('POST', '/api/loop-requests', { data: { id: 3, nome: 'Revisar', version: 1 } })
  render(<LoopRequestNewScreen />, { me: person(4), path: '/ponto/request', route: '/ponto/request' })
  const type = (name: RegExp, text: string) => userEvent.type(screen.getByLabelText(name), text)
  await userEvent.type(screen.getByRole('combobox', { name: /^Átomo/ }), 'Revisar')
  await userEvent.click(await screen.findByRole('option', { name: /Revisar/, hidden: true }))
  await type(/^Início/, '10/03/2026 09:00')
  await type(/^Duração/, '1,5')
  await userEvent.selectOptions(screen.getByLabelText(/^Tipo/), 'Reunião')
  await type(/^O que foi feito/, 'Ata')
  await type(/^Justificativa/, 'Sem bateria')
  await userEvent.click(screen.getByRole('button', { name: 'Enviar pedido' }))
  expect(await screen.findByText('Pedido enviado: quem decide foi avisado.')).toBeTruthy()
})
