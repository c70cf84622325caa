import { sql } from 'kysely'
import type { Context } from '#server/kit/context.ts'
import type { Sql } from '#server/kit/list/source.ts'

/** Done and total items of a record's checklist: the value of a column of the kind `checklist`. */
export const checklistOf = (thing: string): Sql => sql`(
  select jsonb_build_object('done', count(c.done_at), 'total', count(*)) from checklist_items c
  where c.thing = ${thing} and c.thing_id = t.id)`

interface Move {
  readonly thing: string
  readonly from: number
  readonly into: number
}

/** Moves everything attached to a record to the one that it is merged into, without duplicates. */
export const moveHanging = async ({ thing, from, into }: Move, { db }: Pick<Context, 'db'>): Promise<void> => {
  // Locks in the order of ids, as a second merge of the pair and every write that adds to either record does.
  for (const id of [from, into].toSorted((a, b) => a - b))
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${thing}:${id}`}, 0))`.execute(db)
  await sql`select pg_advisory_xact_lock(hashtextextended('relations', 0))`.execute(db)
  await sql`update comments set thing_id = ${into} where thing = ${thing} and thing_id = ${from}`.execute(db)
  await sql`update files set thing_id = ${into} where thing = ${thing} and thing_id = ${from}`.execute(db)
  await sql`
    update checklist_items set thing_id = ${into}, place = place + (
      select coalesce(max(place), 0) from checklist_items where thing = ${thing} and thing_id = ${into})
    where thing = ${thing} and thing_id = ${from}`.execute(db)
  for (const [table, beside] of [
    ['label_links', 'label_id'],
    ['watchers', 'user_id'],
  ] as const) {
    const [name, other] = [sql.table(table), sql.ref(beside)]
    await sql`delete from ${name} a where a.thing = ${thing} and a.thing_id = ${from} and exists (
      select 1 from ${name} b where b.thing = ${thing} and b.thing_id = ${into} and b.${other} = a.${other})`.execute(
      db,
    )
    await sql`update ${name} set thing_id = ${into} where thing = ${thing} and thing_id = ${from}`.execute(db)
  }
  await moveRelations({ thing, from, into }, { db })
}

/** Moves relations one by one: none to itself, none twice, none that would close a cycle of blocking. */
const moveRelations = async ({ thing, from, into }: Move, { db }: Pick<Context, 'db'>): Promise<void> => {
  const { rows } = await sql<Relation>`
    delete from relations where (from_thing = ${thing} and from_id = ${from}) or (to_thing = ${thing} and to_id = ${from})
    returning *`.execute(db)
  for (const row of rows.toSorted((a, b) => a.id - b.id)) {
    const moved = (end: End): End => (end.thing === thing && end.id === from ? { thing, id: into } : end)
    const [a, b] = [moved({ thing: row.from_thing, id: row.from_id }), moved({ thing: row.to_thing, id: row.to_id })]
    await sql`
      with recursive blocked (thing, id) as (
        select ${b.thing}::text, ${b.id}::int
        union
        select r.to_thing, r.to_id from relations r join blocked o on r.from_thing = o.thing and r.from_id = o.id
        where r.kind = 'blocks'
      )
      insert into relations (kind, from_thing, from_id, to_thing, to_id, created_at, created_by)
      select ${row.kind}, ${a.thing}, ${a.id}, ${b.thing}, ${b.id}, ${row.created_at}::timestamptz, ${row.created_by}::int
      where (${a.thing}, ${a.id}) <> (${b.thing}, ${b.id})
        and not (${row.kind} = 'blocks' and exists (select 1 from blocked where thing = ${a.thing} and id = ${a.id}))
        and not (${row.kind} = 'relates' and exists (select 1 from relations r where r.kind = 'relates'
          and (r.from_thing, r.from_id, r.to_thing, r.to_id) = (${b.thing}, ${b.id}, ${a.thing}, ${a.id})))
      on conflict do nothing`.execute(db)
  }
}

interface End {
  readonly thing: string
  readonly id: number
}
interface Relation {
  id: number
  kind: string
  from_thing: string
  from_id: number
  to_thing: string
  to_id: number
  created_at: string
  created_by: number | null
}

/** Ids of the records with comments, files, labels or the like on them; `since` leaves out those from before. */
export const hungAmong = async (
  thing: string,
  ids: readonly number[],
  { db, since = null }: Pick<Context, 'db'> & { since?: string | null },
): Promise<ReadonlySet<number>> => {
  const later = sql`(${since}::timestamptz is null or t.created_at > ${since}::timestamptz)`
  const { rows } = await sql<{ id: number }>`
    select x.id from unnest(${ids}::int[]) x (id)
    where exists (select 1 from comments t where t.thing = ${thing} and t.thing_id = x.id and t.deleted_at is null and ${later})
      or exists (select 1 from checklist_items t where t.thing = ${thing} and t.thing_id = x.id and (${later} or t.version > 1))
      or (${since}::timestamptz is null and exists (
        select 1 from label_links t where t.thing = ${thing} and t.thing_id = x.id))
      or exists (select 1 from relations t where (t.from_thing = ${thing} and t.from_id = x.id
        or t.to_thing = ${thing} and t.to_id = x.id) and ${later})`.execute(db)
  return new Set(rows.map((it) => it.id))
}
