import { sql } from 'kysely'
import { okrNoun } from '#contract/okr/okr.noun.ts'
import { goalCrud, goalList } from '#contract/okr/okr.ts'
import { around, type Handler } from '#server/kit/handle.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { lockOpenGoal } from '#server/okr/goal.data.ts'
import { goalSource } from '#server/okr/okr.data.ts'
import { reachedVentures, workers } from '#server/venture/reach.data.ts'

const api = nounApi(
  { noun: okrNoun, list: goalList, crud: goalCrud },
  {
    ...goalSource,
    lookups: {
      ventures: reachedVentures(),
      owners: workers(),
      parents: {
        table: 'goals',
        scope: goalSource.scope,
        label: sql`t.nome`,
        // A goal of another venture may be chosen, too.
        hint: sql`(select v.nome from ventures v where v.id = t.venture_id) || ' · ' || t.cycle`,
        gone: sql`(t.deleted_at is not null or t.closed_at is not null)`,
      },
    },
    unique: { goals_circle: { field: 'parent_id', word: 'okr.circle', status: 422 } },
  },
)

/**
 * Alignments take turns before they lock a goal, on the lock that the trigger takes: it holds one goal and asks for the
 * other, so that two that align to each other would each wait for what the other holds.
 */
const inTurn = (handler: Handler): Handler =>
  handler.call === goalCrud.calls.update
    ? around(handler, async (ctx, { id }, next) => {
        await sql`select pg_advisory_xact_lock(hashtextextended('goals.parent', 0))`.execute(ctx.db)
        // A closed goal's result belongs to its values, so it is edited only after it was reopened.
        if (typeof id === 'number') await lockOpenGoal({ id }, ctx)
        return next()
      })
    : handler

export const okrApi = {
  ...api,
  handlers: api.handlers.map(inTurn),
  // The history adds keys and check-ins to the goal's fields.
  thing: { ...api.thing, columns: { ...api.thing.columns, key: { kind: 'text' }, check_in: { kind: 'text' } } },
} as const satisfies typeof api
