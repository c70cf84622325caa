import { sql } from 'kysely'
import { grantsOf, type Grants } from '#contract/access/can.ts'
import { matrixGrants } from '#contract/access/matrix.ts'
import type { Db } from '#server/db/open.ts'

/**
 * Fills the table from the matrix the first time, and with permissions that a newer version brings; servers that run
 * meanwhile read them with their next request.
 */
export const seedGrants = async (db: Db): Promise<void> => {
  const known = await db.selectFrom('settings').select('value').where('key', '=', 'grants_seeded').executeTakeFirst()
  const seeded = new Set(Array.isArray(known?.value) ? known.value.map(String) : [])
  const names = [...new Set(matrixGrants.map((it) => `${it.thing}.${it.act}`))]
  const fresh = matrixGrants.filter((it) => !seeded.has(`${it.thing}.${it.act}`))
  if (fresh.length === 0) return
  await db
    .insertInto('grants')
    .values([...fresh])
    .onConflict((on) => on.doNothing())
    .execute()
  await db
    .insertInto('settings')
    .values({ key: 'grants_seeded', value: JSON.stringify(names) })
    .onConflict((on) => on.column('key').doUpdateSet({ value: JSON.stringify(names) }))
    .execute()
  await touchGrants(db)
}

/** Call in the transaction that edits grants: every server rereads them with its next request. */
export const touchGrants = (db: Db): Promise<unknown> =>
  sql`insert into settings (key, value) values ('grants_version', '1')
      on conflict (key) do update set value = to_jsonb((settings.value)::int + 1)`.execute(db)

export interface GrantStore {
  at(db: Db, version: number): Promise<Grants>
}

/** Keeps the grants in memory until the version that comes with each session says that they changed. */
export const makeGrantStore = (): GrantStore => {
  let held: { version: number; grants: Grants } | undefined
  return {
    at: async (db, version) => {
      if (held?.version === version) return held.grants
      const grants = grantsOf(await db.selectFrom('grants').selectAll().execute())
      held = { version, grants }
      return grants
    },
  }
}
