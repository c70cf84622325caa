import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import type { GateLine, VentureOverview } from '#contract/venture/page.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import { LateMark } from '#web/kit/ui/LateMark.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'
import { Overview } from '#web/venture/overview/Overview.tsx'

const row = {
  id: 3,
  nome: 'Portal',
  starts_on: '2020-01-05',
  ends_on: '2020-03-05',
  hours_planned: 2,
  price_centavos: 1_000_00,
  deleted_at: null,
} as VentureRow
const gate = (more: Partial<GateLine> & Pick<GateLine, 'id' | 'nome' | 'status'>): GateLine => ({
  done: 1,
  total: 2,
  late: 0,
  starts_on: null,
  planned_on: null,
  due_at: null,
  decided_at: null,
  ...more,
})
const open = (overview: Partial<VentureOverview>, role: Role = 1, over: Partial<VentureRow> = {}) => {
  const server = fakeServer()
  server.answer('GET', '/api/ventures/colours', { chosen: [] })
  server.answer('GET', '/api/ventures/:id/overview', { gates: [], late: [], ...overview })
  render(<Overview of={{ ...row, ...over }} />, { me: person(role) })
  return server
}

test('gates say their days: what is planned, what is late, when silence approves and when it was decided', async () => {
  open({
    gates: [
      gate({ id: 1, nome: 'Descoberta', status: 'approved', decided_at: '2020-01-20T15:00:00.000Z' }),
      gate({ id: 2, nome: 'Telas', status: 'delivered', due_at: '2020-02-10T17:50:00.000Z' }),
      gate({ id: 3, nome: 'Entrega', status: 'in_progress', starts_on: '2020-02-01', planned_on: '2020-03-01' }),
    ],
  })
  const gates = await screen.findByRole('region', { name: 'Gates' })
  const [first, second, third] = within(gates).getAllByRole('listitem')
  expect(first?.querySelector('[role=img]')?.getAttribute('aria-label')).toBe('2 átomos: 1 concluído, 1 aberto')
  expect(first?.textContent).toContain('aprovado em 20/01/2020 · 1 de 2 átomos')
  expect(second?.textContent).toContain('sem resposta, aprovado em 10/02/2020 14:50')
  expect(third?.textContent).toContain('01/02/2020 a 01/03/2020')
  expect([second, third].map((it) => it?.textContent?.includes('de atraso'))).toEqual([false, true])
})

test.each([
  ['approved', 3600, true],
  ['approved', 0, false],
  ['negotiation', undefined, false],
  ['execution', 3600, false],
] as const)('work in %s with %s seconds runs ahead of the approval: %s', async (stage, tracked, ahead) => {
  open({}, 1, { stage, ...(tracked !== undefined && { tracked }) })
  await screen.findByRole('region', { name: 'Gates' })
  expect(screen.queryByText(/o trabalho corre antes da aprovação/) !== null).toBe(ahead)
})

test('hours and money are drawn against what was planned, and what is above it says so', async () => {
  open({
    burn: [
      { week: '2020-01-05', seconds: 3600, centavos: 500_00 },
      { week: '2020-01-12', seconds: 9000, centavos: 900_00 },
    ],
  })
  const hours = await screen.findByRole('figure', { name: 'Horas' })
  expect(hours.textContent).toContain('(125 % do previsto)')
  expect(within(hours).getByText('acima do previsto')).toBeTruthy()
  const money = screen.getByRole('figure', { name: 'Custo' })
  expect(money.textContent).toContain('(90 % do previsto)')
  expect(within(money).queryByText('acima do previsto')).toBeNull()
})

test('who sees time alone reads of no money', async () => {
  open({ burn: [{ week: '2020-01-05', seconds: 3600 }] }, 4)
  await screen.findByRole('figure', { name: 'Horas' })
  expect(screen.queryByRole('figure', { name: 'Custo' })).toBeNull()
})

test('who sees neither reads of no plan', async () => {
  open({}, 2)
  await screen.findByRole('region', { name: 'Gates' })
  expect(screen.queryByRole('region', { name: 'Previsto e realizado' })).toBeNull()
})

test('what is late bears the one mark of lateness, by how many days, and who is responsible', async () => {
  open({ late: [{ id: 8, nome: 'Telas', data: '2020-02-10', responsavel: 'Íris Prado' }] })
  const late = within(await screen.findByRole('region', { name: 'Atrasados' })).getByRole('listitem')
  expect(late.textContent).toMatch(/^TelasÍris Pradoprevisto para 10\/02\/2020[\d.]+ dias de atraso$/)
  const mark = within(late).getByText(/dias de atraso$/)
  expect(mark.className).toBe(render(<LateMark>x</LateMark>).getByText('x').className)
  expect(mark.querySelector('svg')).toBeTruthy()
})
