import type { Format } from '#web/kit/format.ts'

/** Tenths of hours both ways, `8,5` and `8h 30m`: who reads 8,5 may take it for 8 h 50. */
export const tenths = (decimos: number, f: Format) => ({
  decimal: f.paidHours(decimos / 10),
  hours: f.hours(decimos * 360),
})
