import { plainText } from '#contract/kit/import/import.ts'
import {
  hoursFields,
  hoursToolKeys,
  hoursTools,
  type HoursField,
  type HoursTool,
  type HoursToolKey,
} from '#contract/loop/import/tools.ts'

/** Place of each field among the columns of a file. */
export type HoursPlaces = ReadonlyMap<HoursField, number>

/** Header as it is compared: without accents, and with single spaces. */
const plainHeader = (header: string): string => plainText(header).replaceAll(/\s+/g, ' ')

/** Finds each field of a tool by the file's header. */
export const hoursPlaces = (key: HoursToolKey, headers: readonly string[]): HoursPlaces => {
  const plain = headers.map(plainHeader)
  const names: HoursTool['headers'] = hoursTools[key].headers
  return new Map(
    hoursFields.flatMap((field) => {
      const found = names[field]?.map((name) => plain.indexOf(name)).find((at) => at >= 0)
      return found === undefined ? [] : [[field, found] as const]
    }),
  )
}

/** Tool that wrote a file, by its header; undefined where none is known to write such a one. */
export const toolOf = (headers: readonly string[]): HoursToolKey | undefined => {
  const fits = (key: HoursToolKey): boolean => {
    const places = hoursPlaces(key, headers)
    return hoursTools[key].signs.every((field) => places.has(field))
  }
  return (['clockify', 'solidtime', 'toggl', 'harvest', 'kimai'] satisfies HoursToolKey[]).find(fits)
}

/** Names of the known tools, as a person reads them. */
export const toolNames = (): string => hoursToolKeys.map((key) => hoursTools[key].name).join(', ')
