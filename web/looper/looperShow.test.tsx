import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { LooperDetail } from '#contract/looper/looper.ts'
import { LooperShowScreen } from '#web/looper/LooperShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const iris: LooperDetail = {
  id: 7,
  nome: 'Íris Prado',
  email: 'iris@example.org',
  role: 4,
  status: 1,
  type: { id: 1, nome: 'Design' },
  sector: null,
  areas: 'Front-end',
  valor_hora_centavos: 85_50,
  qtdProjetos: 2,
  seen_at: null,
  created_at: '2026-03-01T12:00:00.000Z',
  deleted_at: null,
  foto: null,
  loops: 31,
  version: 1,
}

const openServer = (of: LooperDetail = iris) => {
  const server = fakeServer()
  server.answer('GET', `/api/loopers/${of.id}`, { data: of })
  server.answer('GET', `/api/loopers/${of.id}/neighbours`, { previous: null, next: null })
  server.answer('GET', `/api/history/looper/${of.id}`, { data: [], more: false })
  return server
}
const show = (role: 1 | 7, id = 7) =>
  render(<LooperShowScreen />, { me: person(role), path: `/looper/show/${id}`, route: '/looper/show/:id' })
const fact = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')
const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Status' }))
  return within(screen.getByRole('dialog', { name: 'Status' }))
}

test('a person in words, with zero-padded projects and their hours in Loop Center', async () => {
  openServer()
  show(1)
  expect(await screen.findByRole('heading', { level: 1, name: /Íris Prado/ })).toBeTruthy()
  expect(await fact('Projetos')).toBe('02')
  expect(await fact('Valor da hora')).toBe('R$ 85,50')
  expect(await fact('Setor')).toBe('- - -')
  const hours = within(screen.getByRole('region', { name: 'Horas' }))
  expect(hours.getByText('Loops registrados: 31')).toBeTruthy()
  expect(hours.getByRole('link').getAttribute('href')).toMatch(/\/district\/workstation\/pontos\?user_id=7$/)
})

test('the status has to be chosen, and is stored with the words of the specification', async () => {
  const server = openServer()
  server.answer('PUT', '/api/looperStatus/7', { status: 'success', message: 'x', data: { id: 7, status: 3 } })
  show(1)
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(dialog.getByRole('alert')).toBeTruthy()
  expect(server.asked.some((it) => it.method === 'PUT')).toBe(false)
  await userEvent.click(dialog.getByRole('radio', { name: /Desativado/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Status alterado!')).toBeTruthy()
  expect(await server.bodies('/api/looperStatus/7')).toEqual([{ status: 3 }])
})

test('a rule that refuses is told with its reason, and the dialog stays', async () => {
  const server = openServer()
  server.answer('PUT', '/api/looperStatus/7', { status: 'error', message: 'É o último administrador ativo.' })
  show(1)
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('radio', { name: /Desativado/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Um erro ocorreu! É o último administrador ativo.')).toBeTruthy()
  expect(screen.getByRole('dialog', { name: 'Status' })).toBeTruthy()
})

test('nobody has the modal for themselves', async () => {
  const me = person(1)
  openServer({ ...iris, id: me.id })
  render(<LooperShowScreen />, { me, path: `/looper/show/${me.id}`, route: '/looper/show/:id' })
  expect(await screen.findByRole('heading', { level: 1, name: /Íris Prado/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Status' })).toBeNull()
})
