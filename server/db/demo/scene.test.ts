import { describe, expect, it } from 'vitest'
import { holidays } from './calendar.ts'
import { secondsOf } from './loops/settle.ts'
import { people } from './people.ts'
import { sceneOf } from './scene.ts'

describe('on any day', () => {
  it.each([
    ['a Monday morning', '2026-11-23T12:40:00Z', true],
    ['a Sunday at three', '2026-11-22T06:00:00Z', false],
    ['New Year', '2026-01-01T15:00:00Z', false],
    ['Carnival Tuesday', '2028-02-29T12:40:00Z', false],
    ['a summer evening', '2027-02-03T23:30:00Z', true],
    ['just after midnight', '2027-08-18T03:10:00Z', false],
  ])('%s, the year before it is as full', (_, at, worksToday) => {
    const { cal, kept } = sceneOf(new Date(at))
    expect(kept.length).toBeGreaterThan(5600)
    expect(kept.length).toBeLessThan(6400)
    // Somebody has forgotten a fourth, unless their day has begun meanwhile.
    expect([3, 4]).toContain(kept.filter((it) => it.end === null).length)
    expect(kept.every((it) => it.start < cal.now && (it.end ?? cal.now) <= cal.now)).toBe(true)
    const looper = people.findIndex((it) => it.email.startsWith('looper@'))
    const today = kept.filter((it) => it.person === looper && it.start >= cal.at(0, 0))
    expect(today.length > 0).toBe(worksToday)
    expect(today.every((it) => secondsOf(it) >= 19 * 60)).toBe(true)
  })

  it('knows the Brazilian calendar', () => {
    expect(holidays(2026)).toEqual(expect.arrayContaining(['2026-02-17', '2026-04-03', '2026-06-04', '2026-11-20']))
    expect(holidays(2027)).toEqual(expect.arrayContaining(['2027-02-09', '2027-03-26', '2027-05-27']))
  })
})
