import { act, screen, within } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { CurrentLoop } from '#web/home/cards/CurrentLoop.tsx'
import { MyWeek } from '#web/home/week/MyWeek.tsx'
import { localId, type LoopEntry } from '#web/loop/offline/action.ts'
import { loopOutbox } from '#web/loop/offline/outbox.ts'
import { forgetLoops, loopServer, MINUTE } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-03-11T18:00:00Z') })
  forgetLoops()
})

test('a loop that only this page knows of is told at home as in the bar: running, then waiting to be concluded', async () => {
  const client_id = '0000010a-1111-4111-8111-111111111111'
  const inicio = new Date(Date.now() - 2 * MINUTE).toISOString()
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: 'America/Sao_Paulo' }).format(new Date(inicio))
  const about = { atomo_id: 3, atomo: 'Ligar o frete', projeto: 'Loja Lua Cheia', descricao: '' }
  const kept = { user: 44, thing: String(localId(client_id)), state: 'waiting', tries: 0 } as const
  const start: LoopEntry = { ...kept, seq: 1, at: inicio, action: { kind: 'start', client_id, ...about } }
  const at = new Date(Date.parse(inicio) + MINUTE).toISOString()
  const stop: LoopEntry = { ...kept, seq: 2, at, action: { kind: 'stop', status: 2, inicio, ...about } }
  loopServer(null)
  const figures = {
    today_seconds: 0,
    week_seconds: 3600,
    last_week_seconds: 0,
    loops_waiting: 0,
    loops_returned: 0,
    late: [],
    next: [],
    atoms_total: 0,
  }
  render(
    <>
      <CurrentLoop />
      <MyWeek of={{ ...figures, week: [{ day, ventures: [] }] }} />
    </>,
  )
  const card = screen.getByRole('region', { name: 'Em andamento' })
  const week = () => screen.getByText('Esta semana', { selector: 'dt' }).nextElementSibling?.textContent
  await within(card).findByText('Nenhum loop em andamento')
  expect(week()).toBe('1h 00m')
  act(() => loopOutbox.entries.set([start]))
  expect(card.textContent).toMatch(/0:02:00.*Ligar o frete.*desde/)
  expect(week()).toBe('1h 02m')
  act(() => loopOutbox.entries.set([start, stop]))
  expect(card.textContent).toMatch(/Nenhum loop em andamento.*Ligar o frete.*0:01:00.*Concluir/)
})
