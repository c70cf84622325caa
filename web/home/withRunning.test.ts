import { expect, test } from 'vitest'
import { withRunning } from '#web/home/withRunning.ts'

const mine = {
  today_seconds: 0,
  week_seconds: 0,
  last_week_seconds: 0,
  loops_waiting: 0,
  loops_returned: 0,
  week: [{ day: '2026-03-11', ventures: [{ id: 1, nome: 'Loja Lua Cheia', segundos: 60 }] }],
  late: [],
  next: [],
  atoms_total: 0,
}
const at = { now: Date.parse('2026-03-11T18:00:00Z'), zone: 'America/Sao_Paulo' }

test('a running loop stands in the week under its own venture, the first of that week or not', () => {
  const since = { inicio: '2026-03-11T17:59:00Z', projeto: 'Portal do Sol', venture_id: 7 }
  expect(withRunning(mine, since, at).week[0]?.ventures).toEqual([
    { id: 1, nome: 'Loja Lua Cheia', segundos: 60 },
    { id: 7, nome: 'Portal do Sol', segundos: 60 },
  ])
  // Two ventures may have one name.
  expect(withRunning(mine, { ...since, projeto: 'Loja Lua Cheia' }, at).week[0]?.ventures).toHaveLength(2)
  expect(withRunning(mine, { ...since, venture_id: 1 }, at).week[0]?.ventures).toMatchObject([{ id: 1, segundos: 120 }])
})
