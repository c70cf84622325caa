import { sql } from 'kysely'
import { z } from 'zod'
import { demandaNoun } from '#contract/demanda/demanda.noun.ts'
import { demandaStatus, demandaSteps } from '#contract/demanda/demanda.steps.ts'
import { demandaCrud, demandaFlow, demandaList, type DemandaRow } from '#contract/demanda/demanda.ts'
import { linkOf } from '#contract/routes/nounPath.ts'
import { ventureOf } from '#server/demanda/decide.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, person, record, type ListSource } from '#server/kit/list/source.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { stepHandlers, type Taken } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { particleOf } from '#server/particle/asked.data.ts'
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
  steps: { steps: demandaSteps },
}

const decided = ({ ctx }: Pick<Taken<'demands'>, 'ctx'>) => ({ decided_by_id: ctx.user.id, decided_at: ctx.now })

const accepted = ({ row }: Pick<Taken<'demands'>, 'row'>) => [
  {
    user_id: row.author_id,
    link: linkOf(demandaNoun, row.id),
    word: 'notification.demandAccepted' as const,
    params: { title: row.nome },
  },
]

const steps = stepHandlers({
  flow: demandaFlow,
  of: { list: demandaList, source },
  table: 'demands',
  notify: notifyOthers,
  take: {
    accept: {
      set: async (taken) => ({ ...decided(taken), venture_id: await ventureOf(taken.row, taken.ctx) }),
      tell: accepted,
    },
    toParticle: {
      set: async ({ row, input, ctx }) => ({
        ...decided({ ctx }),
        particle_id: await particleOf({ ...row, from: { demanda_id: row.id } }, input.venture_id, ctx),
      }),
      tell: accepted,
    },
    cancel: {
      set: ({ input, ctx }) => ({ ...decided({ ctx }), reason: input.reason }),
      tell: ({ row, input: { reason } }) =>
        accepted({ row }).map((note) => ({
          ...note,
          word: 'notification.demandCancelled' as const,
          params: { ...note.params, reason },
        })),
    },
  },
})

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
    ...steps,
  ],
}
