import { sql } from 'kysely'
import { labelCalls, LABELS_EACH, LABELS_MAX, type Label } from '#contract/things/label.ts'
import type { Context } from '#server/kit/context.ts'
import { brokenConstraint } from '#server/kit/dbErrors.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { tellHanging } from '#server/kit/list/things.ts'
import { forbidden, notFound, refuse, stale } from '#server/kit/refuse.ts'
import { opened, openedToWrite, type Opened, type Things, type Which } from '#server/things/record.data.ts'

const trait = 'labels'

type Kept = Label & { on: boolean }

/** The labels of the noun, each with whether it is on the record. */
const labelsOf = async ({ of, record }: Opened, ctx: Context): Promise<Kept[]> => {
  const { rows } = await sql<Kept>`
    select l.id, l.nome, l.color, l.version, exists (
      select 1 from label_links k where k.label_id = l.id and k.thing = ${of.thing} and k.thing_id = ${record.id}) as "on"
    from labels l where l.thing = ${of.thing} order by plain(l.nome), l.id`.execute(ctx.db)
  return rows
}

const shown = async (at: Opened, ctx: Context) => {
  const labels = await labelsOf(at, ctx)
  const bare = ({ id, nome, color, version }: Kept): Label => ({ id, nome, color, version })
  return {
    data: labels.filter((it) => it.on).map(bare),
    all: labels.map(bare),
    writable: !at.record.gone && (await at.of.mayEdit(at.record.id, ctx)),
  }
}

type Act = 'created' | 'edited' | 'deleted' | 'assigned' | 'unassigned'

const done = async (at: Opened, { act, ...detail }: { act: Act } & Record<string, unknown>, ctx: Context) => {
  await ctx.audit({ event: `label.${act}`, thing: at.of.thing, thing_id: at.record.id, detail })
  tellHanging(at.of, 'labels', ctx)
  return shown(at, ctx)
}

const uniquely = <T>(write: Promise<T>): Promise<T> =>
  write.catch((error: unknown) => {
    if (brokenConstraint(error) !== 'labels_nome') throw error
    return refuse('common.nameTaken', { status: 409, fields: { nome: 'common.nameTaken' } })
  })

const full = (max: number) => refuse('thing.labelsFull', { params: { max }, fields: { nome: 'common.fieldInvalid' } })

/** All who change the labels of one noun take turns. */
const lockLabels = (thing: string, ctx: Context) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`labels:${thing}`}, 0))`.execute(ctx.db)

/** Labels on the records of all things that have them. */
export const labelApi = (things: Things): readonly Handler[] => {
  const toWrite = async ({ thing, id }: Which, ctx: Context) => {
    const at = await openedToWrite(things, { thing, id, trait, edit: true }, ctx)
    await lockLabels(thing, ctx)
    return { at, labels: await labelsOf(at, ctx) }
  }
  /** A label is on records that its changer may not even open: it is for whoever may delete what others have written. */
  const toManage = async (which: Which, ctx: Context) => {
    const found = await toWrite(which, ctx)
    return found.at.of.mayModerate(ctx) ? found : forbidden()
  }
  const assign = async (at: Opened, label_id: number, ctx: Context) =>
    ctx.db
      .insertInto('label_links')
      .values({ thing: at.of.thing, thing_id: at.record.id, label_id })
      .onConflict((on) => on.doNothing())
      .execute()

  return [
    handle(labelCalls.list, async (ctx, which) => shown(await opened(things, { ...which, trait }, ctx), ctx)),

    handle(labelCalls.create, async (ctx, { nome, color, ...which }) => {
      const { at, labels } = await toWrite(which, ctx)
      if (labels.length >= LABELS_MAX) return full(LABELS_MAX)
      if (labels.filter((it) => it.on).length >= LABELS_EACH) return full(LABELS_EACH)
      const { id } = await uniquely(
        ctx.db
          .insertInto('labels')
          .values({ thing: which.thing, nome, color, created_at: ctx.now })
          .returning('id')
          .executeTakeFirstOrThrow(),
      )
      await assign(at, id, ctx)
      return done(at, { act: 'created', label: nome }, ctx)
    }),

    handle(labelCalls.assign, async (ctx, { label, ...which }) => {
      const { at, labels } = await toWrite(which, ctx)
      const row = labels.find((it) => it.id === label) ?? notFound()
      if (row.on) return shown(at, ctx)
      if (labels.filter((it) => it.on).length >= LABELS_EACH) return full(LABELS_EACH)
      await assign(at, label, ctx)
      return done(at, { act: 'assigned', label: row.nome }, ctx)
    }),

    handle(labelCalls.unassign, async (ctx, { label, ...which }) => {
      const { at, labels } = await toWrite(which, ctx)
      const row = labels.find((it) => it.id === label) ?? notFound()
      if (!row.on) return shown(at, ctx)
      await ctx.db
        .deleteFrom('label_links')
        .where('thing', '=', which.thing)
        .where('thing_id', '=', which.id)
        .where('label_id', '=', label)
        .execute()
      return done(at, { act: 'unassigned', label: row.nome }, ctx)
    }),

    handle(labelCalls.update, async (ctx, { label, version, nome, color, ...which }) => {
      const { at, labels } = await toManage(which, ctx)
      const row = labels.find((it) => it.id === label) ?? notFound()
      if (row.version !== version) return stale({ id: row.id, nome: row.nome, color: row.color, version: row.version })
      const after = { nome: nome ?? row.nome, color: color ?? row.color }
      await uniquely(
        ctx.db
          .updateTable('labels')
          .set({ ...after, version: version + 1 })
          .where('id', '=', label)
          .execute(),
      )
      return done(at, { act: 'edited', label: row.nome, ...after }, ctx)
    }),

    handle(labelCalls.remove, async (ctx, { label, version, ...which }) => {
      const { at, labels } = await toManage(which, ctx)
      const row = labels.find((it) => it.id === label) ?? notFound()
      if (row.version !== version) return stale({ id: row.id, nome: row.nome, color: row.color, version: row.version })
      await ctx.db.deleteFrom('labels').where('id', '=', label).execute()
      return done(at, { act: 'deleted', label: row.nome }, ctx)
    }),
  ]
}
