import { sql } from 'kysely'
import type { Db } from '#server/db/open.ts'

/** The time of a line, in milliseconds. */
export interface Worked {
  readonly line: number
  readonly user_id: number
  readonly start: number
  readonly end: number
}

/** A loop in the time of a line. */
export interface Other {
  readonly line: number
  readonly id: number
  readonly version: number
  readonly atomo_id: number
  readonly atomo: string
  readonly inicio: string
  readonly fim: string | null
}

/** Times asked about in one statement. */
const AT_ONCE = 2000

/** For each line the first loop of its person that overlaps it. */
export const loopsAt = async (db: Db, worked: readonly Worked[]): Promise<ReadonlyMap<number, Other>> => {
  const found = new Map<number, Other>()
  for (let from = 0; from < worked.length; from += AT_ONCE) {
    const asked = worked.slice(from, from + AT_ONCE)
    const { rows } = await sql<Other>`
      select distinct on (x.line) x.line, l.id, l.version, l.atomo_id, a.nome as atomo, l.data_inicio as inicio, l.fim
      from jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) as x (line int, user_id int, start bigint, "end" bigint)
      join loops l on int4range(l.user_id, l.user_id, '[]') && int4range(x.user_id, x.user_id, '[]')
        and tstzrange(l.data_inicio, coalesce(l.data_fim_ajuste, l.data_fim), '[)')
          && tstzrange(to_timestamp(x.start / 1000.0), to_timestamp(x."end" / 1000.0), '[)')
      join atoms a on a.id = l.atomo_id
      order by x.line, l.data_inicio`.execute(db)
    for (const other of rows) found.set(other.line, other)
  }
  return found
}

/** Closed weeks of payment, by person and Friday. */
export const closedWeeksOf = async (db: Db): Promise<ReadonlySet<string>> => {
  const { rows } = await sql<{ user_id: number; ends_on: string }>`
    select user_id, ends_on from weeks where closed_at is not null`.execute(db)
  return new Set(rows.map(({ user_id, ends_on }) => `${user_id} ${ends_on}`))
}
