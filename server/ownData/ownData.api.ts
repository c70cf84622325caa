import { sql } from 'kysely'
import { DAY_MS } from '#contract/kit/spans.ts'
import { ERASURE_DAYS, ownDataCalls } from '#contract/ownData/ownData.ts'
import { pathTo } from '#contract/routes/match.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { keepAdmin, lockPerson } from '#server/looper/write.data.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { exportRequest, newProtocol, stateOf } from '#server/ownData/ownData.data.ts'
import { peopleWho } from '#server/permission/holders.data.ts'

const shown = async ({ db, user, now }: Context) => ({ data: await stateOf(db, user.id, now) })

/** Writes the request, under the locks of the person and of those who administer. */
const ask = async (ctx: Context, note: string): Promise<void> => {
  const people = await lockPerson(ctx.user.id, ctx)
  keepAdmin(people, { status: 3 })
  const open = await ctx.db
    .selectFrom('erasures')
    .select('protocol')
    .where('user_id', '=', ctx.user.id)
    .where('state', '=', 'open')
    .executeTakeFirst()
  if (open) return refuse('ownData.alreadyAsked', { status: 409, params: { protocol: open.protocol } })
  const protocol = newProtocol(ctx.now)
  const due_at = new Date(ctx.now.getTime() + ERASURE_DAYS * DAY_MS)
  await ctx.db
    .insertInto('erasures')
    .values({ protocol, user_id: ctx.user.id, note, created_at: ctx.now, due_at })
    .execute()
  await ctx.audit({ event: 'ownData.eraseAsked', thing: 'user', thing_id: ctx.user.id, detail: { protocol } })
  const notes = (await peopleWho(ctx.db, 'governance.erase')).map((user_id) => ({
    user_id,
    word: 'notification.erasureNew' as const,
    params: { name: ctx.user.c_name, protocol },
    link: pathTo('warden'),
  }))
  await notifyOthers(ctx, notes)
}

export const ownDataApi = [
  handle(ownDataCalls.show, async (ctx) => shown(ctx)),

  handle(ownDataCalls.export, async (ctx) => {
    const made = await ctx.db
      .insertInto('data_exports')
      .values({ user_id: ctx.user.id, created_at: ctx.now })
      // The index lets one wait for each person, also of two presses at once. Its condition stands in the text: with a
      // parameter in its place PostgreSQL no longer finds the index once it plans the statement without values.
      .onConflict((on) => on.column('user_id').where('state', '=', sql.lit('waiting')).doNothing())
      .returning('id')
      .executeTakeFirst()
    if (!made) return refuse('ownData.exportWaiting', { status: 409 })
    await ctx.services.queue.send(ctx.db, exportRequest, { id: made.id })
    await ctx.audit({ event: 'ownData.exported', thing: 'user', thing_id: ctx.user.id })
    return shown(ctx)
  }),

  handle(ownDataCalls.download, async (ctx, { id }) => {
    const found = await ctx.db
      .selectFrom('data_exports')
      .select(['key', 'created_at'])
      .where('id', '=', id)
      .where('user_id', '=', ctx.user.id)
      .where('state', '=', 'ready')
      .where('expires_at', '>', ctx.now.toISOString())
      .executeTakeFirst()
    const body = found?.key ? await ctx.services.files.store.read(found.key) : undefined
    if (!found || !body) return notFound()
    const name = `${ctx.say('ownData.fileName')}-${found.created_at.slice(0, 10)}.zip`
    return { download: true as const, name, type: 'application/zip', body }
  }),

  handle(ownDataCalls.erase, async (ctx, { note }) => {
    await ask(ctx, note)
    return shown(ctx)
  }),

  handle(ownDataCalls.withdraw, async (ctx) => {
    const taken = await ctx.db
      .updateTable('erasures')
      .set({ state: 'withdrawn', decided_at: ctx.now, decided_by: ctx.user.id })
      .where('user_id', '=', ctx.user.id)
      .where('state', '=', 'open')
      .returning('protocol')
      .executeTakeFirst()
    if (!taken) return notFound()
    const detail = { protocol: taken.protocol }
    await ctx.audit({ event: 'ownData.eraseWithdrawn', thing: 'user', thing_id: ctx.user.id, detail })
    return shown(ctx)
  }),
]
