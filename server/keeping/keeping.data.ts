import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/open.ts'

const AT_ONCE = 5000

/** The loop was discarded, or its deletion can no longer be undone. */
const loopless = (thing: string, id: string) => sql`${sql.ref(thing)} = 'loop'
  and not exists (select 1 from loops l where l.id = ${sql.ref(id)})
  and not exists (select 1 from deleted_loops d where d.id = ${sql.ref(id)})`

/** Tables with the condition of rows to delete (decision 017). Each condition takes `now`. */
const kept: readonly { table: string; gone: (now: Date) => RawBuilder<unknown> }[] = [
  // A read notification is kept as a memory; one unread for half a year will not be read.
  {
    table: 'notifications',
    gone: (now) => sql`created_at < ${now}::timestamptz - interval '6 months'
      or created_at < ${now}::timestamptz - interval '90 days' and read_at is not null`,
  },
  // Mails hold addresses and personal text; failed ones are kept longer for a diagnosis.
  {
    table: 'mails',
    gone: (now) => sql`status = 'sent' and created_at < ${now}::timestamptz - interval '30 days'
      or status in ('failed', 'kept') and created_at < ${now}::timestamptz - interval '90 days'`,
  },
  // Deliveries are looked at while a webhook is new or fails; there is no archive of them.
  { table: 'webhook_deliveries', gone: (now) => sql`created_at < ${now}::timestamptz - interval '30 days'` },
  // Nobody repeats a request after a month.
  { table: 'idempotency_keys', gone: (now) => sql`created_at < ${now}::timestamptz - interval '30 days'` },
  // A deletion that is not undone within a quarter is final; the audit has it.
  { table: 'deleted_loops', gone: (now) => sql`at < ${now}::timestamptz - interval '90 days'` },
  // A page reports a start at most 72 hours late, so a week is enough to know its discarded ones.
  { table: 'discarded_loops', gone: (now) => sql`at < ${now}::timestamptz - interval '7 days'` },
  // Nobody undoes an import after a quarter; a file that was never imported is kept for a week. Lines go with their
  // import.
  {
    table: 'imports',
    gone: (now) => sql`created_at < ${now}::timestamptz - interval '90 days'
      or state in ('mapping', 'checked') and moved_at < ${now}::timestamptz - interval '7 days'`,
  },
  // An e-mail that is not confirmed within a month belongs to nobody; an account made for it is deleted with it.
  {
    table: 'registrations',
    gone: (now) => sql`state = 1 and created_at < ${now}::timestamptz - interval '30 days'
      or state = 5 and decided_at < ${now}::timestamptz - interval '180 days'`,
  },
  // Documents, address and bank of a denied person are of no use after half a year; name and e-mail identify the case.
  {
    table: 'person_details',
    gone: () => sql`exists (select 1 from users u where u.id = person_details.user_id and u.status = 4 and u.role = 0)
      and not exists (select 1 from registrations r where r.user_id = person_details.user_id)`,
  },
  {
    table: 'users',
    gone: (now) => sql`role = 0 and status = 0 and created_at < ${now}::timestamptz - interval '30 days'
      and not exists (select 1 from registrations r where r.user_id = users.id)
      and not exists (select 1 from invitations i where i.user_id = users.id)
      and not exists (select 1 from sessions s where s.user_id = users.id)`,
  },
  // An invitation whose account still waits can be sent again; a client's access refers to its invitation.
  {
    table: 'invitations',
    gone: (now) => sql`coalesce(ended_at, expires_at) < ${now}::timestamptz - interval '180 days'
      and (state <> 'waiting' or expires_at < ${now}::timestamptz)
      and not exists (select 1 from users u where u.id = invitations.user_id and u.status = 0 and u.deleted_at is null)
      and not exists (select 1 from client_accesses c where c.invitation_id = invitations.id)`,
  },
  // Text of strangers: kept half a year after the answer, a year without one.
  {
    table: 'invitation_requests',
    gone: (now) => sql`decided_at < ${now}::timestamptz - interval '180 days'
      or decided_at is null and created_at < ${now}::timestamptz - interval '1 year'`,
  },
  // Uses of a code are deleted with it.
  {
    table: 'club_codes',
    gone: (now) => sql`least(closed_at, expires_at) < ${now}::timestamptz - interval '180 days'`,
  },
  { table: 'registration_drafts', gone: (now) => sql`expires_at < ${now}::timestamptz` },
  // Traits of a loop are deleted with it.
  ...['comments', 'label_links', 'watchers'].map((table) => ({ table, gone: () => loopless('thing', 'thing_id') })),
  {
    table: 'relations',
    gone: () => sql`(${loopless('from_thing', 'from_id')}) or (${loopless('to_thing', 'to_id')})`,
  },
]

/** Removes files of loops that cannot be restored; the sweep of files deletes their bytes. */
const removeFiles = async (db: Db, now: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`update files set removed_at = ${now}
    where removed_at is null and claimed_at is not null and ${loopless('thing', 'thing_id')}`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes in small batches; returns the number of deleted rows by table. */
export const purgeKept = async (db: Db, now: Date): Promise<Record<string, number>> => {
  const counts: Record<string, number> = { files: await removeFiles(db, now) }
  for (const { table, gone } of kept) {
    counts[table] = 0
    for (let last = AT_ONCE; last === AT_ONCE;) {
      const { numAffectedRows = 0n } = await sql`delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${gone(now)} limit ${AT_ONCE}))`.execute(db)
      last = Number(numAffectedRows)
      counts[table] += last
    }
  }
  return counts
}
