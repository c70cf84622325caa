import { formatDate, type Bounds } from '#contract/kit/dates.ts'
import type { ParsedOf } from '#contract/kit/endpoint.ts'
import { shortHours } from '#contract/kit/hours.ts'
import { pathTo } from '#contract/routes/match.ts'
import { addHours, cellsOf, firstFree, workBegins, type SheetSpan } from '#contract/sheet/sheet.rules.ts'
import type { sheetCalls } from '#contract/sheet/sheet.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { Refusal, refuse, type RefusalOptions } from '#server/kit/refuse.ts'
import type { HandWritten } from '#server/loop/hand.data.ts'
import { atomsThatTake, closedTimes, lockOf, spansOf, type Frame } from '#server/sheet/sheet.data.ts'

export type Save = ParsedOf<typeof sheetCalls.save>
type Entry = Save['entries'][number]

/** An entry with the place of its cell in the call, which each refusal names. */
interface Cell extends Entry {
  readonly path: string
  readonly atom: string
}

/** A piece of free time that brings a cell to its hours. */
export interface Placed {
  readonly path: string
  readonly atom: string
  readonly written: HandWritten
}

const no = (cell: Cell, word: WordKey, { ctx, ...more }: { ctx: Context } & RefusalOptions): never =>
  refuse(word, {
    ...more,
    params: { atom: cell.atom, day: formatDate(cell.day, ctx.locale), ...more.params },
    fields: { [`${cell.path}.seconds`]: word },
  })

/** Runs the writing of an entry; what is refused names its cell instead of a field of a form. */
export const inCell = async <T>(path: string, write: () => Promise<T>): Promise<T> =>
  write().catch((error: unknown) => {
    if (!(error instanceof Refusal)) throw error
    throw new Refusal(error.key, { ...error.options, fields: { [`${path}.seconds`]: error.key } })
  })

const linkOf = ({ kind, id }: SheetSpan): string =>
  kind === 'loop' ? pathTo('loopShow', { id }) : pathTo('loopRequestShow', { id })

/** Seconds that a cell lacks; refuses fewer hours than it has already, with a link to them. */
const lacking = (cell: Cell, spans: readonly SheetSpan[], { ctx, frame }: { ctx: Context; frame: Frame }): number => {
  const day = frame.days.filter((it) => it.day === cell.day)
  const [found] = cellsOf(
    spans.filter((it) => it.atomo_id === cell.atomo_id),
    day,
    ctx.now,
  ).values()
  const { seconds, asked } = addHours(found ?? [])
  const has = seconds + asked
  if (cell.seconds >= has) return cell.seconds - has
  const [own] = spans.filter((it) => it.atomo_id === cell.atomo_id && it.inicio >= (day[0]?.from ?? ''))
  const extra = own ? { other: { name: ctx.say('weekSheet.openLoop'), link: linkOf(own) } } : {}
  return no(cell, 'weekSheet.less', { ctx, params: { has: shortHours(has, ctx.locale) }, extra })
}

const boundsOf = ({ inicio, fim }: SheetSpan, now: Date): Bounds => ({
  from: new Date(inicio),
  to: fim === null ? now : new Date(fim),
})

/** Where a day has that many free seconds in one piece, from nine o’clock on. */
const placeOf = (cell: Cell, seconds: number, { ctx, frame, spans }: Placing): Date => {
  const day = frame.days.find((it) => it.day === cell.day) ?? no(cell, 'weekSheet.otherWeek', { ctx })
  const lock = lockOf(day, frame)
  if (lock) no(cell, lock.reason === 'future' ? 'weekSheet.future' : 'weekSheet.closed', { ctx })
  const dayEnd = new Date(day.to)
  const from = workBegins(cell.day, frame.person.zone)
  const busy = [...spans.map((it) => boundsOf(it, ctx.now)), ...closedTimes(frame)]
  const to = dayEnd < ctx.now ? dayEnd : ctx.now
  const found = firstFree({ from, to }, busy, seconds)
  if (found) return found
  const why = { ctx, params: { hours: shortHours(seconds, ctx.locale) } }
  return no(cell, to < dayEnd ? 'weekSheet.notYet' : 'weekSheet.noRoom', why)
}

interface Placing {
  readonly ctx: Context
  readonly frame: Frame
  /** Loops and requests of the week, with the entries that were placed before. */
  readonly spans: readonly SheetSpan[]
}

/** Free time for each entry, around loops, requests and the entries before it. */
export const placed = async (ctx: Context, frame: Frame, input: Save): Promise<Placed[]> => {
  const atoms = await atomsThatTake(
    ctx,
    frame.person,
    input.entries.map((it) => it.atomo_id),
  )
  const { user_id, tipo, descricao, ajustes } = input
  const spans: SheetSpan[] = await spansOf(ctx, frame)
  const found: Placed[] = []
  for (const [at, entry] of input.entries.entries()) {
    const path = `entries.${String(at)}`
    const atom = atoms.get(entry.atomo_id)
    if (atom === undefined)
      return refuse('loopHand.atomGone', { fields: { [`${path}.atomo_id`]: 'loopHand.atomGone' } })
    const cell = { ...entry, path, atom }
    const seconds = lacking(cell, spans, { ctx, frame })
    if (seconds === 0) continue
    const start = placeOf(cell, seconds, { ctx, frame, spans })
    const inicio = start.toISOString()
    const fim = new Date(start.getTime() + seconds * 1000).toISOString()
    const { atomo_id } = entry
    spans.push({ kind: 'loop', id: 0, atomo_id, nome: atom, venture_id: 0, inicio, fim, status: 3 })
    found.push({ path, atom, written: { user_id, atomo_id, inicio, fim, tipo, descricao, ajustes } })
  }
  return found
}
