import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import type { Which } from '#server/things/record.data.ts'

export const watchersOf = async (db: Db, { thing, id }: Which): Promise<number[]> => {
  const rows = await db
    .selectFrom('watchers')
    .select('user_id')
    .where('thing', '=', thing)
    .where('thing_id', '=', id)
    .where('stopped', '=', false)
    .orderBy('at')
    .execute()
  return rows.map((it) => it.user_id)
}

const mine = (ctx: Context, { thing, id }: Which, stopped: boolean) =>
  ctx.db.insertInto('watchers').values({ thing, thing_id: id, user_id: ctx.user.id, stopped, at: ctx.now })

/** Begins or ends watching, as the person says. */
export const setWatching = async (ctx: Context, which: Which, watching: boolean): Promise<void> => {
  await mine(ctx, which, !watching)
    .onConflict((on) => on.columns(['thing', 'thing_id', 'user_id']).doUpdateSet({ stopped: !watching, at: ctx.now }))
    .execute()
}

/** Begins watching for whoever takes part, unless they have said that they do not want it. */
export const watchByTakingPart = async (ctx: Context, which: Which): Promise<void> => {
  await mine(ctx, which, false)
    .onConflict((on) => on.columns(['thing', 'thing_id', 'user_id']).doNothing())
    .execute()
}
