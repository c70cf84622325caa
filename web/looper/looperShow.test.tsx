import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import type { LooperDetail } from '#contract/looper/looper.ts'
import { LooperEditScreen } from '#web/looper/LooperEditScreen.tsx'
import { LooperShowScreen } from '#web/looper/LooperShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const iris: LooperDetail = {
  id: 7,
  nome: 'Íris Prado',
  email: 'iris@example.org',
  role: 4,
  status: 1,
  type: { id: 1, nome: 'Design' },
  sector: null,
  areas: 'Front-end',
  contract_type: null,
  valor_hora_centavos: 85_50,
  qtdProjetos: 2,
  seen_at: null,
  created_at: '2026-03-01T12:00:00.000Z',
  deleted_at: null,
  first_name: 'Íris',
  last_name: 'Prado',
  area_list: [],
  values: [],
  foto: DEFAULT_PHOTO,
  loops: 31,
  teams: [],
  commitment: null,
  version: 1,
}

const part = (id: number, nome: string) => ({ id, nome, deleted_at: null })
const loop: LoopRow = {
  id: 80,
  atomo: part(5, 'Desenhar a vitrine'),
  cell: part(4, 'Vitrine'),
  gate: part(3, 'Protótipo'),
  project: part(2, 'Loja Lua'),
  inicio: '2026-03-10T12:00:00.000Z',
  fim: '2026-03-10T13:30:00.000Z',
  total: '01:30:00',
  segundos: 5400,
  decimal: 1.5,
  descricao: '',
  tipo: 1,
  status: 4,
  faturavel: 'Erro',
  ajustes: null,
  offline: false,
  deleted_at: null,
}

const openServer = (of: LooperDetail = iris) => {
  const server = fakeServer()
  server.answer('GET', `/api/loopers/${of.id}`, { data: of })
  server.answer('GET', `/api/loopers/${of.id}/neighbours`, { previous: null, next: null })
  server.answer('GET', `/api/people/${of.id}/documents`, { data: [] })
  server.answer('GET', `/api/history/looper/${of.id}`, { data: [], more: false })
  server.answer('GET', '/api/loops', {
    data: [loop],
    total: 31,
    more: false,
    page: 1,
    per_page: 5,
    sums: { total: 9000 },
  })
  server.answer('GET', '/api/venture-colours', { data: [] })
  return server
}
const show = (role: 1 | 7, id = 7) =>
  render(<LooperShowScreen />, { me: person(role), path: `/looper/show/${id}`, route: '/looper/show/:id' })
const fact = async (name: string) =>
  (await screen.findByText(name)).nextElementSibling?.textContent?.replaceAll('\u00A0', ' ')
const openMenu = async () => userEvent.click(await screen.findByRole('button', { name: 'Ações' }))
const openDialog = async () => {
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Status' }))
  return within(screen.getByRole('dialog', { name: 'Status' }))
}

test('a person in words, with zero-padded projects and their hours in Loop Center', async () => {
  openServer()
  show(1)
  expect(await screen.findByRole('heading', { level: 1, name: /Íris Prado/ })).toBeTruthy()
  expect(await fact('Projetos')).toBe('02')
  expect(await fact('Valor da hora')).toBe('R$ 85,50')
  // A person without a sector has no line for it.
  expect(screen.queryByText('Setor')).toBeNull()
  const hours = within(screen.getByRole('region', { name: 'Horas' }))
  expect(hours.getByText('Loops registrados: 31')).toBeTruthy()
  // Two hours and a half of each period, the last loops by atom and venture, and the way to all of them.
  expect(await hours.findAllByRole('link', { name: '2h 30m' })).toHaveLength(2)
  expect(await hours.findByText('1:30:00')).toBeTruthy()
  expect(hours.getByText(/10\/03\/2026 9:00 · Loja Lua/)).toBeTruthy()
  const center = '/district/workstation/pontos?user_id=7'
  expect(hours.getAllByRole('link').map((it) => it.getAttribute('href'))).toEqual([
    `${center}&period=week`,
    `${center}&period=month`,
    '/ponto/show/80',
    center,
  ])
})

test('the values of the hour stand with their moment and who set them', async () => {
  const by = { id: 1, nome: 'Marina Azevedo' }
  openServer({
    ...iris,
    values: [
      { valor_hora_centavos: 85_50, from_at: '2026-03-10T15:00:00.000Z', by },
      { valor_hora_centavos: 70_00, from_at: '2026-03-01T15:00:00.000Z', by: null },
    ],
  })
  show(7)
  const values = within(await screen.findByRole('region', { name: 'Valores da hora' }))
  expect(values.getByText('desde 10/03/2026 12:00 · Marina Azevedo')).toBeTruthy()
  expect(values.getByText('desde 01/03/2026 12:00 · valor inicial')).toBeTruthy()
})

test('the form sends what changed with the version, and warns before another role is saved', async () => {
  const server = openServer()
  server.answer('PATCH', '/api/loopers/7', { data: { ...iris, version: 2 } })
  render(<LooperEditScreen />, { me: person(1), path: '/looper/Edit/7', route: '/looper/Edit/:id' })
  const warning = /sai de todos os dispositivos/
  const role = await screen.findByLabelText(/^Papel/)
  expect(screen.queryByText(warning)).toBeNull()
  await userEvent.selectOptions(role, 'Supervisor')
  expect(screen.getByText(warning)).toBeTruthy()
  const value = screen.getByLabelText(/^Valor da hora/)
  await userEvent.clear(value)
  await userEvent.type(value, '900')
  expect(screen.queryByText(/por hora é incomum/)).toBeNull()
  await userEvent.type(value, '0')
  expect(await screen.findByText(/R\$ 9\.000,00 por hora é incomum/)).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Salvo!')).toBeTruthy()
  const sent = server.asked.find((it) => it.method === 'PATCH')
  expect(await sent?.clone().json()).toEqual({ version: 1, role: 8, valor_hora_centavos: 9000_00 })
})

test('nobody has their own role in the form, and whoever sees no values no value', async () => {
  const me = person(7)
  const { valor_hora_centavos: _, values: __, ...rest } = iris
  openServer({ ...rest, id: me.id })
  render(<LooperEditScreen />, { me, path: `/looper/Edit/${me.id}`, route: '/looper/Edit/:id' })
  expect(await screen.findByLabelText(/^Sobrenome/)).toBeTruthy()
  expect(screen.queryByLabelText(/^Papel/)).toBeNull()
  expect(screen.queryByLabelText(/^Valor da hora/)).toBeNull()
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

test('whoever is switched off is handed over from in the same step, with what goes over in sight', async () => {
  const server = openServer()
  server.answer('GET', '/api/loopers/7/handover', { data: [{ kind: 'sectors', count: 7, names: ['Campo', 'Vendas'] }] })
  server.answer('GET', '/api/loopers/successors', {
    data: [{ id: 9, nome: 'Bia Lima', hint: 'bia@example.org', gone: false }],
    more: false,
  })
  server.answer('PUT', '/api/looperStatus/7', { status: 'success', message: 'x', data: { id: 7, status: 3 } })
  show(1)
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('radio', { name: /Ativo/ }))
  expect(dialog.queryByLabelText(/^Transferir para/)).toBeNull()
  await userEvent.click(dialog.getByRole('radio', { name: /Desativado/ }))
  expect(await dialog.findByText('Campo, Vendas, e mais 5')).toBeTruthy()
  await userEvent.click(dialog.getByRole('combobox', { name: /^Transferir para/ }))
  await userEvent.click(await screen.findByText('Bia Lima'))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Status alterado!')).toBeTruthy()
  expect(await server.bodies('/api/looperStatus/7')).toEqual([{ status: 3, to: 9 }])
})

test('the page tells each team with its room and position, which role 1 changes there', async () => {
  const team = { venture_id: 4, nome: 'Atlas', position: 5, seniority: null, room: 2, color: null, version: 3 }
  const server = openServer({ ...iris, teams: [team], commitment: 1 })
  server.answer('PATCH', '/api/team/4/7', { data: { id: 4, nome: 'Atlas', code: 'A', members: [] } })
  const { unmount } = show(7)
  const teams = async () => within(await screen.findByRole('region', { name: 'Equipes' }))
  const atlas = (await teams()).getByRole('link', { name: 'Atlas' })
  expect(atlas.getAttribute('href')).toContain('/project/show/4')
  expect(atlas.parentElement?.textContent).toBe('AtlasEquipe administrativa · SQUAD Leader')
  expect((await teams()).getByText('Tempo integral (40 h)')).toBeTruthy()
  expect((await teams()).queryByRole('button')).toBeNull()
  unmount()
  show(1)
  await userEvent.click((await teams()).getByRole('button', { name: 'Editar Atlas' }))
  await userEvent.selectOptions(await screen.findByLabelText(/^Sala/), 'Equipe técnica')
  await userEvent.click(screen.getByRole('button', { name: 'Salvar' }))
  expect(await server.bodies('/api/team/4/7')).toEqual([{ version: 3, room: 1 }])
})

test('any other refusal is told with its sentence too', async () => {
  const server = openServer()
  server.answer('PUT', '/api/looperStatus/7', () => refusal(403, { detail: 'Você não tem acesso a isto.' }))
  show(1)
  const dialog = await openDialog()
  await userEvent.click(dialog.getByRole('radio', { name: /Desativado/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Salvar' }))
  expect(await screen.findByText('Um erro ocorreu! Você não tem acesso a isto.')).toBeTruthy()
})

test('nobody has the modal for themselves', async () => {
  const me = person(1)
  openServer({ ...iris, id: me.id })
  render(<LooperShowScreen />, { me, path: `/looper/show/${me.id}`, route: '/looper/show/:id' })
  expect(await screen.findByRole('heading', { level: 1, name: /Íris Prado/ })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Ações' })).toBeNull()
})

test('a link for a new password is sent after a question, and shown where no mail leaves', async () => {
  const server = openServer()
  const url = '/#/new-password?code=abc'
  server.answer('POST', '/api/loopers/7/reset', { link: { url, until: '2026-03-11T12:00:00.000Z' } })
  show(7)
  await openMenu()
  await userEvent.click(screen.getByRole('menuitem', { name: 'Senha nova' }))
  const ask = within(await screen.findByRole('alertdialog', { name: /Enviar a Íris Prado um link/ }))
  await userEvent.click(ask.getByRole('button', { name: 'Senha nova' }))
  const link = within(
    await screen.findByRole('alertdialog', { name: 'Link para Íris Prado' }),
  ).getByLabelText<HTMLInputElement>('Link')
  expect(link.value).toContain('/#/new-password?code=abc')
})

test.each([
  { role: 1, status: 1 },
  { role: 4, status: 3 },
])('a director sends none to role $role with status $status', async (of) => {
  openServer({ ...iris, ...of })
  show(7)
  await openMenu()
  expect(screen.getByRole('menuitem', { name: 'Status' })).toBeTruthy()
  expect(screen.queryByRole('menuitem', { name: 'Senha nova' })).toBeNull()
})
