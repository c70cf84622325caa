import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { DataRequestRow } from '#contract/ownData/ownData.ts'
import type { AcceptanceRow } from '#contract/terms/acceptance.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'
import { WardenScreen } from '#web/warden/WardenScreen.tsx'

const DAY_MS = 86_400_000
const inDays = (days: number): string => new Date(Date.now() + days * DAY_MS).toISOString()

const request = (id: number, more: Partial<DataRequestRow>): DataRequestRow => ({
  id,
  protocol: `2026-AAAA-000${id}`,
  person: { id: 40 + id, nome: `Pessoa ${id}`, deleted_at: null },
  state: 'open',
  note: '',
  created_at: inDays(-15),
  due_at: inDays(3),
  decided_at: null,
  decided_by: null,
  reason: null,
  ...more,
})

test('a request that waits past its day is marked as late, one that was decided is not', async () => {
  const rows = [
    request(1, { due_at: inDays(-1) }),
    request(2, {}),
    request(3, { state: 'denied', due_at: inDays(-9), decided_at: inDays(-9) }),
  ]
  const server = fakeServer()
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/data-requests', { data: rows, total: 3, more: false, page: 1, per_page: 10, sums: {} })
  render(<WardenScreen />, { me: person(1), path: '/district/warden' })
  const line = async (protocol: string) => within((await screen.findByText(protocol)).closest('tr') ?? document.body)
  expect((await line('2026-AAAA-0001')).getByText('1 dia de atraso')).toBeTruthy()
  const leads = (await line('2026-AAAA-0001')).getByRole('link', { name: 'Pessoa 1' })
  expect(leads.getAttribute('href')).toContain('/looper/show/41')
  expect((await line('2026-AAAA-0002')).queryByText(/atras/i)).toBeNull()
  expect((await line('2026-AAAA-0003')).queryByText(/atras/i)).toBeNull()
})

const answers: AcceptanceRow[] = [
  {
    id: 2,
    person: { id: 41, nome: 'Pessoa 1' },
    answer: 'refused',
    version: '1.1.3',
    at: '2026-03-10T12:00:00.000Z',
    ip: '203.0.113.9',
    user_agent: null,
  },
  {
    id: 1,
    person: { id: 42, nome: 'Pessoa 2' },
    answer: 'accepted',
    version: '1.1.2',
    at: '2025-03-10T12:00:00.000Z',
    ip: null,
    user_agent: null,
  },
]

test('role 1 goes from the requests to who answered the terms; an address that was never stored is three dashes', async () => {
  const server = fakeServer()
  const page = { more: false, page: 1, per_page: 10, sums: {} }
  server.answer('GET', '/api/views', { data: [], default_id: null })
  server.answer('GET', '/api/data-requests', { ...page, data: [], total: 0 })
  server.answer('GET', '/api/terms/acceptances', { ...page, data: answers, total: 2 })
  const { at } = render(<WardenScreen />, { me: person(1), path: '/district/warden' })
  await userEvent.click(await screen.findByRole('radio', { name: 'Aceites dos termos' }))
  expect(at()).toContain('tab=acceptances')
  const line = async (name: string) => (await screen.findByText(name)).closest('tr')?.textContent
  expect(await line('Pessoa 1')).toMatch(/Recusou.*1\.1\.3.*203\.0\.113\.9/)
  expect(await line('Pessoa 2')).toMatch(/Aceitou.*1\.1\.2.*- - -/)
})

test('somebody who governs nothing sees their own answer and the way to their data, and asks for no list', async () => {
  const server = fakeServer()
  const answer = { version: '1.1.3', accepted: true, at: '2026-03-10T12:00:00.000Z' }
  server.answer('GET', '/api/terms/acceptance', { version: '1.1.3', answer })
  render(<WardenScreen />, { me: person(4), path: '/district/warden' })
  expect(await screen.findByText(/Você aceitou a versão 1\.1\.3 em/)).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Abrir os meus dados' }).getAttribute('href')).toContain('/profile')
  expect(screen.getByRole('link', { name: 'Ler os termos de serviço' })).toBeTruthy()
  expect(server.asked.map((it) => new URL(it.url).pathname)).toEqual(['/api/terms/acceptance'])
})
