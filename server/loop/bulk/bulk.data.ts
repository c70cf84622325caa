import { sql } from 'kysely'
import type { Selected } from '#contract/kit/page.ts'
import type { SkipReason } from '#contract/loop/loop.bulk.ts'
import type { Context } from '#server/kit/context.ts'
import { all } from '#server/kit/list/source.ts'
import { scoped, whereOf, type Asked } from '#server/kit/list/statement.ts'
import { loopsOf } from '#server/loop/center/center.data.ts'
import { isClosed, type Closed } from '#server/loop/closed.data.ts'

/** A loop that a bulk call considers. */
export interface Candidate {
  id: number
  user_id: number
  status: number
  tipo: number | null
  data_inicio: string
  week_id: number | null
}

const locking: Readonly<Record<number, SkipReason>> = {
  1: 'running',
  4: 'unadjusted',
  5: 'unadjusted',
  6: 'locked',
  7: 'locked',
}

/** Only stopped and concluded loops may be changed by others; those on an order (7, 6) or of a closed day or week may not. */
export const keptBy = (of: Candidate, closed: Closed): SkipReason | undefined =>
  locking[of.status] ?? (isClosed(of, closed) ? 'closed' : undefined)

/** Number of loops of a filter, without the excepted ones. */
export const countSelected = async (ctx: Context, filter: Asked, except: readonly number[]): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from loops t where ${whereOf(loopsOf(ctx), filter, ctx)} and t.id <> all(${except}::int[])`.execute(
    ctx.db,
  )
  return rows[0]?.count ?? 0
}

/** Selected loops within the person's scope, by id; locked, except in a dry run. */
export const selectedLoops = async (
  ctx: Context,
  selected: Selected<Asked>,
  limits: { lock: boolean; most: number },
): Promise<Candidate[]> => {
  const which =
    'ids' in selected
      ? all([...scoped(loopsOf(ctx).source, ctx), sql`t.id = any(${selected.ids}::int[])`])
      : sql`${whereOf(loopsOf(ctx), selected.filter, ctx)} and t.id <> all(${selected.except}::int[])`
  const { rows } = await sql<Candidate>`
    select t.id, t.user_id, t.status, t.tipo, t.data_inicio, t.week_id from loops t where ${which}
    order by t.id limit ${limits.most} ${limits.lock ? sql`for update` : sql``}`.execute(ctx.db)
  return rows
}

/** Sets the type of loops, and audits the former type of each. */
export const giveType = async (ctx: Context, loops: readonly Candidate[], tipo: number | null): Promise<void> => {
  const ids = loops.map((it) => it.id)
  const before = loops.map((it) => it.tipo)
  await sql`update loops set tipo = ${tipo}::smallint, version = version + 1 where id = any(${ids}::int[])`.execute(
    ctx.db,
  )
  await sql`
    insert into audit (at, actor_id, event, thing, thing_id, detail, request_id, ip)
    select ${ctx.now}::timestamptz, ${ctx.user.id}::int, 'loop.edited', 'loop', it.id::text,
      jsonb_build_object('field', 'tipo', 'from', it.before, 'to', ${tipo}::int), ${ctx.request.id}::text, ${ctx.request.ip}::text
    from unnest(${ids}::int[], ${before}::int[]) as it (id, before)`.execute(ctx.db)
}

/** Makes pages of the owners, and pages that show the list, reload. */
export const tellOwners = (ctx: Context, loops: readonly Candidate[]): void => {
  if (loops.length === 0) return
  ctx.after(() => {
    for (const id of new Set(loops.map((it) => it.user_id))) ctx.services.live.tell(`user:${id}`, 'loop.changed')
    ctx.services.live.tell('loops', 'loop.changed')
  })
}
