import { RELATIONS_MAX, relationCalls } from '#contract/things/relation.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { findRecords } from '#server/kit/list/lookup.ts'
import { meet, tellHanging } from '#server/kit/list/things.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { opened, openedToWrite, type Opened, type Things, type Which } from '#server/things/record.data.ts'
import {
  blocksAlready,
  lockRelations,
  relatable,
  relationsOf,
  shownRelations,
  statedAs,
  type End,
} from '#server/things/relation.data.ts'

const trait = 'relations'

/** The records of the thing that this person may relate something to; a relation to what they may not open is refused. */
const target = async (things: Things, to: End, ctx: Context) => {
  const of = relatable(things, ctx).find((it) => it.thing === to.thing)
  const [record] = of ? await meet(of, [to.id], ctx) : []
  if (!of || !record || record.gone)
    return refuse('common.invalid', { status: 422, fields: { to_id: 'common.recordGone' } })
  return { of, record }
}

/** Relations between the records of all things that have them. */
export const relationApi = (things: Things): readonly Handler[] => {
  const shown = async (at: Opened, ctx: Context) => ({
    data: await shownRelations(things, at, ctx),
    things: relatable(things, ctx).map((it) => it.thing),
    writable: !at.record.gone && (await at.of.mayEdit(at.record.id, ctx)),
  })
  const toWrite = ({ thing, id }: Which, ctx: Context) => openedToWrite(things, { thing, id, trait, edit: true }, ctx)
  const note = async (event: string, { at, to }: { at: Opened; to: Opened }, ctx: Context) => {
    const ends = [
      [at, to],
      [to, at],
    ] as const
    for (const [here, there] of ends) {
      const detail = { other_thing: there.of.thing, other_id: there.record.id }
      await ctx.audit({ event, thing: here.of.thing, thing_id: here.record.id, detail })
      tellHanging(here.of, 'relations', ctx)
    }
  }

  return [
    handle(relationCalls.list, async (ctx, which) => shown(await opened(things, { ...which, trait }, ctx), ctx)),

    handle(relationCalls.find, async (ctx, { to_thing, q, limit, ids, ...which }) => {
      const at = await opened(things, { ...which, trait }, ctx)
      const of = relatable(things, ctx).find((it) => it.thing === to_thing) ?? notFound()
      const known = ids && (await meet(of, ids, ctx))
      if (known) return { data: known.map((it) => ({ ...it, hint: null })), more: false }
      const found = await findRecords(of.records, { q, limit: limit + 1 }, ctx)
      const others = found.data.filter((it) => of !== at.of || it.id !== which.id)
      return { data: others.slice(0, limit), more: found.more || others.length > limit }
    }),

    handle(relationCalls.add, async (ctx, { kind, to_thing, to_id, ...which }) => {
      const at = await toWrite(which, ctx)
      await lockRelations(ctx)
      const here: End = which
      const there: End = { thing: to_thing, id: to_id }
      if (here.thing === there.thing && here.id === there.id)
        return refuse('thing.relationItself', { fields: { to_id: 'thing.relationItself' } })
      const to = await target(things, there, ctx)
      const stated = statedAs[kind]
      const [from, onto] = stated.turned ? [there, here] : [here, there]
      const kept = await relationsOf(here, ctx)
      // Relating is mutual: either way round it is the same relation.
      const twice = kept.some(
        (relation) =>
          relation.kind === stated.kind &&
          relation.thing === there.thing &&
          relation.other === there.id &&
          (stated.kind === 'relates' || relation.turned === stated.turned),
      )
      if (twice) return refuse('thing.relationTwice', { status: 409, fields: { to_id: 'thing.relationTwice' } })
      if (stated.kind === 'blocks' && (await blocksAlready(onto, from, ctx)))
        return refuse('thing.relationCircle', { fields: { to_id: 'thing.relationCircle' } })
      const others = await relationsOf(there, ctx)
      if (kept.length >= RELATIONS_MAX || others.length >= RELATIONS_MAX)
        return refuse('thing.relationsFull', {
          params: { max: RELATIONS_MAX },
          fields: { to_id: 'common.fieldInvalid' },
        })
      await ctx.db
        .insertInto('relations')
        .values({
          kind: stated.kind,
          from_thing: from.thing,
          from_id: from.id,
          to_thing: onto.thing,
          to_id: onto.id,
          created_at: ctx.now,
          created_by: ctx.user.id,
        })
        .execute()
      await note('relation.added', { at, to }, ctx)
      return shown(at, ctx)
    }),

    handle(relationCalls.remove, async (ctx, { relation, ...which }) => {
      const at = await toWrite(which, ctx)
      // One to a record that is not open to the person does not exist for them.
      const row = (await shownRelations(things, at, ctx)).find((it) => it.id === relation) ?? notFound()
      const of = things.find((it) => it.thing === row.thing) ?? notFound()
      await ctx.db.deleteFrom('relations').where('id', '=', relation).execute()
      await note('relation.removed', { at, to: { of, record: row.record } }, ctx)
      return shown(at, ctx)
    }),
  ]
}
