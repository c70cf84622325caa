import { sql } from 'kysely'
import type { Sql } from '#server/kit/list/source.ts'

/** Hours planned for living atoms `a` in living cells `c`, the cancelled ones left out. */
export const plannedHours = (atoms: Sql): Sql => sql`(select coalesce(sum(a.hours_planned), 0) from atoms a
  join cells c on c.id = a.cell_id and c.deleted_at is null where a.deleted_at is null and a.status <> 3 and ${atoms})`

/**
 * Seconds of all ended loops on atoms `a` in cells `c`, deleted ones too: what was worked stays worked, so that cells add
 * up to their gate, and gates to what their venture has in `loop_sums`.
 */
export const trackedSeconds = (atoms: Sql): Sql => sql`(select coalesce(sum(s.seconds), 0)::bigint from atoms a
  join cells c on c.id = a.cell_id join atom_sums s on s.atom_id = a.id where ${atoms})`
