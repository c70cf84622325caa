import { z } from 'zod'
import { plainText } from '#contract/kit/import/import.ts'
import { beginningOf } from '#contract/kit/text.ts'
import { hoursSettings, NAME_PART } from '#contract/loop/import/hoursImport.ts'
import { hoursTools, isHoursTool, type HoursToolKey } from '#contract/loop/import/tools.ts'
import { dayOrderIn, isUnclear } from '#server/kit/import/days.ts'
import { numbersIn } from '#server/kit/import/numbers.ts'
import type { Settings } from '#server/kit/import/planned.ts'
import type { Line } from '#server/kit/import/table.ts'
import { notFound } from '#server/kit/refuse.ts'
import { cellOf, placeOf, whoOf, type Place, type Reading, type Who } from '#server/loop/import/entry.ts'
import { hoursPlaces } from '#server/loop/import/recognise.ts'

const stored = z.object(hoursSettings)
/** Settings of a file, once its person has chosen them. */
export type HoursOptions = z.infer<typeof stored>

export const optionsOf = (options: unknown): HoursOptions | undefined => stored.safeParse(options).data

export const toolIn = ({ preset }: Pick<Settings, 'preset'>): HoursToolKey =>
  isHoursTool(preset) ? preset : notFound()

const part = (text: string): string => plainText(beginningOf(text, NAME_PART)).replaceAll(/\s+/g, ' ')

/** What tells the names of a file apart, whatever the accents and the case. */
export const personKey = ({ email, name }: Who): string => part(email || name)
export const projectKey = ({ client, project }: Pick<Place, 'client' | 'project'>): string =>
  `${part(client)} / ${part(project)}`
export const taskKey = (place: Place): string => `${projectKey(place)} / ${part(place.task)}`

/** Cells of the columns of days, which show the order of day and month. */
const daysIn = (lines: readonly Line[], reading: Pick<Reading, 'places'>): string[] =>
  lines.flatMap(({ cells }) => [cellOf(cells, 'startDate', reading), cellOf(cells, 'endDate', reading)])

const HALF_DAY = /\d ?[ap]\.? ?m\.?$/i

/** Order of day and month in a file, and a date that does not say it. A clock of twelve hours is an American one. */
export const dayOrderOf = (lines: readonly Line[], reading: Pick<Reading, 'places'>) => {
  const cells = daysIn(lines, reading)
  const unclear = isUnclear(cells) ? (cells.find((cell) => isUnclear([cell])) ?? null) : null
  const american = unclear !== null && lines.some(({ cells: of }) => HALF_DAY.test(cellOf(of, 'startTime', reading)))
  return { days: american ? ('mdy' as const) : dayOrderIn(cells), unclear }
}

type File = Pick<Settings, 'headers' | 'preset' | 'delimiter'>

/** How the lines of a file are read. */
export const readingOf = (
  file: File,
  lines: readonly Line[],
  { zone, days }: Pick<HoursOptions, 'zone' | 'days'>,
): Reading => {
  const key = toolIn(file)
  const places = hoursPlaces(key, file.headers)
  const durations = lines.map(({ cells }) => cellOf(cells, 'duration', { places }))
  return { tool: hoursTools[key], places, zone, days, written: numbersIn(durations, file.delimiter, 'en') }
}

interface Named<T> {
  readonly key: string
  readonly of: T
  lines: number
}

const count = <T>(into: Map<string, Named<T>>, key: string, of: T): void => {
  const found = into.get(key)
  if (found) found.lines += 1
  else into.set(key, { key, of, lines: 1 })
}

/** The people, projects and tasks of a file, each once. */
export const namesIn = (lines: readonly Line[], reading: Pick<Reading, 'places'>) => {
  const people = new Map<string, Named<Who>>()
  const projects = new Map<string, Named<Place>>()
  const tasks = new Map<string, Named<Place>>()
  for (const { cells } of lines) {
    const who = whoOf(cells, reading)
    const place = placeOf(cells, reading)
    const person = personKey(who)
    if (person !== '') count(people, person, who)
    count(projects, projectKey(place), place)
    count(tasks, taskKey(place), place)
  }
  return { people: [...people.values()], projects: [...projects.values()], tasks: [...tasks.values()] }
}
export type NamesIn = ReturnType<typeof namesIn>
