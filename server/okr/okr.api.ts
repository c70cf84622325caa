import { sql } from 'kysely'
import { okrNoun } from '#contract/okr/okr.noun.ts'
import { goalCrud, goalList } from '#contract/okr/okr.ts'
import { nounApi } from '#server/kit/list/noun.ts'
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
        hint: sql`t.cycle`,
        gone: sql`(t.deleted_at is not null or t.closed_at is not null)`,
      },
    },
    unique: { goals_circle: { field: 'parent_id', word: 'okr.circle', status: 422 } },
  },
)

export const okrApi = {
  ...api,
  // What stands beside the goal's own fields in its history.
  thing: { ...api.thing, columns: { ...api.thing.columns, key: { kind: 'text' }, check_in: { kind: 'text' } } },
} as const satisfies typeof api
