import { sql } from 'kysely'
import { looperList } from '#contract/looper/looper.ts'
import { pathTo } from '#contract/routes/match.ts'
import { activePeople } from '#server/kit/list/lookup.ts'
import { meet, type Thing } from '#server/kit/list/things.ts'

/** A person as their history meets them; nothing hangs on people. */
export const looperThing: Thing = {
  thing: 'looper',
  can: 'looper.open',
  columns: looperList.columns,
  nameOf: async () => undefined,
  exists: async (id, ctx) => (await meet(looperThing, [id], ctx)).length > 0,
  traits: () => [],
  records: { ...activePeople(), gone: sql`(t.deleted_at is not null)` },
  mayEdit: () => false,
  mayModerate: () => false,
  link: (id) => pathTo('looperShow', { id }),
}
