import { sql } from 'kysely'

// Of an atom `t`.

/** A planned day is over when it is over where the organisation is. */
const today = sql`(now() at time zone 'America/Sao_Paulo')::date`

/** Specification, section 4: it ended after the planned day, or has not ended and that day is over. A cancelled one never ends. */
export const lateNow = sql`(t.data is not null and t.status <> 3 and coalesce(t.data_fim, ${today}) > t.data)`

/** The short id. */
export const refOf = sql`((select v.sigla from ventures v where v.id = t.venture_id) || '-' || t.number)`

/** Seconds of its loops that have ended. */
export const trackedOf = sql`coalesce((select s.seconds from atom_sums s where s.atom_id = t.id), 0)`
