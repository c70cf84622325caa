import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { todayIn, weekBounds } from '#contract/kit/dates.ts'
import { expectedSeconds, TEAMS_MAX, type Team, type TeamMember } from '#contract/team/team.ts'
import type { Context } from '#server/kit/context.ts'
import { photoOf } from '#server/kit/files/photo.ts'
import { fullName, holds } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { begunIn } from '#server/loop/loop.data.ts'
import { reach } from '#server/venture/venture.data.ts'

/** Ventures `v` whose team this person sees. */
const mine = (ctx: Context) =>
  sql`v.deleted_at is null and v.status = 1 and ${reach({ user: ctx.user, all: ctx.may('projeto.seeAll') })}`

/** Shown members `m` with their person `u`: confirmed, active people; others only for readers who may remove them. */
const shown = (ctx: Context) =>
  ctx.may('team.delete')
    ? sql`u.deleted_at is null`
    : sql`u.deleted_at is null and u.status = 1 and u.mail_verified_at is not null`

interface Timed extends TeamMember {
  role: number
  working: boolean
  week_seconds: number
  commitment: number | null
}

interface Frame {
  readonly ctx: Context
  /** First day of the counted week, and the organisation's holidays. */
  readonly week: { readonly first: string; readonly holidays: readonly string[] }
}

/** A member as this reader may see them: hours are one's own, or for people who see everybody's loops. */
const memberOf = (
  { working, week_seconds, commitment, role: access, ...member }: Timed,
  { ctx, week }: Frame,
): TeamMember => {
  const { role, id } = ctx.user
  const hours = ctx.may('loop.seeAll') || member.user_id === id
  const outside = role === ROLE.client || role === ROLE.guest
  if (outside) return { ...member, tipo_nome: null, seniority: null }
  const expected_seconds = expectedSeconds(commitment, week)
  const time = { week_seconds, commitment, ...(expected_seconds !== undefined && { expected_seconds }) }
  return { ...member, role: access, working, ...(hours ? time : {}) }
}

/** Members `m` in a position, or all. */
const placed = (position: number | undefined) => (position === undefined ? sql`true` : sql`m.position = ${position}`)

const membersOf = async (ventures: readonly number[], position: number | undefined, ctx: Context) => {
  const { zone, week_start } = ctx.user
  const week = weekBounds(todayIn(ctx.now, zone), zone, week_start)
  const set = await ctx.db.selectFrom('user_config').select('holidays').where('id', '=', 1).executeTakeFirstOrThrow()
  const frame = { ctx, week: { first: todayIn(week.from, zone), holidays: set.holidays.map((it) => it.day) } }
  const { rows } = await sql<Timed & { venture_id: number }>`
    select m.venture_id, u.id as user_id, ${fullName('u')} as nome, ${photoOf('u')} as foto, m.position, m.room, u.role, m.seniority, m.version, u.commitment,
      coalesce(m.color, y.color) as color, y.nome as tipo_nome, (u.status <> 1 or u.mail_verified_at is null) as off,
      exists (select 1 from loops l where l.user_id = u.id and l.status = 1) as working,
      (select coalesce(sum(coalesce(segundos, case when status = 1
          then greatest(0, floor(extract(epoch from ${ctx.now}::timestamptz - data_inicio))) end)), 0)::bigint
        from loops where user_id = u.id and ${begunIn(week)}) as week_seconds
    from venture_members m join users u on u.id = m.user_id left join looper_types y on y.id = u.tipo
    where m.venture_id = any(${ventures}::int[]) and ${shown(ctx)} and ${placed(position)}
    order by m.position desc, plain(${fullName('u')}), u.id`.execute(ctx.db)
  return rows.map(({ venture_id, ...member }) => ({ venture_id, member: memberOf(member, frame) }))
}

interface Asked {
  readonly q?: string | undefined
  readonly venture_id?: number | undefined
  readonly position?: number | undefined
}

/** Teams that a person may see, by the name of their venture. */
export const teamsOf = async (asked: Asked, ctx: Context): Promise<{ data: Team[]; more: boolean }> => {
  const { q, venture_id, position } = asked
  const named = q
    ? sql`(${holds(sql`v.nome`, q)} or exists (select 1 from venture_members m join users u on u.id = m.user_id
        where m.venture_id = v.id and ${shown(ctx)} and ${holds(fullName('u'), q)}))`
    : sql`true`
  // A team without a member in the position is left out.
  const held =
    position === undefined
      ? sql`true`
      : sql`exists (select 1 from venture_members m join users u on u.id = m.user_id
          where m.venture_id = v.id and ${placed(position)} and ${shown(ctx)})`
  const one = venture_id === undefined ? sql`true` : sql`v.id = ${venture_id}`
  const { rows } = await sql<Omit<Team, 'members'>>`select v.id, v.nome, v.code from ventures v
    where ${mine(ctx)} and ${named} and ${held} and ${one} order by plain(v.nome), v.id limit ${TEAMS_MAX + 1}`.execute(
    ctx.db,
  )
  const page = rows.slice(0, TEAMS_MAX)
  const members = await membersOf(
    page.map((it) => it.id),
    position,
    ctx,
  )
  const data = page.map((venture) => ({
    ...venture,
    members: members.filter((it) => it.venture_id === venture.id).map((it) => it.member),
  }))
  return { data, more: rows.length > TEAMS_MAX }
}

/** One of them; another one does not exist for this person. */
export const teamOf = async (venture_id: number, ctx: Context): Promise<Team> =>
  (await teamsOf({ venture_id }, ctx)).data[0] ?? notFound()
