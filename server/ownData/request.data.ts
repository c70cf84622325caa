import { sql } from 'kysely'
import type { DataRequestRow, dataRequestList } from '#contract/ownData/ownData.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'

export const requestSource: ListSource<DataRequestRow, keyof typeof dataRequestList.filters> = {
  table: 'erasures',
  scope: () => 'everything',
  select: {
    ...own('id', 'protocol', 'state', 'note', 'created_at', 'decided_at', 'reason'),
    person: person(sql`t.user_id`),
    decided_by: person(sql`t.decided_by`),
    // Open requests come before all decided ones.
    due_at: {
      value: sql`t.due_at`,
      order: sql`case when t.state = 'open' then t.due_at - interval '1000 years' else t.due_at end`,
    },
  },
  where: { ...own('state'), period: own('created_at').created_at },
}
