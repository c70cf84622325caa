import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { PortalVenture } from '#contract/portal/portal.ts'
import { VentureCards } from '#web/portal/VentureCards.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json, refusal } from '#web/testing/server.ts'

const gateStates = ['approved', 'delivered', 'contested', 'in_progress', 'planned'] as const

const shop: PortalVenture = {
  id: 1,
  uuid: 'u1',
  code: 'LUA',
  nome: 'Loja Lua Cheia',
  stage: 'execution',
  cliente: 'Lua Cheia Ltda.',
  gates: gateStates.map((status, index) => ({
    id: index + 1,
    nome: `Gate ${index + 1}`,
    status,
    done: 1,
    total: 2,
    late: 0,
    planned_on: '2026-04-01',
    due_at: status === 'delivered' ? '2026-03-15T15:00:00+00:00' : null,
    decided_at: status === 'approved' ? '2026-03-02T15:00:00+00:00' : null,
  })),
  atoms_open: 3,
  atoms_done: 9,
  atoms_late: 1,
  delivery_type: 1,
  starts_on: null,
  ends_on: '2026-08-31',
  entregas: { done: 1, total: 4 },
  price_centavos: 1_000_000,
  delivered_centavos: 250_000,
  paid_centavos: 0,
}
const talk: PortalVenture = {
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
  atoms_late: 0,
  ends_on: null,
  entregas: { done: 0, total: 0 },
  price_centavos: null,
  delivered_centavos: 0,
}

const shown = (role: Role, data: readonly PortalVenture[] = [shop, talk]) => {
  const server = fakeServer()
  server.answer('GET', '/api/portal', { data, more: false })
  return render(<VentureCards />, { me: person(role) })
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
    for (const it of ['LUA', 'Lua Cheia Ltda. · entrega em 31/08/2026', 'Em execução', '9 de 12 átomos prontos'])
      expect(within(card).getByText(it)).toBeTruthy()
    const gates = within(within(card).getByRole('list', { name: 'Gates' })).getAllByRole('listitem')
    expect(gates.map((it) => it.textContent)).toEqual([
      'Gate 1em 02/03/2026Aprovado',
      'Gate 2responder até 15/03/2026 12:00À espera de aprovação',
      'Gate 3Contestado',
      'Gate 4previsto para 01/04/2026Em andamento',
      'Gate 5previsto para 01/04/2026Planejado',
    ])
    expect(within(card).getByRole('img', { name: '12 átomos: 9 concluídos, 2 abertos, 1 atrasado' })).toBeTruthy()
    expect(within(card).getAllByRole('img', { name: '2 átomos: 1 concluído, 1 aberto' })).toHaveLength(5)
    const bars = [...card.querySelectorAll('progress')].map((it) => [it.value, it.max])
    expect(bars).toEqual([
      [1, 4],
      [250_000, 1_000_000],
    ])
    expect(card.textContent).toMatch(/R\$\s2\.500,00 entregues de R\$\s10\.000,00/)
  },
)

test('who sees the price and not what deliverables are worth reads the price alone', async () => {
  const { delivered_centavos: _done, paid_centavos: _paid, ...rest } = shop
  shown(9, [rest])
  const card = await cardOf('Loja Lua Cheia')
  expect(within(card).getByText(/^R\$\s10\.000,00 combinados$/)).toBeTruthy()
  expect(card.querySelectorAll('progress')).toHaveLength(1)
})

test('a venture without client, gates and atoms shows none of them', async () => {
  shown(3)
  const card = await cardOf('Portal do Sol')
  expect(card.textContent).toBe('SOLPortal do SolEm negociação')
  expect(card.querySelector('progress')).toBeNull()
})

test('without ventures it says so', async () => {
  shown(3, [])
  expect(await screen.findByText('Nenhuma venture por aqui ainda')).toBeTruthy()
  expect(screen.queryByRole('list', { name: 'Ventures' })).toBeNull()
})

test('what the server refuses is said, with a way to ask again', async () => {
  fakeServer().answer('GET', '/api/portal', () => refusal(500))
  render(<VentureCards />, { me: person(3) })
  expect(await screen.findByRole('button', { name: /tentar/i })).toBeTruthy()
})

test('while a gate waits nothing says that there are no ventures: its venture is read', async () => {
  const server = fakeServer()
  const answers = [[], [shop]]
  server.answer('GET', '/api/portal', () => json({ data: answers.shift() ?? [shop], more: false }))
  let known: (it: Response) => void = () => undefined
  server.answer('GET', '/api/gates/waiting', () => new Promise<Response>((resolve) => void (known = resolve)))
  render(<VentureCards />, { me: person(3) })
  await waitFor(() => expect(answers).toHaveLength(1))
  expect(await screen.findByRole('status')).toBeTruthy()
  expect(screen.queryByText('Nenhuma venture por aqui ainda')).toBeNull()
  await act(async () => known(json({ data: [{ id: 1, nome: 'Gate 1' }] })))
  await cardOf('Loja Lua Cheia')
  expect(answers).toHaveLength(0)
})
