import { sql, type RawBuilder } from 'kysely'
import type { SignedInRole } from '#contract/access/roles.ts'
import { VIEW_MINUTES, type ViewAsPerson } from '#contract/permission/permission.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'

/** Most people in one answer; a typed name narrows it. */
const SHOWN = 30

interface Wanted {
  role?: SignedInRole | undefined
  projeto_id?: number | undefined
  q?: string | undefined
}

/** Condition on people whose view may be opened: active, and no administrators. */
const viewable = sql`(p.status = 1 and p.deleted_at is null and p.role between 2 and 10)`

const name = sql`trim(p.nome || ' ' || p.last_name)`

/** Condition on the ventures of a person: those they are a member of, a client's those of their company. */
const onVenture = (venture: RawBuilder<unknown>) => sql`(case when p.role = 3 then ${venture}.cliente_id = p.cliente_id
  else exists (select 1 from venture_members m where m.venture_id = ${venture}.id and m.user_id = p.id) end)`

const ventures = sql`coalesce((select jsonb_agg(v.nome order by v.nome) from ventures v
  where v.deleted_at is null and ${onVenture(sql.ref('v'))}), '[]')`

const literally = (text: string): string => `%${text.replace(/[\\%_]/g, (it) => `\\${it}`)}%`

export const viewablePeople = async (db: Db, { role, projeto_id, q }: Wanted) => {
  const ofRole = role === undefined ? sql`true` : sql`p.role = ${role}`
  const ofVenture =
    projeto_id === undefined
      ? sql`true`
      : sql`exists (select 1 from ventures w where w.id = ${projeto_id} and w.deleted_at is null and ${onVenture(sql.ref('w'))})`
  const like = q ? sql`(${name} ilike ${literally(q)} or p.email ilike ${literally(q)})` : sql`true`
  const { rows } = await sql<ViewAsPerson>`
    select p.id, ${name} as nome, p.role, ${ventures} as ventures from users p
    where ${viewable} and ${ofRole} and ${ofVenture} and ${like}
    order by 2, p.id limit ${SHOWN + 1}`.execute(db)
  const all = await sql<{ id: number; nome: string }>`
    select v.id, v.nome from ventures v where v.deleted_at is null
      and exists (select 1 from users p where ${viewable} and ${ofRole} and ${onVenture(sql.ref('v'))})
    order by v.nome, v.id limit 200`.execute(db)
  return { data: rows.slice(0, SHOWN), more: rows.length > SHOWN, ventures: all.rows }
}

/** Begins to look as a person in this session, replacing an earlier one; undefined where that is not allowed. */
export const beginView = async (ctx: Context, id: number) => {
  const { rows } = await sql<ViewAsPerson>`
    select p.id, ${name} as nome, p.role, ${ventures} as ventures from users p
    where p.id = ${id} and ${viewable}`.execute(ctx.db)
  const [person] = rows
  if (!person) return undefined
  await endView(ctx)
  const until = new Date(ctx.now.getTime() + VIEW_MINUTES * 60_000).toISOString()
  await ctx.db
    .updateTable('sessions')
    .set({ viewing_id: id, viewing_until: until })
    .where('id', '=', ctx.user.session_id)
    .execute()
  await ctx.audit({
    event: 'viewAs.started',
    thing: 'user',
    thing_id: id,
    detail: { role: person.role, until },
  })
  return { person, until }
}

/** Ends the view; returns the person's id, or null. An expired one was audited with its end already. */
export const endView = async (ctx: Context): Promise<number | null> => {
  const was = await ctx.db
    .selectFrom('sessions')
    .select(['viewing_id', 'viewing_until'])
    .where('id', '=', ctx.user.session_id)
    .where('viewing_id', 'is not', null)
    .forUpdate()
    .executeTakeFirst()
  if (!was) return null
  await ctx.db
    .updateTable('sessions')
    .set({ viewing_id: null, viewing_until: null })
    .where('id', '=', ctx.user.session_id)
    .execute()
  if (was.viewing_id !== null && was.viewing_until !== null && Date.parse(was.viewing_until) > ctx.now.getTime())
    await ctx.audit({ event: 'viewAs.ended', thing: 'user', thing_id: was.viewing_id, detail: { by: 'viewer' } })
  return was.viewing_id
}
