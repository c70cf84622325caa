import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { HomeVenture } from '#contract/home/home.ts'
import { HeadquarterScreen } from '#web/home/HeadquarterScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const gateStates = ['approved', 'delivered', 'contested', 'in_progress', 'planned'] as const

const shop: HomeVenture = {
  id: 1,
  uuid: 'u1',
  code: 'LUA',
  nome: 'Loja Lua Cheia',
  stage: 'execution',
  cliente: 'Lua Cheia Ltda.',
  gates: gateStates.map((status, index) => ({ id: index + 1, nome: `Gate ${index + 1}`, status })),
  atoms_open: 3,
  atoms_done: 9,
}
const talk: HomeVenture = {
  ...shop,
  id: 2,
  uuid: 'u2',
  code: 'SOL',
  nome: 'Portal do Sol',
  stage: 'negotiation',
  cliente: null,
  gates: [],
  atoms_open: 0,
  atoms_done: 0,
}

const shown = (role: Role, data: readonly HomeVenture[] = [shop, talk]) => {
  const server = fakeServer()
  server.answer('GET', '/api/home/ventures', { data })
  server.answer('GET', '/api/my-client', { data: null })
  return render(<HeadquarterScreen />, { me: person(role) })
}

const cardOf = async (name: string): Promise<HTMLElement> => {
  const heading = await screen.findByRole('heading', { level: 2, name })
  const card = heading.closest('li')
  if (!card) throw new Error(`${name} stands in no list`)
  return card
}

test.each([3, 4] as const)(
  'role %d sees a venture: client, stage, gates in their order, and how much is done',
  async (role) => {
    shown(role)
    const card = await cardOf('Loja Lua Cheia')
    for (const it of ['LUA', 'Lua Cheia Ltda.', 'Em execução', '9 de 12 átomos prontos'])
      expect(within(card).getByText(it)).toBeTruthy()
    const gates = within(within(card).getByRole('list', { name: 'Gates' })).getAllByRole('listitem')
    expect(gates.map((it) => it.textContent)).toEqual([
      'Gate 1Aprovado',
      'Gate 2Entregue, à espera de aprovação',
      'Gate 3Contestado',
      'Gate 4Em andamento',
      'Gate 5Planejado',
    ])
    const bar = card.querySelector('progress')
    expect([bar?.value, bar?.max]).toEqual([9, 12])
  },
)

test('a venture without client, gates and atoms shows none of them', async () => {
  shown(3)
  const card = await cardOf('Portal do Sol')
  expect(card.textContent).toBe('SOLPortal do SolEm negociação')
  expect(card.querySelector('progress')).toBeNull()
})

test('a client, who has no other home, is greeted here; a looper reads where they are', async () => {
  const { unmount } = shown(3)
  await cardOf('Loja Lua Cheia')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toMatch(/^(?:Bom dia|Boa tarde|Boa noite), Ana$/)
  unmount()
  shown(4)
  await cardOf('Loja Lua Cheia')
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Headquarter')
})

test('without ventures it says so', async () => {
  shown(3, [])
  expect(await screen.findByText('Nenhuma venture por aqui')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Ventures' })).toBeNull()
})

test('what the server refuses is said, with a way to ask again', async () => {
  fakeServer().answer('GET', '/api/home/ventures', () => refusal(500))
  render(<HeadquarterScreen />, { me: person(3) })
  expect(await screen.findByRole('button', { name: /tentar/i })).toBeTruthy()
})
