import { readNumber } from '#web/kit/form/typed/number.ts'

const CLOCK = /^(\d{1,4})(?::([0-5]\d))(?::([0-5]\d))?$/
const UNITS =
  /^(?:(\d{1,4})\s*h(?:oras?|ours?|rs?)?)?\s*(?:(\d{1,6})(?:\s*m(?:in(?:utos?|utes?)?)?|(?<=h\s*\d+)$))?\s*(?:(\d{1,7})\s*s(?:e[gc]\w*)?)?$/i
const DECIMAL = /^(\d+[.,]\d+)\s*h$/i

/** `1 h 30 min`, `1h30`, `1:30`, `1,5 h`, `90 min`, `45 s` → seconds. A bare number has no unit and is none. */
export const readDuration = (text: string): number | undefined => {
  const typed = text.trim()
  const decimal = DECIMAL.exec(typed)
  if (decimal) return Math.round((readNumber(decimal[1] ?? '', 4) ?? 0) * 3600)
  const found = typed === '' ? null : (CLOCK.exec(typed) ?? UNITS.exec(typed))
  if (!found) return undefined
  const [hours, minutes, seconds] = found.slice(1).map((it) => Number(it ?? 0))
  return (hours ?? 0) * 3600 + (minutes ?? 0) * 60 + (seconds ?? 0)
}

/** Seconds → `1 h 30 min`, as it stands in a field. */
export const showDuration = (seconds: number): string => {
  const parts = [
    [Math.floor(seconds / 3600), 'h'],
    [Math.floor(seconds / 60) % 60, 'min'],
    [seconds % 60, 's'],
  ] as const
  return (
    parts
      .filter(([count]) => count > 0)
      .map(([count, unit]) => `${count} ${unit}`)
      .join(' ') || '0 s'
  )
}
