import { sql } from 'kysely'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { refuse } from '#server/kit/refuse.ts'
import type { Candidate } from '#server/loop/bulk/bulk.data.ts'

/** Inserts one audit row for each loop, with its values and the person who deleted or restored it. */
const auditOf = (ctx: Context, event: 'loop.deleted' | 'loop.restored') => sql`
  insert into audit (at, actor_id, event, thing, thing_id, detail, request_id, ip)
  select ${ctx.now}::timestamptz, ${ctx.user.id}::int, ${event}, 'loop', it.id::text, jsonb_build_object(
      'user_id', it.loop->'user_id', 'atomo_id', it.loop->'atomo_id', 'status', it.loop->'status',
      'data_inicio', it.loop->'data_inicio', 'data_fim', it.loop->'data_fim', 'descricao', it.loop->'descricao'),
    ${ctx.request.id}::text, ${ctx.request.ip}::text
  from touched it`

/** Deletes loops with their adjustments, and keeps both for an undo. */
export const deleteLoops = async (ctx: Context, loops: readonly Candidate[]): Promise<void> => {
  const ids = loops.map((it) => it.id)
  // A repeated start of a deleted loop must not create it anew.
  await sql`
    insert into discarded_loops (user_id, client_id, at)
    select user_id, client_id, ${ctx.now}::timestamptz from loops where id = any(${ids}::int[]) and client_id is not null
    on conflict do nothing`.execute(ctx.db)
  await sql`
    with taken as (delete from loops where id = any(${ids}::int[]) returning *), touched as (
      insert into deleted_loops (id, change, at, by_id, user_id, loop, adjustments)
      select t.id, ${ctx.request.id}::uuid, ${ctx.now}::timestamptz, ${ctx.user.id}::int, t.user_id, to_jsonb(t),
        coalesce((select jsonb_agg(to_jsonb(a) order by a.id) from loop_adjustments a where a.loop_id = t.id), '[]')
      from taken t returning *
    ) ${auditOf(ctx, 'loop.deleted')}`.execute(ctx.db)
}

export interface Deleted extends Candidate {
  /** True when another loop of the person has taken its time. */
  overlaps: boolean
}

/** Loops of a deletion, locked. */
export const deletedBy = async (ctx: Context, change: string): Promise<Deleted[]> => {
  const { rows } = await sql<Deleted>`
    select d.id, d.user_id, (d.loop->>'status')::int as status, (d.loop->>'tipo')::int as tipo,
      d.loop->>'data_inicio' as data_inicio, null::int as week_id, exists (
        select 1 from loops l where l.user_id = d.user_id
          and tstzrange(l.data_inicio, l.fim, '[)')
            && tstzrange((d.loop->>'data_inicio')::timestamptz, (d.loop->>'fim')::timestamptz, '[)')
      ) as overlaps
    from deleted_loops d where d.change = ${change}::uuid order by d.id for update`.execute(ctx.db)
  return rows
}

/** Columns of a table that may be inserted: all but generated ones. */
const writtenColumns = async (ctx: Context, table: 'loops' | 'loop_adjustments') => {
  const { rows } = await sql<{ name: string }>`
    select attname as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum`.execute(
    ctx.db,
  )
  return sql.join(rows.map((it) => sql.ref(it.name)))
}

/** Restores deleted loops unchanged, with their ids; their week may have been closed without them meanwhile. */
export const restoreLoops = async (ctx: Context, loops: readonly Deleted[]): Promise<void> => {
  const ids = loops.map((it) => it.id)
  const own = await writtenColumns(ctx, 'loops')
  const adjusted = await writtenColumns(ctx, 'loop_adjustments')
  await sql`
    delete from discarded_loops x using deleted_loops d
    where d.id = any(${ids}::int[]) and x.user_id = d.user_id and x.client_id = (d.loop->>'client_id')::uuid`.execute(
    ctx.db,
  )
  const restore = sql`
    insert into loops (${own}) overriding system value
    select ${own} from (
      select l.* from deleted_loops d, jsonb_populate_record(null::loops, d.loop - 'week_id') l where d.id = any(${ids}::int[])
    ) it`
  await restore.execute(ctx.db).catch((error: unknown) => {
    // A loop that starts meanwhile takes the time; a repeated call skips the deleted one.
    if (brokenConstraint(error) === 'loops_no_overlap') return refuse('loopBulk.timeTaken')
    throw error
  })
  await sql`
    insert into loop_adjustments (${adjusted}) overriding system value
    select ${adjusted} from (
      select a.* from deleted_loops d, jsonb_populate_recordset(null::loop_adjustments, d.adjustments) a
      where d.id = any(${ids}::int[])
    ) it`.execute(ctx.db)
  await sql`
    with touched as (delete from deleted_loops where id = any(${ids}::int[]) returning *) ${auditOf(ctx, 'loop.restored')}`.execute(
    ctx.db,
  )
}
