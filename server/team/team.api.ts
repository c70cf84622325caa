import { teamCalls } from '#contract/team/team.calls.ts'
import { teamPeople, type Team } from '#contract/team/team.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { choosable, lookupHandler } from '#server/kit/list/lookup.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { teamOf, teamsOf } from '#server/team/team.data.ts'
import { joiners } from '#server/venture/join.data.ts'

interface Which {
  readonly venture_id: number
  readonly user_id: number
}

/** A member under their lock, of the version that the page showed; of a venture that exists for the person. */
const current = async ({ venture_id, user_id, version }: Which & { version: number }, ctx: Context) => {
  const team = await teamOf(venture_id, ctx)
  const row = await ctx.db
    .selectFrom('venture_members')
    .selectAll()
    .where('venture_id', '=', venture_id)
    .where('user_id', '=', user_id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return notFound()
  return row.version === version ? row : stale(team.members.find((it) => it.user_id === user_id))
}

const note = async (
  act: 'joined' | 'changed' | 'left',
  { venture_id, user_id, ...detail }: Which & Readonly<Record<string, unknown>>,
  ctx: Context,
): Promise<void> => {
  await ctx.audit({ event: `team.${act}`, thing: 'user', thing_id: user_id, detail: { venture_id, ...detail } })
  ctx.changed('team')
}

const answer = async (venture_id: number, ctx: Context): Promise<{ data: Team }> => ({
  data: await teamOf(venture_id, ctx),
})

export const teamApi = [
  lookupHandler(teamPeople, joiners),

  handle(teamCalls.list, (ctx, asked) => teamsOf(asked, ctx)),

  handle(teamCalls.add, async (ctx, { venture_id, user_id, ...values }) => {
    await teamOf(venture_id, ctx)
    if (!(await choosable(joiners, [user_id], ctx)).has(user_id))
      return refuse('team.cannotJoin', { status: 422, fields: { user_id: 'team.cannotJoin' } })
    const made = await ctx.db
      .insertInto('venture_members')
      .values({ venture_id, user_id, ...values, joined_at: ctx.now })
      .onConflict((on) => on.columns(['venture_id', 'user_id']).doNothing())
      .returning('user_id')
      .executeTakeFirst()
    if (!made) return refuse('team.already', { status: 409, fields: { user_id: 'team.already' } })
    await note('joined', { venture_id, user_id, after: values }, ctx)
    ctx.status(201)
    return answer(venture_id, ctx)
  }),

  handle(teamCalls.update, async (ctx, { venture_id, user_id, version, commitment, ...values }) => {
    // The person before the membership, as a hand-over locks them: the other way round the two could wait for each other.
    const person = await ctx.db
      .selectFrom('users')
      .select('commitment')
      .where('id', '=', user_id)
      .forNoKeyUpdate()
      .executeTakeFirst()
    const row = await current({ venture_id, user_id, version }, ctx)
    await ctx.db
      .updateTable('venture_members')
      .set({ ...values, version: row.version + 1 })
      .where('venture_id', '=', venture_id)
      .where('user_id', '=', user_id)
      .execute()
    if (commitment !== undefined)
      await ctx.db.updateTable('users').set({ commitment }).where('id', '=', user_id).execute()
    const hours = commitment === undefined ? {} : { before: { commitment: person?.commitment } }
    const after = { ...values, ...(commitment === undefined ? {} : { commitment }) }
    await note('changed', { venture_id, user_id, ...hours, after }, ctx)
    return answer(venture_id, ctx)
  }),

  handle(teamCalls.remove, async (ctx, { venture_id, user_id, version }) => {
    await current({ venture_id, user_id, version }, ctx)
    await ctx.db
      .deleteFrom('venture_members')
      .where('venture_id', '=', venture_id)
      .where('user_id', '=', user_id)
      .execute()
    await note('left', { venture_id, user_id }, ctx)
    return { message: ctx.say('team.removed') }
  }),
]
