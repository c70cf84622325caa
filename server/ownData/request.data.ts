import { sql } from 'kysely'
import type { DataRequestRow, dataRequestList } from '#contract/ownData/ownData.ts'
import type { Db } from '#server/db/open.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'

export const requestSource: ListSource<DataRequestRow, keyof typeof dataRequestList.filters> = {
  table: 'erasures',
  scope: () => 'everything',
  select: {
    ...own('id', 'protocol', 'state', 'note', 'created_at', 'due_at', 'decided_at', 'reason'),
    person: person(sql`t.user_id`),
    decided_by: person(sql`t.decided_by`),
  },
  where: { ...own('state'), period: own('created_at').created_at },
}

/** Who looks after requests, by the permissions as they are now. */
export const deciders = async (db: Db): Promise<number[]> => {
  const rows = await db
    .selectFrom('users as u')
    .innerJoin('grants as g', 'g.role', 'u.role')
    .select('u.id')
    .where('g.thing', '=', 'governance')
    .where('g.act', '=', 'erase')
    .where('u.status', '=', 1)
    .where('u.deleted_at', 'is', null)
    .execute()
  return rows.map((it) => it.id)
}
