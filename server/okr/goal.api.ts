import { sql } from 'kysely'
import { okrCalls } from '#contract/okr/key.ts'
import { WEIGHTS } from '#contract/okr/okr.rules.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { closing, lockGoal, lockOpenGoal, noteGoal, raiseGoal } from '#server/okr/goal.data.ts'
import { goalOf, pageOfGoal, percent } from '#server/okr/okr.data.ts'

export const goalApi = [
  handle(okrCalls.page, async (ctx, { uuid }) => {
    const row = await ctx.db.selectFrom('goals').select('id').where('uuid', '=', uuid).executeTakeFirst()
    return row ? pageOfGoal(row.id, ctx) : notFound()
  }),

  handle(okrCalls.weights, async (ctx, { id, version, weights }) => {
    await lockOpenGoal({ id, version }, ctx)
    const keys = await ctx.db
      .selectFrom('goal_keys')
      .select(['id', 'nome', 'weight'])
      .where('goal_id', '=', id)
      .execute()
    const given = new Map(weights.map((it) => [it.key_id, it.weight]))
    const isWhole = given.size === keys.length && weights.length === keys.length && keys.every((it) => given.has(it.id))
    if (!isWhole || weights.reduce((sum, it) => sum + it.weight, 0) !== WEIGHTS)
      return refuse('okr.weightsSum', { status: 422, fields: { weights: 'okr.weightsSum' } })
    for (const { key_id, weight } of weights)
      await ctx.db.updateTable('goal_keys').set({ weight }).where('id', '=', key_id).execute()
    await raiseGoal(id, ctx)
    const inText = (of: (key: (typeof keys)[number]) => number) => keys.map((it) => `${it.nome} ${of(it)} %`).join(', ')
    await noteGoal(
      id,
      { before: { key: inText((it) => it.weight) }, after: { key: inText((it) => given.get(it.id) ?? 0) } },
      ctx,
    )
    return pageOfGoal(id, ctx)
  }),

  handle(okrCalls.close, async (ctx, { id, version, closing_note }) => {
    await lockOpenGoal({ id, version }, ctx)
    await sql`update goals t set closed_at = ${ctx.now}, closed_progress = ${percent}, closing_note = ${closing_note},
      version = version + 1 where t.id = ${id}`.execute(ctx.db)
    await noteGoal(id, closing(closing_note), ctx)
    return { data: await goalOf(id, ctx) }
  }),

  handle(okrCalls.reopen, async (ctx, { id, version }) => {
    const goal = await lockGoal(id, ctx)
    if (goal.version !== version) return stale(goal.seen)
    if (goal.closed_at === null) return { data: goal.seen }
    await sql`update goals set closed_at = null, closed_progress = null, closing_note = '', version = version + 1 where id = ${id}`.execute(
      ctx.db,
    )
    await noteGoal(id, { before: { closed: true }, after: { closed: false } }, ctx)
    return { data: await goalOf(id, ctx) }
  }),
]
