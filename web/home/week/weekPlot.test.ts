import { expect, test } from 'vitest'
import { barsOf, secondsOf, seriesOf, wholeMinutes, type WeekDay } from '#web/home/week/weekPlot.ts'

const hours = (id: number, count: number) => ({ id, nome: `V${id}`, segundos: count * 3600 })
const week: WeekDay[] = [
  { day: '2026-03-08', ventures: [] },
  { day: '2026-03-09', ventures: [hours(1, 2), hours(2, 6)] },
  { day: '2026-03-10', ventures: [hours(1, 3)] },
]

test('ventures stand by their time over the week', () => {
  expect(seriesOf(week).map(({ id, segundos }) => [id, segundos / 3600])).toEqual([
    [2, 6],
    [1, 5],
  ])
})

test('what is beyond the longest is one series, with nothing lost', () => {
  const many: WeekDay = { day: '2026-03-09', ventures: [1, 2, 3, 4, 5, 6, 7].map((id) => hours(id, 10 - id)) }
  const series = seriesOf([many])
  expect(series.map((it) => it.id)).toEqual([1, 2, 3, 4, 5, 0])
  expect(series.reduce((sum, it) => sum + it.segundos, 0)).toBe(secondsOf(many))
  expect(barsOf(many, series, { tall: 100, most: secondsOf(many) }).length).toBe(6)
})

test('minutes of the parts add up to those of the whole', () => {
  expect(wholeMinutes([59, 59, 59])).toEqual([1, 1, 0])
  expect(wholeMinutes([90, 89, 1])).toEqual([2, 1, 0])
  expect(wholeMinutes([3600, 120])).toEqual([60, 2])
  expect(wholeMinutes([])).toEqual([])
})

test('bars stand on each other and on the ground, to scale', () => {
  const [, monday, tuesday] = week
  const series = seriesOf(week)
  expect(monday && barsOf(monday, series, { tall: 80, most: 8 * 3600 })).toEqual([
    { id: 2, y: 20, height: 59 },
    { id: 1, y: 0, height: 19 },
  ])
  expect(tuesday && barsOf(tuesday, series, { tall: 80, most: 8 * 3600 })).toEqual([{ id: 1, y: 50, height: 29 }])
})
