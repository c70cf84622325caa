import { sql } from 'kysely'
import { acceptanceList, acceptancePeople, type AcceptanceRow } from '#contract/terms/acceptance.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { allPeople, lookupHandler } from '#server/kit/list/lookup.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'

const answer = sql`(case when t.accepted then 'accepted' else 'refused' end)`

/** Answers are only ever added, and stay when their person leaves or is erased: they are evidence. */
const acceptanceSource: ListSource<AcceptanceRow, keyof typeof acceptanceList.filters> = {
  table: 'terms_acceptances',
  scope: () => 'everything',
  select: { ...own('id', 'version', 'at', 'ip', 'user_agent'), answer, person: person(sql`t.user_id`) },
  where: { ...own('version', 'user_id', 'ip'), answer, period: sql`t.at` },
}

export const acceptanceApi = [
  lookupHandler(acceptancePeople, allPeople()),
  ...listHandlers(acceptanceList, acceptanceSource, { user_id: allPeople() }),
]
