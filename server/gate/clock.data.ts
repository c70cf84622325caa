import { sql } from 'kysely'
import type { GateStatus } from '#contract/gate/gate.rules.ts'
import type { Db } from '#server/db/open.ts'

/** A gate as its steps read it, under its lock. */
export interface LockedGate {
  id: number
  nome: string
  venture_id: number
  venture: string
  /** True for a gate of a template, which takes no step. */
  template: boolean
  status: GateStatus
  due_at: string | null
  left_seconds: number | null
  delivered_by: number | null
  version: number
}

/** A living gate of a living venture under its lock; undefined where there is none. */
export const lockGate = async (db: Db, id: number): Promise<LockedGate | undefined> => {
  const { rows } = await sql<LockedGate>`
    select g.id, g.nome, g.venture_id, v.nome as venture, v.template, g.status, g.due_at, g.left_seconds, g.delivered_by,
      g.version
    from gates g join ventures v on v.id = g.venture_id and v.deleted_at is null
    where g.id = ${id} and g.deleted_at is null for update of g`.execute(db)
  return rows[0]
}

/** Stops the clock of a gate; what is left goes on when it is resumed. */
export const stopClock = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update gates set left_seconds = greatest(0, floor(extract(epoch from due_at - ${now}::timestamptz)))::int,
    due_at = null, version = version + 1 where id = ${id} and due_at is not null`.execute(db)
}

/** Lets the clock go on with the time that was left. */
export const resumeClock = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update gates set due_at = ${now}::timestamptz + make_interval(secs => left_seconds), left_seconds = null,
    version = version + 1 where id = ${id} and left_seconds is not null`.execute(db)
}
