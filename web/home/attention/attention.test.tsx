import { screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { HomeDemand } from '#contract/home/attention.ts'
import { FollowedDemands } from '#web/home/attention/FollowedDemands.tsx'
import { LateGates } from '#web/home/attention/LateGates.tsx'
import { Overloaded } from '#web/home/attention/Overloaded.tsx'
import { OwnGates } from '#web/home/attention/OwnGates.tsx'
import { ToConfirm } from '#web/home/attention/ToConfirm.tsx'
import { homeAttention } from '#web/testing/homeAttention.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') }))

const answer = (what: 'attention' | 'gates' | 'demands', body: object) =>
  fakeServer().answer('GET', `/api/home/${what}`, body)
const card = async (name: string) => within(await screen.findByRole('region', { name }))
const way = (of: { getByRole: typeof screen.getByRole }, name: string) =>
  of.getByRole('link', { name }).getAttribute('href')?.replace('#', '')
const shown = async (Card: () => React.JSX.Element, role: Role, name: string) => {
  const page = render(<Card />, { me: person(role) })
  const it = await card(name)
  return { it, page }
}

test('a late gate stands below its venture with its days, and leads to its page; for who opens none, to its venture', async () => {
  answer('attention', homeAttention)
  const { it, page } = await shown(LateGates, 1, 'Gates atrasados')
  const gate = await it.findByRole('listitem')
  expect(gate.textContent).toBe('Loja Lua › Lançamentoprevisto para 02/03/20269 dias de atraso')
  expect(way(it, 'Lançamento')).toMatch(/ventures\/1\/gate\/9\/show$/)
  expect(it.getByText('1 de 7')).toBeTruthy()
  page.unmount()
  const manager = await shown(LateGates, 2, 'Gates atrasados')
  await manager.it.findByRole('listitem')
  expect(way(manager.it, 'Lançamento')).toMatch(/\/project\/show\/1$/)
})

test('without a late gate it says where the next ones are', async () => {
  answer('attention', { ...homeAttention, gates: { total: 0, rows: [] } })
  const { it } = await shown(LateGates, 1, 'Gates atrasados')
  expect(await it.findByText(/Os próximos estão no portfólio/)).toBeTruthy()
  expect(way(it, 'Portfólio')).toMatch(/portfolio$/)
})

test('a person over their commitment is told in hours and percent, and leads to what fills the week', async () => {
  answer('attention', homeAttention)
  const { it, page } = await shown(Overloaded, 7, 'Acima de 100 % nesta semana')
  expect((await it.findByRole('listitem')).textContent).toBe('Ana Souza46h 00m de 40h 00m115 %')
  expect(way(it, 'Ana Souza')).toMatch(/\/atom\/index\?responsavel_id=44&status=0%2C1$/)
  expect(way(it, 'Capacidade')).toMatch(/capacity$/)
  page.unmount()
  answer('attention', { ...homeAttention, load: { ...homeAttention.load, by: 'worked' } })
  const manager = await shown(Overloaded, 2, 'Acima de 100 % nesta semana')
  await manager.it.findByRole('listitem')
  expect(way(manager.it, 'Ana Souza')).toMatch(/\/pontos\?user_id=44&period=week$/)
  expect(way(manager.it, 'Equipe')).toMatch(/team$/)
})

test.each([
  [1, /\/loop-control\?user_id=45&why=4%2C5%2C7$/, /\/loop-control\?why=4%2C5%2C7$/],
  [2, /\/pontos\?user_id=45&status=2%2C4%2C5$/, /\/pontos\?status=2%2C4%2C5$/],
  [6, /\/ponto\/show\/8$/, undefined],
] as const)('loops to confirm lead role %d to where they are concluded or listed', async (role, one, all) => {
  answer('attention', homeAttention)
  const { it } = await shown(ToConfirm, role, 'Loops a confirmar')
  const row = await it.findByRole('listitem')
  expect(row.textContent).toBe('Bia LimaO mais antigo começou há 2 dias3 a confirmar · 2 a corrigir')
  expect(way(it, 'Bia Lima')).toMatch(one)
  if (all) expect(way(it, '5 loops ao todo')).toMatch(all)
  else expect(it.queryByRole('link', { name: '5 loops ao todo' })).toBeNull()
})

const gate = { id: 9, nome: 'Protótipo', venture_id: 1, projeto: 'Loja Lua', status: 'contested', due_at: null }

test('a guest reads each gate with its stage and day, and how many are approved', async () => {
  const rows = [
    { ...gate, late: true, planned_on: '2026-03-10' },
    {
      ...gate,
      id: 10,
      nome: 'Entrega',
      status: 'delivered',
      late: false,
      planned_on: null,
      due_at: '2026-03-15T12:00:00Z',
    },
  ]
  answer('gates', { rows, total: 2, approved: 3 })
  const { it } = await shown(OwnGates, 10, 'Gates das suas ventures')
  const read = (await it.findAllByRole('listitem')).map((row) => row.textContent)
  expect(read).toEqual([
    'Loja Lua › Protótipoprevisto para 10/03/20261 dia de atrasoContestado',
    'Loja Lua › Entregadecisão até 15/03/2026 9:00Entregue',
  ])
  expect(way(it, 'Protótipo')).toMatch(/\/headquarter\/ventures\/1$/)
  expect(it.getByText('3 já aprovados')).toBeTruthy()
})

test('without gates a guest reads what will stand here; with all approved, that none is left', async () => {
  answer('gates', { rows: [], total: 0, approved: 0 })
  const { it, page } = await shown(OwnGates, 10, 'Gates das suas ventures')
  expect(await it.findByText(/Nenhum gate por aqui ainda/)).toBeTruthy()
  page.unmount()
  answer('gates', { rows: [], total: 0, approved: 2 })
  const done = await shown(OwnGates, 10, 'Gates das suas ventures')
  expect(await done.it.findByText(/^2 gates aprovados, nenhum por aprovar/)).toBeTruthy()
})

const demand: HomeDemand = {
  id: 3,
  nome: 'Loja em inglês',
  from: 'Lua Cheia',
  created_at: '2026-03-01T12:00:00Z',
  wished_on: '2026-03-08',
  late: true,
  venture: null,
}

test('a demand has its next step, which leads to the venture that it became', async () => {
  const became = { ...demand, id: 4, nome: 'Aplicativo', wished_on: null, late: false }
  const rows = [demand, { ...became, venture: { id: 7, nome: 'App', stage: 'negotiation' } }]
  answer('demands', { rows, total: 2 })
  const { it } = await shown(FollowedDemands, 9, 'Demandas')
  const read = (await it.findAllByRole('listitem')).map((row) => row.textContent)
  expect(read).toEqual([
    'Loja em inglês3 dias de atrasoLua Cheia · pedida em 01/03/2026 · desejada para 08/03/2026Próximo passo: resposta da administração',
    'AplicativoLua Cheia · pedida em 01/03/2026App · Próximo passo: fechar a proposta com o cliente',
  ])
  expect(way(it, 'fechar a proposta com o cliente')).toMatch(/\/headquarter\/ventures\/7$/)
  expect(way(it, 'Ventures em negociação')).toMatch(/\/prolab\/ventures\?stage=negotiation$/)
})
