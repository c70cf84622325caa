import { readNumber } from '#web/kit/form/typed/number.ts'

const CLOCK = /^(\d{1,3})\s*[:h]\s*([0-5]\d)?\s*(?:m(?:in)?)?$/i
const MINUTES = /^(\d{1,4})\s*m(?:in)?$/i

/** `1,5`, `1.5 h`, `1:30`, `1h30`, `90m` → seconds of work; undefined for what is no duration, and for none at all. */
export const readDuration = (text: string): number | undefined => {
  const plain = text.trim()
  const minutes = MINUTES.exec(plain)
  const clock = CLOCK.exec(plain)
  const hours = readNumber(plain.replace(/\s*h$/i, ''), 2)
  const seconds = minutes
    ? Number(minutes[1]) * 60
    : clock
      ? Number(clock[1]) * 3600 + Number(clock[2] ?? 0) * 60
      : Math.round((hours ?? 0) * 60) * 60
  return seconds > 0 ? seconds : undefined
}

/** Seconds → `1:30`, or `1:30:15` where there are seconds. */
export const showDuration = (seconds: number): string => {
  const two = (part: number): string => String(part).padStart(2, '0')
  const minutes = Math.floor(seconds / 60)
  const clock = `${String(Math.floor(minutes / 60))}:${two(minutes % 60)}`
  return seconds % 60 === 0 ? clock : `${clock}:${two(seconds % 60)}`
}
