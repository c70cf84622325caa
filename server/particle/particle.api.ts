import { sql } from 'kysely'
import { particleCalls } from '#contract/particle/particle.calls.ts'
import { particleNoun } from '#contract/particle/particle.noun.ts'
import { particleCrud, particleFlow, particleList, type ParticleRow } from '#contract/particle/particle.ts'
import { atomsChanged } from '#server/atom/reach.data.ts'
import type { Context } from '#server/kit/context.ts'
import { around, handle, type Handler } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'
import { stepHandlers } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { boardOf, ventureReached } from '#server/particle/board.data.ts'
import { particleImporterOf } from '#server/particle/importer.data.ts'
import { setLimits } from '#server/particle/limits.data.ts'
import { particleMoved, particlesChanged } from '#server/particle/live.data.ts'
import { particleLookups, particleSource } from '#server/particle/particle.source.ts'
import { lockOrder, rankFor } from '#server/particle/place.data.ts'
import { promote } from '#server/particle/promote.data.ts'

const api = nounApi(
  { noun: particleNoun, list: particleList, crud: particleCrud },
  {
    ...particleSource,
    lookups: particleLookups,
    unique: { particles_stay: { field: 'venture_id', word: 'particle.stays', status: 422 } },
    stamp: (ctx) => ({ author_id: ctx.user.id }),
  },
)

const { create, update, remove, restore } = particleCrud.calls

/** An edit changes the column only by who may move cards; boards and lists are told of each write. */
const guarded = (handler: Handler): Handler => {
  if (![create, update, remove, restore].some((it) => it === handler.call)) return handler
  return around(handler, async (ctx, input, next) => {
    if (handler.call === update && 'status' in input && !ctx.may('particle.move')) return forbidden()
    const answer = await next()
    particlesChanged(ctx)
    return answer
  })
}

const shown = async (id: number, ctx: Context): Promise<ParticleRow> =>
  (await rowOf({ list: particleList, source: particleSource }, id, ctx)) ?? notFound()

/** A living particle under its lock, as far as the person meets it. */
const locked = async (id: number, ctx: Context) => {
  const row = await ctx.db.selectFrom('particles').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
  if (!row || row.deleted_at !== null) return notFound()
  await shown(id, ctx)
  return row
}

const moveHandler = handle(particleCalls.move, async (ctx, { id, status, above_id, below_id, priority }) => {
  await lockOrder(ctx)
  const row = await locked(id, ctx)
  if (priority && !ctx.may('particle.edit')) return forbidden()
  if (priority && priority.from !== row.priority) return refuse('board.otherLane', { status: 409 })
  const before = { status: row.status, priority: row.priority }
  const after = { status, priority: priority?.to ?? row.priority }
  const changed = (['status', 'priority'] as const).filter((field) => before[field] !== after[field])
  const only = (of: typeof before) => Object.fromEntries(changed.map((field) => [field, of[field]]))
  const rank = await rankFor({ id, status, above_id, below_id }, ctx)
  // Order alone is no content: the version stays, so that nobody's edit turns stale by it.
  const version = changed.length > 0 ? row.version + 1 : row.version
  await ctx.db
    .updateTable('particles')
    .set({ ...after, rank, version })
    .where('id', '=', id)
    .execute()
  if (changed.length > 0)
    await ctx.audit({
      event: 'particle.changed',
      thing: 'particle',
      thing_id: id,
      detail: { before: only(before), after: only(after) },
    })
  particleMoved(
    {
      venture_id: row.venture_id,
      particle_id: id,
      status,
      above_id,
      below_id,
      ...(priority && { priority: priority.to }),
    },
    ctx,
  )
  if (changed.length > 0) particlesChanged(ctx)
  return { rank, version }
})

export const particleApi = {
  ...api,
  importer: api.importer && particleImporterOf(api.importer),
  handlers: [
    ...api.handlers.map(guarded),

    handle(particleCalls.board, (ctx, { venture_id }) => boardOf(venture_id, ctx)),

    handle(particleCalls.add, async (ctx, { venture_id, status, nomes }) => {
      await ventureReached(venture_id, ctx)
      const made = await ctx.db
        .insertInto('particles')
        .values(nomes.map((nome) => ({ nome, venture_id, status, author_id: ctx.user.id, created_at: ctx.now })))
        .returning(['id', 'nome'])
        .execute()
      for (const row of made)
        await ctx.audit({
          event: 'particle.created',
          thing: 'particle',
          thing_id: row.id,
          detail: { after: { nome: row.nome, venture_id, status } },
        })
      particlesChanged(ctx)
      return { ids: made.map((it) => it.id) }
    }),

    handle(particleCalls.limits, async (ctx, { venture_id, limits }) => ({
      limits: await setLimits(venture_id, limits, ctx),
    })),

    moveHandler,

    handle(particleCalls.vote, async (ctx, { id, voted }) => {
      await locked(id, ctx)
      // The key holds each to one vote, however often a click arrives.
      await (voted
        ? sql`insert into particle_votes (particle_id, user_id, at) values (${id}, ${ctx.user.id}, ${ctx.now})
            on conflict do nothing`.execute(ctx.db)
        : sql`delete from particle_votes where particle_id = ${id} and user_id = ${ctx.user.id}`.execute(ctx.db))
      particlesChanged(ctx)
      return { data: await shown(id, ctx) }
    }),

    ...stepHandlers({
      flow: particleFlow,
      of: { list: particleList, source: particleSource },
      table: 'particles',
      notify: notifyOthers,
      take: {
        promote: {
          set: async ({ row, input: { cell_id }, ctx }) => {
            const atom_id = await promote(row, cell_id, ctx)
            particlesChanged(ctx)
            atomsChanged(ctx)
            return { atom_id }
          },
          detail: ({ row }) => ({ before: { atom: null }, after: { atom: row.nome } }),
        },
      },
    }),
  ],
}
