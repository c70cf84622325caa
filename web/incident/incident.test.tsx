import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { IncidentRow } from '#contract/incident/incident.ts'
import { IncidentListScreen } from '#web/incident/IncidentListScreen.tsx'
import { IncidentShowScreen } from '#web/incident/IncidentShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

const incident = (id: number, more: Partial<IncidentRow> = {}): IncidentRow => ({
  id,
  nome: `Incidente ${id}`,
  descricao: 'Um anexo errado.',
  severity: 2,
  status: 1,
  happened_at: null,
  noticed_at: inDays(-5),
  due_at: inDays(2),
  data_kinds: 'Nomes',
  people_count: null,
  measures: '',
  anpd_told_at: null,
  people_told_at: null,
  reason: '',
  created_by: null,
  created_at: inDays(-5),
  deleted_at: null,
  version: 1,
  ...more,
})

test('only an incident that nobody was told of by its day is marked as late', async () => {
  const rows = [
    incident(1, { due_at: inDays(-1) }),
    incident(2),
    incident(3, { due_at: inDays(-1), anpd_told_at: inDays(-3) }),
    incident(4, { due_at: inDays(-1), status: 3 }),
  ]
  const server = fakeServer()
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/incidents', { data: rows, total: 4, more: false, page: 1, per_page: 10, sums: {} })
  render(<IncidentListScreen />, { me: person(1), path: '/district/warden/incidents' })
  const late = async (name: string) => {
    const line = (await screen.findByText(name)).closest('tr') ?? document.body
    return within(line).queryByText('1 dia de atraso') !== null
  }
  expect([
    await late('Incidente 1'),
    await late('Incidente 2'),
    await late('Incidente 3'),
    await late('Incidente 4'),
  ]).toEqual([true, false, false, false])
})

test('an incident can be corrected and has its history, and nothing on its page deletes it', async () => {
  const server = fakeServer()
  server.answer('GET', '/api/incidents/:id', { data: incident(7), uses: [] })
  server.answer('GET', '/api/incidents/:id/neighbours', { previous: null, next: null })
  server.answer('GET', '/api/history/:thing/:id', { data: [], more: false })
  const place = { path: '/district/warden/incidents/7', route: '/district/warden/incidents/:id' }
  render(<IncidentShowScreen />, { me: person(1), ...place })
  const edit = await screen.findByRole('link', { name: 'Editar' })
  expect(edit.getAttribute('href')).toContain('/district/warden/incidents/7/edit')
  expect(screen.getByRole('heading', { name: 'Histórico' })).toBeTruthy()
  await userEvent.click(screen.getByRole('button', { name: 'Ações' }))
  expect(screen.getAllByRole('menuitem').map((it) => it.textContent)).toEqual(['Status'])
})
