import type { Db } from '#server/db/open.ts'
import type { AuditEntry } from '#server/kit/context.ts'

export interface AuditFrame {
  at: Date
  actor_id: number | null
  request_id: string | null
  ip: string | null
}

/** Writes who did what, in the transaction of the deed. */
export const writeAudit = async (db: Db, entry: AuditEntry, frame: AuditFrame): Promise<void> => {
  await db
    .insertInto('audit')
    .values({
      ...frame,
      event: entry.event,
      thing: entry.thing ?? null,
      thing_id: entry.thing_id === undefined ? null : String(entry.thing_id),
      detail: JSON.stringify(entry.detail ?? {}),
    })
    .execute()
}

/** The same for what the server does by itself. */
export const auditByServer = (db: Db, entry: AuditEntry, at: Date): Promise<void> =>
  writeAudit(db, entry, { at, actor_id: null, request_id: null, ip: null })
