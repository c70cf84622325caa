import { screen, waitFor } from '@testing-library/react'
import { beforeEach, expect, test } from 'vitest'
import { HomeScreen } from '#web/home/HomeScreen.tsx'
import { emitLive } from '#web/kit/live/live.ts'
import { forgetLoops, loopServer } from '#web/testing/loops.ts'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(forgetLoops)

const home = {
  today_seconds: 0,
  week_seconds: 0,
  last_week_seconds: 0,
  loops_waiting: 0,
  late: [],
  next: [],
  atoms_total: 0,
  week: Array.from({ length: 7 }, (_, at) => ({ day: `2026-03-0${String(at + 1)}`, ventures: [] })),
}
const loop = {
  id: 7,
  version: 3,
  atomo: 'Vitrine',
  projeto: 'Loja',
  venture_id: 1,
  inicio: '2026-03-10T12:00:00.000Z',
  fim: '2026-03-10T13:00:00.000Z',
  segundos: 3600,
  reason: 'Qual ata?',
  by: 'Marina',
  at: '2026-03-10T15:00:00.000Z',
}

const shown = () => {
  const server = loopServer(null)
  const me = person(4)
  const hold = (loops: readonly (typeof loop)[]) => {
    server.answer('GET', '/api/home', { ...home, loops_returned: loops.length })
    server.answer('GET', '/api/loops/returned', { data: loops })
  }
  hold([loop])
  render(<HomeScreen />, { me, path: '/' })
  return { hold, tell: () => emitLive({ topic: `user:${String(me.id)}`, event: 'loop.changed' }) }
}

test('a returned loop stands on home with its reason until it is put right, and again when it comes back', async () => {
  const { hold, tell } = shown()
  const card = await screen.findByRole('region', { name: 'Loops devolvidos' })
  expect(card.textContent).toContain('Marina: Qual ata?')
  hold([])
  tell()
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Loops devolvidos' })).toBeNull())
  hold([{ ...loop, reason: 'E a decisão?' }])
  tell()
  expect((await screen.findByRole('region', { name: 'Loops devolvidos' })).textContent).toContain('E a decisão?')
})
