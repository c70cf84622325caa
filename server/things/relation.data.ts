import { sql } from 'kysely'
import type { RelationKind, RelationRow } from '#contract/things/relation.ts'
import type { Context } from '#server/kit/context.ts'
import { meet, mayOpenThing, type Thing } from '#server/kit/list/things.ts'
import type { Opened, Things } from '#server/things/record.data.ts'

/** Stored direction of a relation: from the record that acts to the one that it acts on. */
export type Stated = 'relates' | 'blocks' | 'duplicates'
export const statedAs = {
  relates: { kind: 'relates', turned: false },
  blocks: { kind: 'blocks', turned: false },
  blockedBy: { kind: 'blocks', turned: true },
  duplicates: { kind: 'duplicates', turned: false },
  duplicatedBy: { kind: 'duplicates', turned: true },
} as const satisfies Readonly<Record<RelationKind, { kind: Stated; turned: boolean }>>

const seenAs = (kind: Stated, turned: boolean): RelationKind => {
  if (!turned || kind === 'relates') return kind
  return kind === 'blocks' ? 'blockedBy' : 'duplicatedBy'
}

export interface End {
  readonly thing: string
  readonly id: number
}

/** A relation from the side of one end. */
export interface Kept {
  id: number
  kind: Stated
  turned: boolean
  thing: string
  other: number
}

export const relationsOf = async ({ thing, id }: End, ctx: Context): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`
    select id, kind, false as turned, to_thing as thing, to_id as other from relations
      where from_thing = ${thing} and from_id = ${id}
    union all
    select id, kind, true, from_thing, from_id from relations where to_thing = ${thing} and to_id = ${id}
    order by 1`.execute(ctx.db)
  return rows
}

/** Things whose records this person may relate to others. */
export const relatable = (things: Things, ctx: Context): Thing[] =>
  things.filter((it) => mayOpenThing(it, ctx) && it.traits(ctx).includes('relations'))

/** Relations of a record whose other end this person may open; the number of the others is not revealed. */
export const shownRelations = async (things: Things, at: Opened, ctx: Context): Promise<RelationRow[]> => {
  const kept = await relationsOf({ thing: at.of.thing, id: at.record.id }, ctx)
  const rows = await Promise.all(
    relatable(things, ctx).map(async (of) => {
      const here = kept.filter((it) => it.thing === of.thing)
      const met = await meet(of, [...new Set(here.map((it) => it.other))], ctx)
      return here.flatMap(({ id, kind, turned, thing, other }) => {
        const record = met.find((it) => it.id === other)
        return record ? [{ id, kind: seenAs(kind, turned), thing, record, link: of.link(other) }] : []
      })
    }),
  )
  return rows.flat().toSorted((a, b) => a.id - b.id)
}

/** True when one record blocks another already, directly or over others. */
export const blocksAlready = async (from: End, to: End, ctx: Context): Promise<boolean> => {
  const { rows } = await sql`
    with recursive blocked (thing, id) as (
      select ${from.thing}::text, ${from.id}::int
      union
      select r.to_thing, r.to_id from relations r join blocked b on r.from_thing = b.thing and r.from_id = b.id
      where r.kind = 'blocks'
    ) select 1 from blocked where thing = ${to.thing} and id = ${to.id}`.execute(ctx.db)
  return rows.length > 0
}

/** Takes the lock of all writes to relations, so that two of them never close a cycle together. */
export const lockRelations = (ctx: Context) =>
  sql`select pg_advisory_xact_lock(hashtextextended('relations', 0))`.execute(ctx.db)
