import type { Permission } from '#contract/access/matrix.ts'
import { filterColumns, loopSorts } from '#contract/loop/loop.filter.ts'
import { tableOf } from '#contract/table/table.rules.ts'
import { loopFilterNames } from '#web/loop/useLoopFilters.tsx'

/** What the loops may be ordered and narrowed by: nothing that goes by a column which the person does not see. */
export const loopNames = (can: (permission: Permission) => boolean) => {
  const hidden: readonly string[] = tableOf('ponto', can).hidden
  const byPerson = !hidden.includes(filterColumns.user_id)
  return {
    byPerson,
    sorts: loopSorts.filter((it) => !hidden.includes(it)),
    filters: loopFilterNames.filter((it) => it !== 'user_id' || byPerson),
  }
}
