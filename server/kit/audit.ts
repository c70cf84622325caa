import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/open.ts'
import type { AuditEntry, Context } from '#server/kit/context.ts'

export interface AuditFrame {
  at: Date
  actor_id: number | null
  request_id: string | null
  ip: string | null
}

/** Writes who did what, in the transaction of the action; several at once where many records are written together. */
export const writeAudit = async (
  db: Db,
  entry: AuditEntry | readonly AuditEntry[],
  frame: AuditFrame,
): Promise<void> => {
  const entries = 'event' in entry ? [entry] : entry
  if (entries.length === 0) return
  await db
    .insertInto('audit')
    .values(
      entries.map(({ event, thing, thing_id, detail }) => ({
        ...frame,
        event,
        thing: thing ?? null,
        thing_id: thing_id === undefined ? null : String(thing_id),
        detail: JSON.stringify(detail ?? {}),
      })),
    )
    .execute()
}

/**
 * The insert of one row of audit for each row of `from`, for a statement that is the whole act. `thing_id` and `detail`
 * (jsonb) are read from these rows.
 */
export const auditWithin = (
  { user, now, request }: Context,
  entry: Pick<AuditEntry, 'event'> & {
    thing: string
    thing_id: RawBuilder<unknown>
    detail: RawBuilder<unknown>
    from: RawBuilder<unknown>
  },
): RawBuilder<unknown> => sql`insert into audit (at, actor_id, request_id, ip, event, thing, thing_id, detail)
  select ${now}::timestamptz, ${user.id}::int, ${request.id}, ${request.ip}, ${entry.event}, ${entry.thing},
    (${entry.thing_id})::text, ${entry.detail} from ${entry.from}`

/** The same for what the server does by itself. */
export const auditByServer = (db: Db, entry: AuditEntry, at: Date): Promise<void> =>
  writeAudit(db, entry, { at, actor_id: null, request_id: null, ip: null })
