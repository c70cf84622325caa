import { remembered } from '#contract/kit/remembered.ts'

const DAY = 86_400_000

const formatterOf = remembered(
  (zone: string) => new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' }),
)

/** Milliseconds by which the zone's clock is ahead of UTC at an instant. */
const offsetAt = (millis: number, zone: string): number => {
  const name = formatterOf(zone)
    .formatToParts(millis)
    .find(({ type }) => type === 'timeZoneName')?.value
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([+-])(\d{2}):(\d{2})(?::(\d{2}))?/.exec(name ?? '') ?? []
  const ahead = (Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000
  return sign === '-' ? -ahead : ahead
}

/** Offsets a day before and a day after a calendar day: the same where no clock changes, which is nearly always. */
const offsetsAround = remembered(
  (day: number, zone: string) => [offsetAt(day * DAY - DAY, zone), offsetAt(day * DAY + 2 * DAY, zone)] as const,
  5000,
)

/**
 * The instants at which the zone's clock shows a time, given as if it were UTC: none where the clock skips it, two where the
 * clock shows it twice.
 */
export const instantsAt = (wall: number, zone: string): number[] => {
  const [before, after] = offsetsAround(Math.floor(wall / DAY), zone)
  if (before === after) return [wall - before]
  return [...new Set([wall - before, wall - after])]
    .filter((millis) => millis + offsetAt(millis, zone) === wall)
    .toSorted((a, b) => a - b)
}
