import { expect, test } from 'vitest'
import { weekDaysOf, type SheetSpan } from '#contract/sheet/sheet.rules.ts'
import { blocksOf, gapsOf, lengthOf, shownHours } from './layout.ts'

const span = (id: number, inicio: string, fim: string | null, kind: SheetSpan['kind'] = 'loop'): SheetSpan => ({
  kind,
  id,
  atomo_id: 5,
  nome: 'Revisar',
  venture_id: 3,
  inicio,
  fim,
  status: 3,
})
const now = new Date('2026-03-12T15:00:00Z')
const dayOf = (day: string, zone = 'America/Sao_Paulo') => {
  const found = weekDaysOf(day, zone).find((it) => it.day === day)
  if (!found) throw new Error(day)
  return found
}

test('a loop over midnight has a block on both days', () => {
  const all = [span(1, '2026-01-01T02:30:00Z', '2026-01-01T03:30:00Z')]
  expect(blocksOf(all, dayOf('2025-12-31'), now)).toMatchObject([{ from: 23.5, to: 24 }])
  expect(blocksOf(all, dayOf('2026-01-01'), now)).toMatchObject([{ from: 0, to: 0.5 }])
})

test('a running loop reaches to now, and a request that overlaps it stands beside it', () => {
  const all = [
    span(1, '2026-03-12T12:00:00Z', '2026-03-12T13:00:00Z'),
    span(2, '2026-03-12T14:00:00Z', null),
    span(3, '2026-03-12T14:30:00Z', '2026-03-12T16:00:00Z', 'request'),
  ]
  const blocks = blocksOf(all, dayOf('2026-03-12'), now)
  expect(blocks.map((it) => [it.span.id, it.from, it.to, it.lane, it.lanes])).toEqual([
    [1, 9, 10, 0, 1],
    [2, 11, 12, 0, 2],
    [3, 11.5, 13, 1, 2],
  ])
  expect(gapsOf(blocks)).toEqual([{ from: 10, to: 11 }])
})

test('a day on which clocks move has 23 or 25 hours', () => {
  expect(lengthOf(dayOf('2026-03-08', 'America/New_York'))).toBe(23)
  expect(lengthOf(dayOf('2026-11-01', 'America/New_York'))).toBe(25)
  const late = [span(1, '2026-11-02T03:30:00Z', '2026-11-02T05:30:00Z')]
  expect(blocksOf(late, dayOf('2026-11-01', 'America/New_York'), now)).toMatchObject([{ from: 23.5, to: 25 }])
})

test('the night is left out unless something stands in it or it is asked for', () => {
  const day = dayOf('2026-03-10')
  const at = (from: string, to: string) => [blocksOf([span(1, from, to)], day, now)]
  expect(shownHours(at('2026-03-10T12:00:00Z', '2026-03-10T13:00:00Z'), 24, false)).toEqual({ from: 7, to: 22 })
  expect(shownHours(at('2026-03-10T05:20:00Z', '2026-03-10T06:00:00Z'), 24, false)).toEqual({ from: 2, to: 22 })
  expect(shownHours([], 25, true)).toEqual({ from: 0, to: 25 })
})
