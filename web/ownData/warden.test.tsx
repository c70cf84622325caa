import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { DataRequestRow } from '#contract/ownData/ownData.ts'
import { WardenScreen } from '#web/ownData/WardenScreen.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

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
  expect((await line('2026-AAAA-0001')).getByText('Atrasado')).toBeTruthy()
  const leads = (await line('2026-AAAA-0001')).getByRole('link', { name: 'Pessoa 1' })
  expect(leads.getAttribute('href')).toContain('/looper/show/41')
  expect((await line('2026-AAAA-0002')).queryByText('Atrasado')).toBeNull()
  expect((await line('2026-AAAA-0003')).queryByText('Atrasado')).toBeNull()
})
