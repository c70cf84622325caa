import { sql } from 'kysely'
import { addDays, dayBounds, todayIn, type Bounds } from '#contract/kit/dates.ts'
import { HOUR_MS } from '#contract/kit/spans.ts'
import { addHours, cellsOf, weekDaysOf, type SheetSpan, type WeekDay } from '#contract/sheet/sheet.rules.ts'
import type { Lock, SheetDay, SheetRow, SheetWeek } from '#contract/sheet/sheet.ts'
import { expectedSeconds } from '#contract/team/team.ts'
import { weekBounds, weekEnd } from '#contract/week/week.rules.ts'
import { placedAtoms, theirAtom } from '#server/atom/atom.data.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, type Sql } from '#server/kit/list/source.ts'
import { forbidden, notFound } from '#server/kit/refuse.ts'
import { roleMay } from '#server/permission/holders.data.ts'

interface Person {
  readonly id: number
  readonly nome: string
  readonly zone: string
  readonly commitment: number | null
  /** True when a loop may be written for them: active, in a role that tracks time. */
  readonly tracks: boolean
  readonly closed_until: string | null
  readonly holidays: readonly { readonly day: string }[]
  /** Fridays of their closed weeks around the asked one. */
  readonly closed_weeks: readonly string[]
}

/** A person's week as it is on the clock and in the books, without its loops. */
export interface Frame {
  readonly person: Person
  readonly days: readonly WeekDay[]
  readonly today: string
}

/** Days around the asked one in which a week of payment may touch the shown one, whatever the zone. */
const NEAR = 14

const personOf = async (ctx: Context, id: number, day: string): Promise<Person> => {
  const { rows } = await sql<Person>`
    select u.id, ${fullName('u')} as nome, u.zone, u.commitment, c.closed_until, c.holidays,
      (u.status = 1 and ${roleMay(sql`u.role`, 'loop.run')}) as tracks,
      array(select w.ends_on::text from weeks w where w.user_id = u.id and w.closed_at is not null
        and w.ends_on between ${addDays(day, -NEAR)} and ${addDays(day, NEAR)}) as closed_weeks
    from users u, user_config c where u.id = ${id} and u.deleted_at is null and c.id = 1`.execute(ctx.db)
  return rows[0] ?? notFound()
}

/** One’s own week, or anybody’s for people who see everybody’s loops; to others it is not there. */
export const frameOf = async (
  ctx: Context,
  { user_id = ctx.user.id, week }: { user_id?: number | undefined; week?: string | undefined },
): Promise<Frame> => {
  if (user_id !== ctx.user.id && !ctx.may('loop.seeAll')) return notFound()
  const person = await personOf(ctx, user_id, week ?? todayIn(ctx.now))
  const today = todayIn(ctx.now, person.zone)
  return { person, today, days: weekDaysOf(week ?? today, person.zone) }
}

interface Found extends SheetSpan {
  readonly projeto: string
  readonly takes: boolean
}

/** Condition on an atom, by its id, that hours of the person can be typed into it. */
const takesHours = (atom: Sql, { id }: Pick<Person, 'id'>, ctx: Context): Sql => sql`exists (select 1 ${placedAtoms}
  where a.id = ${atom} and a.status = 1 and a.deleted_at is null
    and (${ctx.may('loop.create')}::boolean or (${theirAtom(id)})))`

/** Names of those of some atoms that take hours of the person. */
export const atomsThatTake = async (
  ctx: Context,
  person: Pick<Person, 'id'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, string>> => {
  const { rows } = await sql<{ id: number; nome: string }>`select t.id, t.nome from atoms t
    where t.id = any(${[...new Set(ids)]}::int[]) and ${takesHours(sql`t.id`, person, ctx)}`.execute(ctx.db)
  return new Map(rows.map((it) => [it.id, it.nome]))
}

/** Loops and waiting requests that touch the week; requests are for their person and for people who decide on them. */
export const spansOf = async (ctx: Context, { person, days }: Frame): Promise<Found[]> => {
  const [from, to] = [days[0]?.from, days.at(-1)?.to]
  const asks = person.id === ctx.user.id || ctx.may('loopRequest.decide')
  const { rows } = await sql<Found>`
    select s.*, v.nome as projeto, ${takesHours(sql`s.atomo_id`, person, ctx)} as takes from (
      select 'loop' as kind, l.id, l.atomo_id, a.nome, l.venture_id, l.data_inicio as inicio, l.fim, l.status::integer
      from loops l join atoms a on a.id = l.atomo_id
      where l.user_id = ${person.id} and l.data_inicio < ${to} and coalesce(l.fim, 'infinity') > ${from}
        and (l.fim is not null or l.status = 1)
      union all
      select 'request', r.id, r.atomo_id, a.nome, g.venture_id, r.inicio, r.fim, r.status::integer
      from loop_requests r join atoms a on a.id = r.atomo_id join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
      where ${asks}::boolean and r.user_id = ${person.id} and r.status = 0 and r.inicio < ${to} and r.fim > ${from}
    ) s join ventures v on v.id = s.venture_id order by s.inicio, s.kind, s.id`.execute(ctx.db)
  return rows
}

/** Why nothing can be typed into a day: what a loop of its last hour would be refused for. */
export const lockOf = ({ day, to }: WeekDay, { person, today }: Frame): Lock | null => {
  if (day > today) return { reason: 'future' }
  const last = new Date(Date.parse(to) - HOUR_MS)
  const until = person.closed_until
  if (until !== null && last < dayBounds(until).to) return { reason: 'hours', until }
  const friday = weekEnd(last)
  return person.closed_weeks.includes(friday) ? { reason: 'week', until: friday } : null
}

/** Times in which no loop of the person may begin any more. */
export const closedTimes = ({ person, days }: Frame): Bounds[] => {
  const from = new Date(days[0]?.from ?? 0)
  const weeks = person.closed_weeks.map((friday) => weekBounds(friday))
  return person.closed_until === null ? weeks : [{ from, to: dayBounds(person.closed_until).to }, ...weeks]
}

/** What typed hours become; null for people who only read this week. */
export const writesOf = (ctx: Context, { person }: Frame): SheetWeek['writes'] => {
  if (!ctx.may('sheet.edit') || !person.tracks) return null
  if (ctx.may('loop.create')) return 'loops'
  return person.id === ctx.user.id && ctx.may('loopRequest.create') ? 'requests' : null
}

const byName = (one: SheetRow, other: SheetRow): number =>
  one.projeto.localeCompare(other.projeto) || one.nome.localeCompare(other.nome) || one.atomo_id - other.atomo_id

const rowsOf = (spans: readonly Found[], frame: Frame, now: Date): SheetRow[] => {
  const atoms = new Map(spans.map((it) => [it.atomo_id, it]))
  return [...cellsOf(spans, frame.days, now)]
    .flatMap(([atomo_id, cells]): SheetRow[] => {
      const atom = atoms.get(atomo_id)
      if (!atom) return []
      const { nome, venture_id, projeto, takes } = atom
      return [{ atomo_id, nome, venture_id, projeto, takes, cells, ...addHours(cells) }]
    })
    .toSorted(byName)
}

const spanOf = ({ kind, id, atomo_id, nome, venture_id, inicio, fim, status }: Found): SheetSpan => ({
  kind,
  id,
  atomo_id,
  nome,
  venture_id,
  inicio,
  fim,
  status,
})

/** A week as the sheet and the picture show it, by two statements. */
export const sheetOf = async (
  ctx: Context,
  asked: { user_id?: number | undefined; week?: string | undefined },
): Promise<SheetWeek> => {
  const frame = await frameOf(ctx, asked)
  const { person, today } = frame
  const spans = await spansOf(ctx, frame)
  const rows = rowsOf(spans, frame, ctx.now)
  const holidays = person.holidays.map((it) => it.day)
  const days = frame.days.map((day, at): SheetDay => ({
    ...day,
    ...addHours(rows.flatMap((it) => it.cells[at] ?? [])),
    holiday: holidays.includes(day.day),
    locked: lockOf(day, frame),
  }))
  return {
    person: { id: person.id, nome: person.nome, zone: person.zone },
    writes: writesOf(ctx, frame),
    now: ctx.now.toISOString(),
    today,
    days,
    rows,
    spans: spans.map(spanOf),
    ...addHours(rows),
    expected: expectedSeconds(person.commitment, { first: days[0]?.day ?? today, holidays }) ?? null,
  }
}

/** Holds a person’s sheet until the transaction ends, so that two who save at once add nothing twice. */
export const lockSheet = async (ctx: Context, user_id: number): Promise<void> => {
  if (user_id !== ctx.user.id && !ctx.may('loop.create')) return ctx.may('loop.seeAll') ? forbidden() : notFound()
  await sql`select id from users where id = ${user_id} for no key update`.execute(ctx.db)
}
