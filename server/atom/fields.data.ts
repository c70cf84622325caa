import { sql } from 'kysely'

// Of an atom `t`.

/** Today in the organisation's zone, by which a planned day is over. */
const today = sql`(now() at time zone 'America/Sao_Paulo')::date`

/** Specification, section 4: ended after the planned day, or not ended and that day is over. A cancelled one never
 * ends, and nothing of a template is late. */
export const lateNow = sql`(t.data is not null and t.status <> 3 and coalesce(t.data_fim, ${today}) > t.data
  and t.venture_id not in (select v.id from ventures v where v.template))`

/** Short id. */
export const refOf = sql`((select v.sigla from ventures v where v.id = t.venture_id) || '-' || t.number)`

/** Seconds of its ended loops. */
export const trackedOf = sql`coalesce((select s.seconds from atom_sums s where s.atom_id = t.id), 0)`
