import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DeployRow } from '#contract/deploy/deploy.ts'
import { parseDateTimeInput } from '#contract/kit/dates.ts'
import type { RelationRow } from '#contract/things/relation.ts'
import { DeployNewScreen } from '#web/deploy/DeployNewScreen.tsx'
import { DeployShowScreen } from '#web/deploy/DeployShowScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const row: DeployRow = {
  id: 4,
  nome: '1.9.1',
  venture: { id: 2, nome: 'Loja virtual' },
  venture_id: 2,
  environment: 3,
  result: 2,
  descricao: 'Reserva de estoque.\nSaldo por loja.',
  at: '2026-03-10T15:00:00.000Z',
  by: null,
  by_id: null,
  created_at: '2026-03-10T15:00:00.000Z',
  deleted_at: null,
  version: 1,
}
const related = (id: number, thing: string, nome: string): RelationRow => ({
  id,
  kind: 'relates',
  thing,
  record: { id, nome, gone: false },
  link: `/open/${thing}/${id}`,
})

const shown = (data: readonly RelationRow[]) => {
  const server = fakeServer()
  const empty = { data: [], more: false, total: 0, writable: false, watching: false, people: [] }
  for (const it of ['attachments', 'history', 'comments', 'checklist', 'labels', 'watchers'])
    server.answer('GET', `/api/${it}/:thing/:id`, empty)
  server.answer('GET', '/api/relations/:thing/:id', { data, things: ['atom'], writable: true })
  server.answer('GET', '/api/deploys/:id', { data: row, uses: [] })
  server.answer('GET', '/api/deploys/:id/neighbours', { previous: null, next: null })
  render(<DeployShowScreen />, {
    me: person(4),
    path: '/district/workstation/deploys/4',
    route: '/district/workstation/deploys/:id',
  })
}

test('a deploy says what changed, and leads to the atoms that it brought', async () => {
  shown([related(9, 'atom', 'Reservar estoque'), related(5, 'deploy', '1.9.0')])
  expect((await screen.findByRole('region', { name: 'O que mudou' })).textContent).toContain('Saldo por loja.')
  const atoms = await screen.findByRole('region', { name: 'Átomos desta versão' })
  expect(atoms.textContent).toContain('Reservar estoque')
  expect(atoms.textContent).not.toContain('1.9.0')
})

test('without atoms it says how they come there', async () => {
  shown([])
  expect(await screen.findByText(/^Relacione os átomos/)).toBeTruthy()
})

test('a new deploy begins as just made, by whoever writes it down', async () => {
  const server = fakeServer()
  const me = person(4)
  render(<DeployNewScreen />, { me })
  expect((await screen.findByLabelText<HTMLInputElement>(/^Quem/, { selector: 'input' })).value).toBe('Ana Souza')
  const when = screen.getByRole<HTMLInputElement>('textbox', { name: /^Quando/ }).value
  const at = Date.parse(parseDateTimeInput(when, me.zone)?.toISOString() ?? '')
  expect(Math.abs(Date.now() - at)).toBeLessThan(5 * 60_000)
  expect(server.asked.every((it) => it.method === 'GET')).toBe(true)
})
