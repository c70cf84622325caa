import { formatDate, formatDateTime } from '#contract/kit/dates.ts'
import { beginningOf } from '#contract/kit/text.ts'
import type { WordParams } from '#contract/kit/words.ts'
import { hoursFields, type HoursField } from '#contract/loop/import/tools.ts'
import { DESCRIPTION_MAX_BY_HAND, LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { weekEnd } from '#contract/week/week.rules.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import type { Planned, Reason, Settings } from '#server/kit/import/planned.ts'
import { SHOWN_MAX, type Line } from '#server/kit/import/table.ts'
import { pause } from '#server/kit/pause.ts'
import { refuse } from '#server/kit/refuse.ts'
import { beganClosed, closedHours } from '#server/loop/closed.data.ts'
import { cellOf, placeOf, whenOf, whoOf, type Place, type Reading } from '#server/loop/import/entry.ts'
import {
  namesIn,
  optionsOf,
  personKey,
  projectKey,
  readingOf,
  taskKey,
  toolIn,
  type HoursOptions,
} from '#server/loop/import/file.data.ts'
import { meaningsOf, type Meanings } from '#server/loop/import/names.data.ts'
import { spansOf } from '#server/loop/import/spans.ts'
import { closedWeeksOf, loopsAt, type Other, type Worked } from '#server/loop/import/taken.data.ts'
import type { NewHours } from '#server/loop/import/write.data.ts'
import { instantsAt } from '#server/loop/import/zone.ts'

/** Lines read before the thread serves other calls. */
const LINES_AT_ONCE = 500
const HOUR = 3_600_000
/** Hour from which lines without a time follow one another. */
const FIRST_HOUR = 9

const fieldOf: Readonly<Record<string, HoursField>> = {
  user_id: 'person',
  atomo_id: 'task',
  inicio: 'startTime',
  fim: 'endTime',
}
/** Columns that say the same where a file lacks that of a field. */
const beside: { readonly [F in HoursField]?: readonly HoursField[] } = {
  person: ['email', 'firstName'],
  email: ['person', 'firstName'],
  task: ['project', 'description'],
  project: ['task'],
  startTime: ['startDate'],
  endTime: ['duration', 'startTime', 'startDate'],
  startDate: ['startTime'],
  endDate: ['endTime'],
}

interface File {
  readonly settings: Settings
  readonly reading: Reading
  readonly options: HoursOptions
  readonly ctx: Context
}

const reasonsFor =
  (cells: readonly string[], { reading, settings }: Pick<File, 'reading' | 'settings'>): Planned['reasonOf'] =>
  (field, key, params = {}) => {
    const asked = fieldOf[field ?? ''] ?? hoursFields.find((it) => it === field)
    const places = asked === undefined ? [] : [asked, ...(beside[asked] ?? [])]
    const found = places.find((it) => reading.places.has(it))
    const at = found === undefined ? undefined : reading.places.get(found)
    return {
      header: at === undefined ? null : (settings.headers[at] ?? null),
      value: beginningOf(found === undefined ? '' : cellOf(cells, found, reading), SHOWN_MAX),
      key,
      params,
    }
  }

/** A line as it is read, with what is against it so far. */
interface Read {
  readonly line: number
  readonly reasonOf: Planned['reasonOf']
  readonly reasons: Reason[]
  readonly place: Place
  readonly descricao: string
  readonly user_id: number | undefined
  readonly who: string
  span: { readonly start: number; readonly end: number } | undefined
}

/** Places what has no time on its person's day, one after the other from 9:00 on. */
const placing = ({ zone }: Reading) => {
  const ends = new Map<string, number>()
  return (who: string, day: string, seconds: number) => {
    const key = `${who} ${day}`
    const wall = Date.parse(`${day}T00:00:00Z`) + FIRST_HOUR * HOUR
    const start = ends.get(key) ?? instantsAt(wall, zone)[0] ?? wall
    const end = start + seconds * 1000
    ends.set(key, end)
    return { start, end }
  }
}

interface Named {
  readonly who: string
  readonly email: string
  readonly user_id: number | undefined
  readonly place: ReturnType<typeof placeOf>
}

/** Names of a line that nobody has given a meaning. */
const unknownIn = (
  { who, email, user_id, place }: Named,
  { options }: File,
  { meanings, reasonOf }: { meanings: Meanings; reasonOf: ReturnType<typeof reasonsFor> },
): Reason[] => {
  const reasons: Reason[] = []
  if (who === '') reasons.push(reasonOf('person', 'loopImport.noName'))
  else if (user_id === undefined) reasons.push(reasonOf(email === '' ? 'person' : 'email', 'loopImport.unknownPerson'))
  if (!meanings.tasks.has(taskKey(place)) && !options.make) {
    const known = meanings.projects.has(projectKey(place))
    reasons.push(known ? reasonOf('task', 'loopImport.unknownTask') : reasonOf('project', 'loopImport.unknownProject'))
  }
  return reasons
}

const readLine = (
  { line, cells }: Line,
  file: File,
  { meanings, placed }: { meanings: Meanings; placed: ReturnType<typeof placing> },
): Read => {
  const { reading, ctx } = file
  const reasonOf = reasonsFor(cells, file)
  const person = whoOf(cells, reading)
  const who = personKey(person)
  const user_id = meanings.people.get(who)
  const place = placeOf(cells, reading)
  const reasons = unknownIn({ who, email: person.email, user_id, place }, file, { meanings, reasonOf })
  const when = whenOf(cells, reading)
  if ('fault' in when) reasons.push(reasonOf(when.fault.field, when.fault.word))
  const span = 'fault' in when ? undefined : 'day' in when ? placed(who, when.day, when.seconds) : when
  const said = cellOf(cells, 'description', reading) || place.task || place.project || ctx.say('loopImport.title')
  const descricao = said.length > DESCRIPTION_MAX_BY_HAND ? `${beginningOf(said, DESCRIPTION_MAX_BY_HAND - 1)}…` : said
  return { line, reasonOf, reasons, place, descricao, user_id, who, span }
}

type Fault = readonly [field: 'inicio' | 'fim', word: WordKey, params?: WordParams]

/** What the clock and closed time have against a loop. */
const faultOf = (
  { start, end }: { start: number; end: number },
  { user_id, ctx, closed, weeks }: { user_id: number } & Closing,
): Fault | undefined => {
  if (start > ctx.now.getTime()) return ['inicio', 'loopHand.startInFuture']
  if (end > ctx.now.getTime()) return ['fim', 'loopHand.endInFuture']
  if (end <= start) return ['fim', 'loopHand.endNotAfter']
  if (end - start > LONGEST_SECONDS * 1000) return ['fim', 'loopHand.tooLong']
  if (closed && beganClosed(new Date(start), closed))
    return ['inicio', 'loopHand.closed', { until: formatDate(closed.day, ctx.locale) }]
  const friday = weekEnd(new Date(start))
  if (weeks.has(`${user_id} ${friday}`))
    return ['inicio', 'loopImport.weekClosed', { friday: formatDate(friday, ctx.locale) }]
  return undefined
}

interface Closing {
  readonly ctx: Context
  readonly closed: Awaited<ReturnType<typeof closedHours>>
  readonly weeks: ReadonlySet<string>
}

const overlapFault = (other: Other, { ctx }: { ctx: Context }): Fault => {
  const say = (at: string) => formatDateTime(new Date(at), ctx.locale, ctx.user.zone)
  const params = { atom: other.atomo, from: say(other.inicio) }
  return other.fim === null
    ? ['inicio', 'loopHand.overlapRunning', params]
    : ['inicio', 'loopHand.overlap', { ...params, to: say(other.fim) }]
}

const isSame = (other: Other, worked: Worked, atom: number | undefined): boolean =>
  other.atomo_id === atom && Date.parse(other.inicio) === worked.start && Date.parse(other.fim ?? '') === worked.end

/** What a line would write; an atom that is not there yet is made by the write. */
const valuesOf = (read: Read, { meanings, file }: { meanings: Meanings; file: File }): NewHours => {
  const { client, project, task } = read.place
  const { ctx, settings, options } = file
  const venture = project || ctx.say('loopImport.noProject')
  const key = taskKey(read.place)
  return {
    tool: toolIn(settings),
    user_id: read.user_id ?? 0,
    atomo_id: meanings.tasks.get(key) ?? null,
    missing: {
      key,
      project_key: projectKey(read.place),
      venture_id: meanings.projects.get(projectKey(read.place)) ?? null,
      client,
      venture,
      atom: task || venture,
    },
    start: read.span?.start ?? 0,
    end: read.span?.end ?? 0,
    tipo: options.tipo,
    paid: options.paid,
    descricao: read.descricao,
  }
}

/** Reads all lines, and yields now and then. */
const readAll = async (lines: readonly Line[], file: File, meanings: Meanings): Promise<Read[]> => {
  const placed = placing(file.reading)
  const read: Read[] = []
  for (const [at, line] of lines.entries()) {
    if (at % LINES_AT_ONCE === 0) await pause()
    read.push(readLine(line, file, { meanings, placed }))
  }
  return read
}

/** What each line of a file of hours would write, and what is against it. */
export const planHours = async (lines: readonly Line[], settings: Settings, ctx: Context): Promise<Planned[]> => {
  const options = optionsOf(settings.options) ?? refuse('import.stateChanged', { status: 409 })
  const reading = readingOf(settings, lines, options)
  const file = { settings, reading, options, ctx }
  const tool = toolIn(settings)
  const meanings = await meaningsOf(ctx.db, namesIn(lines, reading), { tool, chosen: options })
  const read = await readAll(lines, file, meanings)
  const closing = { ctx, closed: await closedHours(ctx.db), weeks: await closedWeeksOf(ctx.db) }
  const against = (of: Read, [field, word, params]: Fault) => of.reasons.push(of.reasonOf(field, word, params))
  for (const of of read) {
    const fault = of.span && of.user_id !== undefined && faultOf(of.span, { user_id: of.user_id, ...closing })
    if (fault) against(of, fault)
  }
  const valid = read.filter(({ reasons }) => reasons.length === 0)
  const worked = valid.flatMap(({ line, user_id = 0, span }) => (span ? [{ line, user_id, ...span }] : []))
  const others = await loopsAt(ctx.db, worked)
  const taken = spansOf()
  return read.map((of): Planned => {
    const { line, reasons, reasonOf, span, user_id = 0 } = of
    const empty = { line, reasons, reasonOf, values: {}, given: {}, record: undefined }
    if (!span || reasons.length > 0) return empty
    const work = { line, user_id, ...span }
    const other = others.get(line)
    if (other && isSame(other, work, meanings.tasks.get(taskKey(of.place))))
      return { ...empty, record: { id: other.id, version: other.version, deleted_at: null } }
    const before = other ? undefined : taken(work)
    if (other) against(of, overlapFault(other, { ctx }))
    if (before !== undefined) reasons.push(reasonOf('inicio', 'loopImport.overlapsLine', { line: before }))
    return reasons.length > 0 ? empty : { ...empty, values: { ...valuesOf(of, { meanings, file }) } }
  })
}
