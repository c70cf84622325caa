import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { AccessRow } from '#contract/audit/audit.ts'
import { AccessLogScreen } from '#web/audit/AccessLogScreen.tsx'
import { setLocale } from '#web/kit/words.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

test('the access log tells who called what and how it was answered', async () => {
  setLocale('pt')
  const server = fakeServer()
  server.answer('GET', '/api/views', { data: [], default_id: null })
  const row = (over: Partial<AccessRow>): AccessRow => ({
    id: 1,
    time: '2026-03-10T15:00:00Z',
    ip: '203.0.113.9',
    port: 40_001,
    user: { id: 41, nome: 'Ana Souza' },
    method: 'GET',
    route: '/api/loops',
    status: 200,
    ...over,
  })
  const rows = [row({}), row({ id: 2, user: null, route: null, status: 404 }), row({ id: 3, status: 503 })]
  server.answer('GET', '/api/audit/access', { data: rows, total: 3, page: 1, per_page: 10 })
  const route = '/district/fortress/access'
  render(<AccessLogScreen />, { me: person(1), path: `${route}?status=4xx&method=FLY`, route })
  const lines = (await screen.findAllByRole('row')).slice(1).map((it) => within(it).getAllByRole('cell'))
  expect(lines.map((it) => it.slice(0, 4).map((one) => one.textContent))).toEqual([
    ['GET /api/loops', '10/03/2026 12:00', 'Ana Souza', 'Atendida · 200'],
    ['GET Endereço desconhecido', '10/03/2026 12:00', 'Ninguém conectado', 'Recusada · 404'],
    ['GET /api/loops', '10/03/2026 12:00', 'Ana Souza', 'Falhou · 503'],
  ])
  const asked = server.asked.map((it) => new URL(it.url)).find((it) => it.pathname === '/api/audit/access')
  expect(Object.fromEntries(asked?.searchParams ?? [])).toEqual({
    status: '4xx',
    sort: '-time',
    page: '1',
    per_page: '10',
  })
})
