import { okrCalls } from '#contract/okr/key.ts'
import { WEIGHTS } from '#contract/okr/okr.rules.ts'
import { goalFlow } from '#contract/okr/okr.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { stepHandlers } from '#server/kit/steps/steps.ts'
import { notifyOthers } from '#server/notification/notification.data.ts'
import { closing, lockOpenGoal, noteGoal, raiseGoal } from '#server/okr/goal.data.ts'
import { ofGoals, pageOfGoal, percent } from '#server/okr/okr.data.ts'

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

  ...stepHandlers({
    flow: goalFlow,
    of: ofGoals,
    table: 'goals',
    notify: notifyOthers,
    take: {
      close: {
        set: ({ input: { closing_note }, ctx }) => ({ closed_at: ctx.now, closed_progress: percent, closing_note }),
        detail: ({ input }) => closing(input.closing_note),
      },
      reopen: {
        set: () => ({ closed_at: null, closed_progress: null, closing_note: '' }),
        detail: () => ({ before: { closed: true }, after: { closed: false } }),
      },
    },
  }),
]
