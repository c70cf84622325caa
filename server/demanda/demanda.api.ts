import { sql } from 'kysely'
import { z } from 'zod'
import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaStatus } from '#contract/demanda/demanda.rules.ts'
import { demandaCalls, demandaCrud, demandaList, type DemandaRow } from '#contract/demanda/demanda.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { decideDemand } from '#server/demanda/decide.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, person, record, type ListSource } from '#server/kit/list/source.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

const source: ListSource<DemandaRow, keyof typeof demandaList.filters> = {
  table: 'demands',
  scope: (ctx) => (ctx.may('demanda.seeAll') ? 'everything' : sql`t.author_id = ${ctx.user.id}`),
  select: {
    ...own('id', 'nome', 'descricao', 'wished_on', 'status', 'reason', 'decided_at', 'particle_id'),
    ...own('created_at', 'deleted_at', 'version'),
    author: person(sql`t.author_id`),
    cliente: record('clients', sql`t.cliente_id`),
    venture: record('ventures', sql`t.venture_id`),
  },
  where: { ...own('status'), period: sql`t.created_at` },
}

const api = nounApi({ noun: demandaNoun, list: demandaList, crud: demandaCrud }, source)
const { create, remove } = demandaCrud.calls

const shown = async (id: number, ctx: Context): Promise<DemandaRow> =>
  (await rowOf({ list: demandaList, source }, id, ctx)) ?? notFound()

/** A living demand under its lock, of the version that the page showed. */
const locked = async ({ id, version }: { id: number; version: number }, ctx: Context) => {
  const row = await ctx.db.selectFrom('demands').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  const seen = await shown(id, ctx)
  if (!row || row.deleted_at !== null) return notFound()
  if (row.version !== version) return stale(seen)
  return row
}

const which = z.object({ id: z.number(), version: z.number() })

export const demandaApi = {
  ...api,
  handlers: [
    // A demand has an author, and is theirs to take back only while it waits: two calls of its own.
    ...api.handlers.filter((it) => it.call !== create && it.call !== remove),
    handle(create, async (ctx, fields) => {
      const { cliente_id } = await ctx.db
        .selectFrom('users')
        .select('cliente_id')
        .where('id', '=', ctx.user.id)
        .executeTakeFirstOrThrow()
      const { id } = await ctx.db
        .insertInto('demands')
        .values({ ...fields, author_id: ctx.user.id, cliente_id, created_at: ctx.now })
        .returning('id')
        .executeTakeFirstOrThrow()
      await ctx.audit({ event: 'demanda.created', thing: 'demanda', thing_id: id, detail: { after: fields } })
      const deciders = await peopleWho(ctx.db, 'demanda.seeAll')
      await notifyOthers(
        ctx,
        deciders.map((user_id) => ({
          user_id,
          word: 'notification.demandNew',
          params: { name: ctx.user.nome, title: fields.nome },
          link: linkOf(demandaNoun, id),
        })),
      )
      ctx.status(201)
      return { data: await shown(id, ctx) }
    }),
    handle(remove, async (ctx, input) => {
      const row = await locked(which.parse(input), ctx)
      if (!ctx.may('demanda.seeAll') && row.status !== demandaStatus.of.waiting)
        return refuse('demanda.decided', { status: 409 })
      await ctx.db
        .updateTable('demands')
        .set({ deleted_at: ctx.now, version: row.version + 1 })
        .where('id', '=', row.id)
        .execute()
      await ctx.audit({ event: 'demanda.deleted', thing: 'demanda', thing_id: row.id, detail: {} })
      return { message: ctx.say('common.deleted') }
    }),
    handle(demandaCalls.accept, async (ctx, input) => {
      await decideDemand(await locked(input, ctx), { event: 'accept' }, ctx)
      return { data: await shown(input.id, ctx) }
    }),
    handle(demandaCalls.toParticle, async (ctx, { venture_id, ...which }) => {
      const row = await locked(which, ctx)
      await decideDemand(row, { event: 'accept', venture_id }, ctx)
      return { data: await shown(which.id, ctx) }
    }),
    handle(demandaCalls.cancel, async (ctx, { reason, ...which }) => {
      await decideDemand(await locked(which, ctx), { event: 'cancel', reason }, ctx)
      return { data: await shown(which.id, ctx) }
    }),
  ],
}
