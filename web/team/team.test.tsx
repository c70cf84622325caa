import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import type { Team, TeamMember } from '#contract/team/team.ts'
import { TeamScreen } from '#web/team/TeamScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const ana: TeamMember = {
  user_id: 3,
  nome: 'Ana Prado',
  foto: DEFAULT_PHOTO,
  position: 5,
  seniority: 3,
  room: 1,
  color: '#2563eb',
  tipo_nome: 'Design',
  off: false,
  version: 2,
  working: true,
  week_seconds: 27_000,
  commitment: 2,
  expected_seconds: 72_000,
}
const team: Team = { id: 4, nome: 'Casa', code: 'CASA', members: [ana] }

const openServer = (members: readonly TeamMember[] = [ana]) => {
  const server = fakeServer()
  server.answer('GET', '/api/team', { data: [{ ...team, members }], more: false })
  server.answer('GET', '/api/team/people', { data: [], more: false })
  return server
}
const show = (role: 1 | 3 | 7) => render(<TeamScreen />, { me: person(role) })

test('people stand in their room with position, hours against commitment, and that they work now', async () => {
  openServer()
  show(7)
  const room = within(await screen.findByRole('region', { name: 'Equipe técnica' }))
  for (const text of ['Ana Prado', 'SQUAD Leader · Sênior · Design', 'Trabalhando agora'])
    expect(room.getByText(text)).toBeTruthy()
  expect(room.getByText(/7h 30m de 20h 00m/)).toBeTruthy()
  // Beside the buttons, the mark would leave the name no room on a phone.
  expect(room.getByText('Ana Prado').closest('p')?.textContent).toContain('Trabalhando agora')
  expect(room.queryByRole('button', { name: 'Editar Ana Prado' })).toBeNull()
  expect(screen.getByRole('button', { name: 'Incluir pessoa' })).toBeTruthy()
})

test('who works now is counted, once however many teams, and shown alone; a client is not asked', async () => {
  const server = openServer([ana, { ...ana, user_id: 5, nome: 'Bia Lima', working: false }])
  server.answer('GET', '/api/team', {
    data: [
      { ...team, members: [ana, { ...ana, user_id: 5, nome: 'Bia Lima', working: false }] },
      { id: 8, nome: 'Lua', code: 'LUA', members: [ana] },
      { id: 9, nome: 'Sol', code: 'SOL', members: [{ ...ana, user_id: 6, nome: 'Caio Dias', working: false }] },
    ],
    more: false,
  })
  const { unmount } = show(7)
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Só quem trabalha agora (1)' }))
  expect(screen.getAllByRole('heading', { level: 2, name: /Casa|Lua|Sol/ }).map((it) => it.textContent)).toEqual([
    'Casa',
    'Lua',
  ])
  expect(screen.queryByText('Bia Lima')).toBeNull()
  unmount()
  const { working: _, ...told } = ana
  openServer([told])
  show(3)
  await screen.findByTitle('Ana Prado')
  expect(screen.queryByRole('checkbox')).toBeNull()
})

test.each([
  [7, true],
  [3, false],
] as const)('a name leads to its page only for who opens people: role %i', async (role, leads) => {
  openServer()
  show(role)
  expect(await screen.findByTitle('Ana Prado')).toBeTruthy()
  expect(screen.queryByRole('link', { name: 'Ana Prado' }) !== null).toBe(leads)
})

test('what a client is not told takes no place', async () => {
  const { working: _, week_seconds: __, commitment: ___, ...told } = ana
  openServer([{ ...told, tipo_nome: null, seniority: null }])
  show(3)
  expect(await screen.findByText('SQUAD Leader')).toBeTruthy()
  expect(screen.queryByText(/nesta semana/)).toBeNull()
  expect(screen.queryByText('Trabalhando agora')).toBeNull()
  expect(screen.queryByRole('button', { name: 'Incluir pessoa' })).toBeNull()
})

test('an administrator edits what differs and, once asked, takes somebody off', async () => {
  const server = openServer()
  server.answer('PATCH', '/api/team/:venture_id/:user_id', { data: team })
  server.answer('DELETE', '/api/team/:venture_id/:user_id', { message: 'Pessoa retirada.' })
  show(1)
  await userEvent.click(await screen.findByRole('button', { name: 'Editar Ana Prado' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Editar Ana Prado' }))
  await userEvent.selectOptions(dialog.getByLabelText(/^Posição/), 'productArchitect')
  await userEvent.selectOptions(dialog.getByLabelText(/^Senioridade/), 'specialist')
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(await server.bodies('/api/team/4/3')).toEqual([{ version: 2, position: 6, seniority: 4 }])
  await userEvent.click(screen.getByRole('button', { name: 'Tirar Ana Prado' }))
  const ask = within(await screen.findByRole('alertdialog', { name: 'Tirar Ana Prado de Casa?' }))
  await userEvent.click(ask.getByRole('button', { name: 'Tirar' }))
  await waitFor(() => expect(server.asked.some((it) => it.method === 'DELETE')).toBe(true))
})

test('people stand by position with their ventures, and a filter by position; the address keeps both', async () => {
  const server = openServer()
  server.answer('GET', '/api/team', {
    data: [
      { ...team, members: [ana, { ...ana, user_id: 5, nome: 'Bia Lima', position: 1 }] },
      { id: 8, nome: 'Lua', code: 'LUA', members: [ana] },
    ],
    more: false,
  })
  const page = show(7)
  await screen.findByRole('heading', { name: 'Casa' })
  await userEvent.click(screen.getByRole('radio', { name: 'Por posição' }))
  expect(screen.getAllByRole('heading', { level: 2 }).map((it) => it.textContent)).toEqual(['SQUAD Leader', 'Looper'])
  // Once on each venture; counted once.
  expect(screen.getAllByTitle('Ana Prado')).toHaveLength(2)
  expect(screen.getAllByText('1 pessoa')).toHaveLength(2)
  await userEvent.click(screen.getByRole('button', { name: /^Filtrar/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Posição' }))
  await userEvent.click(await screen.findByRole('option', { name: 'Looper' }))
  await waitFor(() => expect(server.asked.at(-1)?.url).toContain('position=1'))
  page.unmount()
  render(<TeamScreen />, { me: person(7), path: '/district/prolab/team?by=position&position=1&venture_id=8' })
  expect(await screen.findByText('Posição: Looper')).toBeTruthy()
  expect(await screen.findByText('Venture: Lua')).toBeTruthy()
  expect(server.asked.some(({ url }) => /position=1.*venture_id=8|venture_id=8.*position=1/.test(url))).toBe(true)
})
