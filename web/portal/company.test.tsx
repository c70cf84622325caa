import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { MyClient } from '#contract/client/mine.ts'
import type { WaitingGate } from '#contract/gate/page.ts'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import type { PortalVenture } from '#contract/portal/portal.ts'
import type { Team } from '#contract/team/team.ts'
import { Portal } from '#web/portal/Portal.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const undated = { done: 0, total: 0, late: 0, planned_on: null, due_at: null, decided_at: null }
const venture: PortalVenture = {
  id: 1,
  uuid: 'u1',
  code: 'LUA',
  nome: 'Loja Lua',
  stage: 'execution',
  cliente: 'Lua Ltda.',
  gates: [
    { id: 1, nome: 'Protótipo', status: 'delivered', ...undated },
    { id: 2, nome: 'Entrega final', status: 'planned', ...undated },
  ],
  atoms_open: 0,
  atoms_done: 0,
  atoms_late: 0,
  delivery_type: 1,
  starts_on: null,
  ends_on: null,
  entregas: { done: 0, total: 1 },
}
const waitingGate: WaitingGate = {
  id: 1,
  version: 3,
  nome: 'Protótipo',
  descricao: 'As telas principais.',
  venture: 'Loja Lua',
  progress: { done: 4, total: 5 },
  delivered_at: '2026-03-10T12:00:00Z',
  due_at: '2026-03-15T12:00:00Z',
  left_seconds: null,
  venture_id: 1,
  entregas: [{ id: 31, nome: 'Telas', status: 5 }],
  may: ['approve', 'contest', 'clarify'],
  questions: [],
}
const member = {
  foto: DEFAULT_PHOTO,
  room: 1,
  seniority: null,
  color: null,
  tipo_nome: null,
  off: false,
  version: 1,
} as const
const team: Team = {
  id: 1,
  nome: 'Loja Lua',
  code: 'LUA',
  members: [
    { ...member, user_id: 71, nome: 'Otávio Rezende', position: 4 },
    { ...member, user_id: 72, nome: 'Rafael Nogueira', position: 1 },
  ],
}
const colleague = { id: 1, nome: 'Ana Souza', email: 'ana@lua.example', state: 'on', me: true } as const
const mine: MyClient = {
  client: {
    id: 4,
    nome: 'Lua',
    razao_social: 'Lua Comércio Ltda.',
    cnpj: '11222333000181',
    email: null,
    telefone: null,
    country: 'BR',
    cep: '01310100',
    postal_code: null,
    street: 'Avenida Paulista',
    number: '1000',
    complement: '',
    district: 'Bela Vista',
    city: 'São Paulo',
    uf: 'SP',
    state: null,
  },
  role: 1,
  may_approve: true,
  contacts: [{ id: 1, nome: 'Bia', email: 'bia@lua.example', telefone: null, cargo: 'Compras' }],
  people: [
    { ...colleague, role: 1 },
    { id: 2, nome: '', email: 'caio@lua.example', role: 0, state: 'invited', me: false },
  ],
  files: [{ id: 9, nome: 'proposta.pdf', type: 'application/pdf', size: 12_000, at: '2026-03-10T12:00:00Z' }],
}

const shown = (
  data: MyClient | null,
  { gates = [waitingGate], ventures = [venture] }: { gates?: WaitingGate[]; ventures?: PortalVenture[] } = {},
) => {
  const server = fakeServer()
  server.answer('GET', '/api/portal', { data: ventures, more: false })
  server.answer('GET', '/api/my-client', { data })
  server.answer('GET', '/api/gates/waiting', { data: gates })
  server.answer('GET', '/api/entregas', { data: [], total: 0, page: 1, per_page: 6 })
  server.answer('GET', '/api/demandas', { data: [], total: 0, page: 1, per_page: 10 })
  server.answer('GET', '/api/team', { data: [team], more: false })
  render(<Portal />, { me: person(3) })
  return server
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test('an admin of a client sees what they may approve, their company, its contacts, files and people', async () => {
  shown(mine)
  const waiting = await card('À espera de aprovação')
  expect(waiting.getByText('Protótipo')).toBeTruthy()
  expect(waiting.queryByText('Entrega final')).toBeNull()
  expect(waiting.getByText('Você aprova em nome da sua empresa.')).toBeTruthy()
  const company = await card('Sua empresa')
  expect(company.getByText('11.222.333/0001-81')).toBeTruthy()
  expect(company.getByText('Avenida Paulista, 1000 · Bela Vista, São Paulo, SP · 01310-100')).toBeTruthy()
  expect((await card('Contatos')).getByText('bia@lua.example')).toBeTruthy()
  const people = await card('Quem tem acesso')
  expect(people.getByText('Ana Souza (você)')).toBeTruthy()
  expect(people.getByText('Convidado')).toBeTruthy()
  expect(screen.getByRole('list', { name: 'Ventures' })).toBeTruthy()
})

test('a delivered gate says when silence approves it, and can be decided', async () => {
  shown(mine)
  const waiting = await card('À espera de aprovação')
  expect(waiting.getByText(/Sem resposta, é aprovado em 15\/03\/2026/)).toBeTruthy()
  expect(waiting.getByRole('button', { name: 'Aprovar' })).toBeTruthy()
  expect(waiting.getByRole('button', { name: 'Contestar' })).toBeTruthy()
})

test('a basic access may ask and not decide', async () => {
  shown({ ...mine, role: 0, may_approve: false }, { gates: [{ ...waitingGate, may: ['clarify'] }] })
  const waiting = await card('À espera de aprovação')
  expect(waiting.getByRole('button', { name: 'Perguntar' })).toBeTruthy()
  expect(waiting.queryByRole('button', { name: 'Aprovar' })).toBeNull()
  expect(waiting.queryByRole('button', { name: 'Contestar' })).toBeNull()
})

test('a basic access reads who approves, and nothing about it while nothing waits', async () => {
  shown({ ...mine, role: 0, may_approve: false, people: [{ ...colleague, role: 1, me: false }] })
  expect((await card('À espera de aprovação')).getByText('Quem aprova: Ana Souza.')).toBeTruthy()
})

test('a file is asked for when it is saved, and a refusal is said', async () => {
  const server = shown(mine)
  server.answer('GET', '/api/files/9/link', () => refusal(404, { detail: 'Não encontrado.' }))
  await userEvent.click(await screen.findByRole('button', { name: 'proposta.pdf' }))
  expect(await screen.findByText('Não encontrado.')).toBeTruthy()
})

test('whoever belongs to no client reads what comes next, and whom to write to', async () => {
  shown(null)
  expect(await screen.findByText('Seu acesso ainda não está ligado a uma empresa')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Escrever ao suporte' })).toBeTruthy()
  expect(screen.queryByRole('region', { name: 'Sua empresa' })).toBeNull()
})

test('before approving one reads what is approved, with the report of each deliverable', async () => {
  const server = shown(mine)
  server.answer('POST', '/api/gates/1/approve', { data: {} })
  const waiting = await card('À espera de aprovação')
  await userEvent.click(waiting.getByRole('button', { name: 'Aprovar' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Aprovar “Protótipo”?' }))
  expect(dialog.getByText('Telas')).toBeTruthy()
  const report = dialog.getByRole('link', { name: 'Relatório de Telas (abre em outra aba)' })
  expect(report.getAttribute('href')).toMatch(/\/district\/headquarter\/entregas\/31$/)
  expect(dialog.getByText('1 átomo deste gate ainda está aberto.')).toBeTruthy()
  await userEvent.click(dialog.getByRole('button', { name: 'Aprovar' }))
  await waitFor(async () => expect(await server.bodies('/api/gates/1/approve')).toEqual([{ version: 3 }]))
})

test('those who lead a team are whom a client asks, and without any work each part says what comes next', async () => {
  shown(mine, { gates: [], ventures: [] })
  const people = await card('A quem perguntar')
  expect(await people.findByText('Otávio Rezende')).toBeTruthy()
  expect(people.queryByText('Rafael Nogueira')).toBeNull()
  expect((await card('À espera de aprovação')).getByText(/^Nada espera por você agora/)).toBeTruthy()
  expect((await card('Entregas e relatórios')).getByText(/^Nenhuma entrega pronta ainda/)).toBeTruthy()
  expect(await screen.findByText('Nenhuma venture por aqui ainda')).toBeTruthy()
  expect(screen.getAllByRole('link', { name: 'Nova demanda' })).toHaveLength(1)
})
