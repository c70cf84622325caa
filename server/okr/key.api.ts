import { KEYS_MAX, okrCalls, type GoalKey } from '#contract/okr/key.ts'
import { keyFeed, weightsOf } from '#contract/okr/okr.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { forbidden, notFound, refuse, stale } from '#server/kit/refuse.ts'
import { lockOpenGoal, noteGoal, raiseGoal } from '#server/okr/goal.data.ts'
import { goalOf, keysOf } from '#server/okr/okr.data.ts'

const keyIn = async (goal_id: number, id: number, ctx: Context): Promise<GoalKey> =>
  (await keysOf(goal_id, ctx)).find((it) => it.id === id) ?? notFound()

const goalOfKey = async (id: number, { db }: Context): Promise<number> =>
  (await db.selectFrom('goal_keys').select('goal_id').where('id', '=', id).executeTakeFirst())?.goal_id ?? notFound()

/** A key with its goal under lock. */
const lockKey = async (id: number, ctx: Context): Promise<GoalKey> => {
  const goal = await goalOfKey(id, ctx)
  await lockOpenGoal({ id: goal }, ctx)
  return keyIn(goal, id, ctx)
}

/** Weights of a goal's keys add up to 100 again, in the proportion that they had. */
const rebalance = async (goal_id: number, added: number | undefined, { db }: Context): Promise<void> => {
  const keys = await db
    .selectFrom('goal_keys')
    .select(['id', 'weight'])
    .where('goal_id', '=', goal_id)
    .orderBy('id')
    .execute()
  const others = keys.filter((it) => it.id !== added)
  // A new key counts as much as the others do on average.
  const fair = others.length === 0 ? 1 : others.reduce((sum, it) => sum + it.weight, 0) / others.length
  const weights = weightsOf(keys.map((it) => (it.id === added ? fair : it.weight)))
  for (const [at, { id }] of keys.entries())
    await db
      .updateTable('goal_keys')
      .set({ weight: weights[at] ?? 0 })
      .where('id', '=', id)
      .execute()
}

/** Hours are time: only who sees it makes a key of it. A feed counts; a yes or no is told. */
const checkFeed = ({ kind, feed }: { kind: number; feed: number }, ctx: Context): void => {
  if (feed === keyFeed.of.hours && !ctx.may('atom.seeTime')) forbidden()
  if (feed !== keyFeed.of.manual && kind !== 1)
    refuse('okr.feedKind', { status: 422, fields: { kind: 'okr.feedKind' } })
}

const checkEnds = ({ start_value, target_value }: { start_value: number; target_value: number }): void => {
  if (start_value === target_value) refuse('okr.sameEnds', { status: 422, fields: { target_value: 'okr.sameEnds' } })
}

type Ends = Pick<GoalKey, 'nome' | 'start_value' | 'target_value'>
/** A key as the history of its goal names it where it was changed. */
const inText = ({ nome, start_value, target_value }: Ends): string => `${nome} (${start_value} → ${target_value})`

export const goalKeyApi = [
  handle(okrCalls.key, async (ctx, { uuid }) => {
    const row =
      (await ctx.db.selectFrom('goal_keys').select(['id', 'goal_id']).where('uuid', '=', uuid).executeTakeFirst()) ??
      notFound()
    const goal = await goalOf(row.goal_id, ctx)
    return { data: await keyIn(row.goal_id, row.id, ctx), goal }
  }),

  handle(okrCalls.keyCreate, async (ctx, { goal_id, ...fields }) => {
    checkFeed(fields, ctx)
    checkEnds(fields)
    await lockOpenGoal({ id: goal_id }, ctx)
    const { count } = await ctx.db
      .selectFrom('goal_keys')
      .select((on) => on.fn.countAll<number>().as('count'))
      .where('goal_id', '=', goal_id)
      .executeTakeFirstOrThrow()
    if (count >= KEYS_MAX) return refuse('okr.keysFull', { status: 409, params: { max: KEYS_MAX } })
    const { id } = await ctx.db
      .insertInto('goal_keys')
      .values({ goal_id, ...fields, current_value: fields.start_value, weight: 0, created_at: ctx.now })
      .returning('id')
      .executeTakeFirstOrThrow()
    await rebalance(goal_id, id, ctx)
    await raiseGoal(goal_id, ctx)
    await noteGoal(goal_id, { before: { key: null }, after: { key: fields.nome } }, ctx)
    ctx.status(201)
    return { data: await keyIn(goal_id, id, ctx) }
  }),

  handle(okrCalls.keyUpdate, async (ctx, { id, version, ...fields }) => {
    const key = await lockKey(id, ctx)
    if (key.version !== version) return stale(key)
    checkEnds({ ...key, ...fields })
    await ctx.db
      .updateTable('goal_keys')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .execute()
    await noteGoal(key.goal_id, { before: { key: inText(key) }, after: { key: inText({ ...key, ...fields }) } }, ctx)
    return { data: await keyIn(key.goal_id, id, ctx) }
  }),

  handle(okrCalls.keyRemove, async (ctx, { id, version }) => {
    const key = await lockKey(id, ctx)
    if (key.version !== version) return stale(key)
    await ctx.db.deleteFrom('goal_keys').where('id', '=', id).execute()
    await rebalance(key.goal_id, undefined, ctx)
    await raiseGoal(key.goal_id, ctx)
    await noteGoal(key.goal_id, { before: { key: key.nome }, after: { key: null } }, ctx)
    return { message: ctx.say('okr.keyRemoved') }
  }),

  handle(okrCalls.checkIn, async (ctx, { id, value, ...said }) => {
    const key = await lockKey(id, ctx)
    if (key.feed !== keyFeed.of.manual) return refuse('okr.fedKey', { status: 409 })
    if (key.kind === 4 && value !== 0 && value !== 1)
      return refuse('okr.binaryValue', { status: 422, fields: { value: 'okr.binaryValue' } })
    await ctx.db
      .insertInto('goal_check_ins')
      .values({ key_id: id, value, ...said, by_id: ctx.user.id, at: ctx.now })
      .execute()
    await ctx.db
      .updateTable('goal_keys')
      .set({ current_value: value, version: key.version + 1 })
      .where('id', '=', id)
      .execute()
    await noteGoal(
      key.goal_id,
      { before: { check_in: `${key.nome}: ${key.current_value}` }, after: { check_in: `${key.nome}: ${value}` } },
      ctx,
    )
    ctx.status(201)
    return { data: await keyIn(key.goal_id, id, ctx) }
  }),
]
