import { sql } from 'kysely'
import { can } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import { ROLE } from '#contract/access/role.ts'
import { isRole } from '#contract/access/roles.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { HANDOVER_NAMES, handoverKinds, type Belongings, type HandoverKind } from '#contract/handover/handover.ts'
import { passes } from '#contract/kit/endpoint.ts'
import type { Locale } from '#contract/kit/words.ts'
import { pathTo } from '#contract/routes/match.ts'
import { viewTable } from '#contract/view/view.tables.ts'
import type { WordKey } from '#contract/words.ts'
import type { Context } from '#server/kit/context.ts'
import { activePeople, type LookupSource } from '#server/kit/list/lookup.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'
import { sayIn } from '#server/kit/words.ts'
import { noteHandover, type LockedPerson } from '#server/looper/write.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'

/** Possible successors; the write refuses others with the reason. */
export const successorSource: LookupSource = {
  ...activePeople(),
  gone: sql`(t.status <> ${sql.lit(userStatus.active)} or t.deleted_at is not null or t.mail_verified_at is null
    or t.role in (${sql.lit(ROLE.client)}, ${sql.lit(ROLE.guest)}))`,
}

const openAtom = sql`a.deleted_at is null and a.status in (0, 1)`
const atWork = sql`v.deleted_at is null and v.status = 1`

/** Tables with a responsible person: the condition for open records `t`, and the thing of a change's audit. */
const answeredFor = {
  sectors: {
    thing: 'sector',
    column: 'lead_id',
    counts: sql`t.deleted_at is null`,
  },
  goals: {
    thing: 'okr',
    column: 'owner_id',
    counts: sql`t.deleted_at is null and t.closed_at is null
      and exists (select 1 from ventures v where v.id = t.venture_id and ${atWork})`,
  },
  cells: {
    thing: 'cell',
    column: 'responsavel_id',
    counts: sql`t.deleted_at is null and exists (select 1 from gates g join ventures v on v.id = g.venture_id
      where g.id = t.gate_id and g.deleted_at is null and ${atWork})`,
  },
} as const
type Answered = keyof typeof answeredFor

const answeredBy = (kind: Answered, id: number): Sql =>
  sql`t.${sql.ref(answeredFor[kind].column)} = ${id} and ${answeredFor[kind].counts}`
const answeredNames = (kind: Answered) => (id: number) =>
  sql`select t.nome from ${sql.table(kind)} t where ${answeredBy(kind, id)}`

/** Open records of each kind by name; finished and deleted ones stay as history. */
const namesOf: Readonly<Record<HandoverKind, (id: number) => Sql>> = {
  sectors: answeredNames('sectors'),
  goals: answeredNames('goals'),
  cells: answeredNames('cells'),
  responsible: (id) => sql`select a.nome from atoms a where a.responsavel_id = ${id} and ${openAtom}`,
  atoms: (id) => sql`select a.nome from atoms a join atom_loopers x on x.atom_id = a.id
    where x.user_id = ${id} and ${openAtom}`,
  teams: (id) => sql`select v.nome from ventures v join venture_members m on m.venture_id = v.id
    where m.user_id = ${id} and ${atWork}`,
  views: (id) => sql`select w.nome from table_views w where w.user_id = ${id} and w.shared and w.deleted_at is null`,
}

/** Records that a person is responsible for, by kind; kinds without any are left out. */
export const belongingsOf = async (id: number, { db }: Context): Promise<Belongings[]> => {
  const parts = handoverKinds.map(
    (kind) => sql`select ${kind}::text as kind, count(*)::int as count,
      coalesce((array_agg(n.nome order by plain(n.nome)))[1:${sql.lit(HANDOVER_NAMES)}], '{}') as names
      from (${namesOf[kind](id)}) n`,
  )
  const { rows } = await sql<Belongings>`${sql.join(parts, sql` union all `)}`.execute(db)
  return handoverKinds.flatMap((kind) => rows.filter((it) => it.kind === kind && it.count > 0))
}

const wrong = (word: WordKey): never => refuse(word, { status: 422, fields: { to: word } })

const holds = ({ role }: LockedPerson, permission: Permission, { grants }: Context): boolean =>
  isRole(role) && can(grants, role, permission)

const checkViews = async (from: number, to: LockedPerson, ctx: Context): Promise<void> => {
  const rows = await ctx.db
    .selectFrom('table_views')
    .select('table_id')
    .distinct()
    .where('user_id', '=', from)
    .where('shared', '=', true)
    .where('deleted_at', 'is', null)
    .execute()
  const opens = (table_id: string) => {
    const list = viewTable(table_id)?.list
    return list === undefined || passes(list.can, (permission) => holds(to, permission, ctx))
  }
  if (!rows.every((it) => opens(it.table_id))) wrong('handover.mayNotSee')
}

interface Parties {
  readonly from: LockedPerson
  /** Locked together with the giver; undefined when nobody living has that id. */
  readonly to: LockedPerson | undefined
}

const checkSuccessor = async ({ from, to }: Parties, what: readonly Belongings[], ctx: Context) => {
  if (!to || to.status !== userStatus.active) return wrong('handover.inactive')
  if (to.id === from.id) return wrong('handover.self')
  if (to.mail_verified_at === null) return wrong('handover.unverified')
  if (to.role === ROLE.client || to.role === ROLE.guest) return wrong('handover.outside')
  if (what.some((it) => it.kind === 'atoms') && !holds(to, 'loop.run', ctx)) wrong('handover.mayNotWork')
  await checkViews(from.id, to, ctx)
  return to
}

type Ends = Readonly<Record<'from' | 'to', number>>

const moveAnswered = async (kind: Answered, { from, to }: Ends, ctx: Context): Promise<void> => {
  const { thing, column } = answeredFor[kind]
  const { rows } = await sql<{
    id: number
  }>`update ${sql.table(kind)} t set ${sql.ref(column)} = ${to}, version = version + 1
    where ${answeredBy(kind, from)} returning t.id`.execute(ctx.db)
  const detail = { before: { [column]: from }, after: { [column]: to } }
  await ctx.audit(rows.map(({ id }) => ({ event: `${thing}.changed`, thing, thing_id: id, detail })))
}

const moveAtoms = async ({ from, to }: Ends, { db }: Context): Promise<void> => {
  await sql`update atoms a set responsavel_id = ${to}, version = version + 1
    where a.responsavel_id = ${from} and ${openAtom}`.execute(db)
  const mine = sql`x.user_id = ${from} and exists (select 1 from atoms a where a.id = x.atom_id and ${openAtom})`
  await sql`insert into atom_loopers (atom_id, user_id) select x.atom_id, ${to} from atom_loopers x where ${mine}
    on conflict do nothing`.execute(db)
  await sql`delete from atom_loopers x where ${mine}`.execute(db)
}

/** Moves positions and rooms; a member of the team already keeps their own. Colour and seniority are personal. */
const moveTeams = async ({ from, to }: Ends, ctx: Context): Promise<void> => {
  const { rows } = await sql<{ venture_id: number; position: number; room: number }>`
    delete from venture_members m where m.user_id = ${from} and exists (
      select 1 from ventures v where v.id = m.venture_id and ${atWork})
    returning m.venture_id, m.position, m.room`.execute(ctx.db)
  for (const after of rows) {
    const { venture_id } = after
    const joined = await ctx.db
      .insertInto('venture_members')
      .values({ ...after, user_id: to, joined_at: ctx.now })
      .onConflict((on) => on.columns(['venture_id', 'user_id']).doNothing())
      .returning('user_id')
      .executeTakeFirst()
    await ctx.audit({ event: 'team.left', thing: 'user', thing_id: from, detail: { venture_id } })
    if (joined) await ctx.audit({ event: 'team.joined', thing: 'user', thing_id: to, detail: { venture_id } })
  }
}

const NAME_MAX = 60

/** A view whose name the successor uses already gets its number added, so that neither is lost. */
const moveViews = async ({ from, to }: Ends, { db }: Context): Promise<void> => {
  await sql`update table_views w set user_id = ${to}, version = version + 1, nome = case when exists (
      select 1 from table_views o where o.user_id = ${to} and o.table_id = w.table_id and o.deleted_at is null
        and lower(o.nome) = lower(w.nome))
    then left(w.nome, ${sql.lit(NAME_MAX - 13)}) || ' (' || w.id || ')' else w.nome end
    where w.user_id = ${from} and w.shared and w.deleted_at is null`.execute(db)
}

const tellSuccessor = async (
  { from, to }: Record<'from' | 'to', LockedPerson>,
  what: readonly Belongings[],
  ctx: Context,
): Promise<void> => {
  const listed = (locale: Locale) =>
    what.map(({ kind, count }) => `${sayIn(locale)(`handover.kind_${kind}`)} (${count})`).join(', ')
  const name = `${from.nome} ${from.last_name}`.trim()
  // Their own page shows the hand-over in its history; people without permission for it get their profile.
  const link = holds(to, 'looper.open', ctx) ? pathTo('looperShow', { id: to.id }) : pathTo('profile')
  const params = { name, what_pt: listed('pt'), what_en: listed('en') }
  await notifyOthers(ctx, [{ user_id: to.id, word: 'notification.handedOver', params, link }])
}

/** Hands over everything that a person is responsible for, both people locked; returns the records. */
export const handOver = async ({ from, to }: Parties, ctx: Context): Promise<Belongings[]> => {
  const what = await belongingsOf(from.id, ctx)
  const successor = await checkSuccessor({ from, to }, what, ctx)
  if (what.length === 0) return what
  const ends = { from: from.id, to: successor.id }
  for (const kind of ['sectors', 'goals', 'cells'] as const) await moveAnswered(kind, ends, ctx)
  await moveAtoms(ends, ctx)
  await moveTeams(ends, ctx)
  await moveViews(ends, ctx)
  const counts = Object.fromEntries(what.map(({ kind, count }) => [kind, count]))
  await noteHandover({ from, to: successor, counts }, ctx)
  await tellSuccessor({ from, to: successor }, what, ctx)
  return what
}
