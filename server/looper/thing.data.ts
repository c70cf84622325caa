import { sql } from 'kysely'
import { looperList } from '#contract/looper/looper.ts'
import { pathTo } from '#contract/routes/match.ts'
import { activePeople, livingRecords, nameOf } from '#server/kit/list/lookup.ts'
import { rowOf } from '#server/kit/list/read.ts'
import type { Thing } from '#server/kit/list/things.ts'
import { looperSource } from '#server/looper/looper.data.ts'

const named = new Map([
  ['type_id', livingRecords('looper_types')],
  ['sector_id', livingRecords('sectors')],
])

/** A person as their history meets them; nothing hangs on people. */
export const looperThing: Thing = {
  thing: 'looper',
  can: 'looper.open',
  columns: { ...looperList.columns, last_name: { kind: 'text' } },
  nameOf: async (field, value, ctx) => {
    const from = named.get(field)
    return from && typeof value === 'number' ? nameOf(from, value, ctx) : undefined
  },
  exists: async (id, ctx) => (await rowOf({ list: looperList, source: looperSource }, id, ctx)) !== undefined,
  traits: () => [],
  records: { ...activePeople(), gone: sql`(t.deleted_at is not null)` },
  mayEdit: () => false,
  mayModerate: () => false,
  link: (id) => pathTo('looperShow', { id }),
}
