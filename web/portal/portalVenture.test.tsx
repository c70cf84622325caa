import { screen, within } from '@testing-library/react'
import { Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import type { PortalVenture } from '#contract/portal/portal.ts'
import { PortalVentureScreen } from '#web/portal/PortalVentureScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, refusal } from '#web/testing/server.ts'

const venture: PortalVenture = {
  id: 2,
  uuid: 'u2',
  code: 'LUA',
  nome: 'Loja Lua',
  stage: 'execution',
  cliente: 'Lua Ltda.',
  gates: [
    {
      id: 5,
      nome: 'Protótipo',
      status: 'approved',
      done: 3,
      total: 4,
      late: 1,
      planned_on: null,
      due_at: null,
      decided_at: null,
    },
  ],
  atoms_open: 1,
  atoms_done: 3,
  atoms_late: 1,
  delivery_type: 1,
  starts_on: '2026-01-10',
  ends_on: '2026-08-31',
  entregas: { done: 1, total: 2 },
  price_centavos: 1_000_000,
  delivered_centavos: 400_000,
  paid_centavos: 100_000,
}

const opened = (of: PortalVenture | undefined, path = '/district/headquarter/ventures/2') => {
  const server = fakeServer()
  server.answer('GET', '/api/portal', { data: of ? [of] : [], more: false })
  server.answer('GET', '/api/ventures/2', { data: { id: 2, descricao: 'Uma loja.', escopo: 'Catálogo.' }, uses: [] })
  server.answer('GET', '/api/gates/waiting', { data: [] })
  server.answer('GET', '/api/team', { data: [], more: false })
  server.answer('GET', '/api/entregas', {
    data: [{ id: 31, nome: 'Telas', status: 4, planned_on: null, delivered_on: '2026-03-01', valor_centavos: 400_000 }],
    total: 1,
    page: 1,
    per_page: 50,
  })
  server.answer('GET', '/api/resources', { data: [], total: 0, page: 1, per_page: 20 })
  render(
    <Routes>
      <Route path="/district/headquarter/ventures/:id" element={<PortalVentureScreen />} />
      <Route path="/district/headquarter/ventures/:project_id/gates/:gate_id" element={<PortalVentureScreen />} />
    </Routes>,
    { me: person(3), path },
  )
  return server
}
const card = async (name: string) => within(await screen.findByRole('region', { name }))

test.each(['/district/headquarter/ventures/2', '/district/headquarter/ventures/2/gates/5'])(
  'a client follows a venture at %s: dates and money, progress, deliverables, what was agreed',
  async (path) => {
    opened(venture, path)
    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Loja Lua')
    const budget = await card('Prazo e orçamento')
    for (const it of ['31/08/2026', /R\$\s10\.000,00/, /R\$\s4\.000,00/, /R\$\s1\.000,00/])
      expect(budget.getByText(it)).toBeTruthy()
    const progress = await card('Progresso')
    expect(progress.getByText('3 de 4 átomos prontos')).toBeTruthy()
    expect(progress.getAllByRole('img', { name: '4 átomos: 3 concluídos, 1 atrasado' })).toHaveLength(2)
    expect(progress.getByText('Protótipo')).toBeTruthy()
    const deliveries = await card('Entregas e relatórios')
    expect((await deliveries.findByText(/^entregue em 01\/03\/2026/)).textContent).toMatch(/R\$\s4\.000,00$/)
    expect((await card('O que foi combinado')).getByText('Catálogo.')).toBeTruthy()
    expect(screen.queryByRole('region', { name: 'À espera de aprovação' })).toBeNull()
  },
)

test('who sees neither value nor time reads of neither', async () => {
  const { price_centavos: _price, delivered_centavos: _done, paid_centavos: _paid, ...rest } = venture
  opened(rest)
  const budget = await card('Prazo e orçamento')
  for (const it of ['Valor combinado', 'Já entregue', 'Já pago']) expect(budget.queryByText(it)).toBeNull()
  expect((await card('Progresso')).queryByText(/R\$/)).toBeNull()
})

test('a contested gate says why', async () => {
  const [gate] = venture.gates
  if (!gate) throw new Error('without a gate')
  opened({ ...venture, gates: [{ ...gate, status: 'contested', reason: 'Falta o manual.' }] })
  expect((await card('Progresso')).getByText('“Protótipo” foi contestado: Falta o manual.')).toBeTruthy()
})

test('the venture of others is none', async () => {
  opened(undefined)
  expect(await screen.findByText('Não encontramos este registro')).toBeTruthy()
})

test('what the role does not open is said', async () => {
  opened(venture).answer('GET', '/api/portal', () => refusal(403))
  expect(await screen.findByText('Acesso negado!')).toBeTruthy()
})
