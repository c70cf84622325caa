import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { WaitingGate } from '#contract/gate/page.ts'
import { GuestHome } from '#web/home/GuestHome.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer } from '#web/testing/server.ts'

const gate: WaitingGate = {
  id: 5,
  version: 2,
  nome: 'Protótipo',
  descricao: '',
  venture: 'Loja Lua',
  venture_id: 1,
  progress: { done: 1, total: 1 },
  delivered_at: '2026-03-10T12:00:00Z',
  due_at: '2026-03-15T12:00:00Z',
  left_seconds: null,
  entregas: [],
  may: ['approve', 'contest', 'clarify'],
  questions: [],
}

const shown = (role: 5 | 9) => {
  const server = fakeServer()
  server.answer('GET', '/api/gates/waiting', { data: [gate] })
  server.answer('GET', '/api/home/gates', { rows: [], total: 0, approved: 0 })
  server.answer('GET', '/api/home/demands', { rows: [], total: 0 })
  render(<GuestHome />, { me: person(role) })
  return server
}

test('a partner finds first what waits for them, and decides there', async () => {
  shown(5)
  const waiting = within(await screen.findByRole('region', { name: 'À espera de aprovação' }))
  expect(waiting.getByText('Protótipo')).toBeTruthy()
  expect(waiting.getByRole('button', { name: 'Aprovar' })).toBeTruthy()
})

test('who opens no gates is not asked which wait for them', () => {
  const server = shown(9)
  expect(server.asked.some(({ url }) => new URL(url).pathname === '/api/gates/waiting')).toBe(false)
  expect(screen.queryByRole('region', { name: 'À espera de aprovação' })).toBeNull()
})
