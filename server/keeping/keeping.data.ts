import { sql, type RawBuilder } from 'kysely'
import type { Db } from '#server/db/open.ts'

const AT_ONCE = 5000

/** The loop was discarded, or its deletion can no longer be taken back. */
const loopless = (thing: string, id: string) => sql`${sql.ref(thing)} = 'loop'
  and not exists (select 1 from loops l where l.id = ${sql.ref(id)})
  and not exists (select 1 from deleted_loops d where d.id = ${sql.ref(id)})`

/** Whatever is read no more, and how long it is kept (decision 017). Each condition speaks of `now`. */
const kept: readonly { table: string; gone: (now: Date) => RawBuilder<unknown> }[] = [
  // A read note is a memory; one that nobody has read in half a year will not be.
  {
    table: 'notifications',
    gone: (now) => sql`created_at < ${now}::timestamptz - interval '6 months'
      or created_at < ${now}::timestamptz - interval '90 days' and read_at is not null`,
  },
  // Mails hold addresses and people's text; one that failed is worth a longer look.
  {
    table: 'mails',
    gone: (now) => sql`status = 'sent' and created_at < ${now}::timestamptz - interval '30 days'
      or status in ('failed', 'kept') and created_at < ${now}::timestamptz - interval '90 days'`,
  },
  // What became of a delivery is looked at while a webhook is new or fails; what was sent is nobody's archive.
  { table: 'webhook_deliveries', gone: (now) => sql`created_at < ${now}::timestamptz - interval '30 days'` },
  // A deletion that nobody took back for a quarter stays; the audit tells of it.
  { table: 'deleted_loops', gone: (now) => sql`at < ${now}::timestamptz - interval '90 days'` },
  // A page tells a start at most 72 hours late: what it discarded need be known no longer than a week.
  { table: 'discarded_loops', gone: (now) => sql`at < ${now}::timestamptz - interval '7 days'` },
  // Nobody undoes what is a quarter old; a file that was never imported is worth a week. Lines go with their import.
  {
    table: 'imports',
    gone: (now) => sql`created_at < ${now}::timestamptz - interval '90 days'
      or state in ('mapping', 'checked') and moved_at < ${now}::timestamptz - interval '7 days'`,
  },
  // An e-mail that nobody confirmed in a month is nobody's; its account goes with it where it was made for it.
  {
    table: 'registrations',
    gone: (now) => sql`state = 1 and created_at < ${now}::timestamptz - interval '30 days'
      or state = 5 and decided_at < ${now}::timestamptz - interval '180 days'`,
  },
  // Documents, address and bank of somebody who was denied are of no use half a year later; name and e-mail say who it was.
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
  // An invitation whose account still waits for its person can be sent again; a client's access says whom it came from.
  {
    table: 'invitations',
    gone: (now) => sql`coalesce(ended_at, expires_at) < ${now}::timestamptz - interval '180 days'
      and (state <> 'waiting' or expires_at < ${now}::timestamptz)
      and not exists (select 1 from users u where u.id = invitations.user_id and u.status = 0 and u.deleted_at is null)
      and not exists (select 1 from client_accesses c where c.invitation_id = invitations.id)`,
  },
  // Strangers' words: half a year after the answer, a year where nobody gave one.
  {
    table: 'invitation_requests',
    gone: (now) => sql`decided_at < ${now}::timestamptz - interval '180 days'
      or decided_at is null and created_at < ${now}::timestamptz - interval '1 year'`,
  },
  // Who used a code goes with it.
  {
    table: 'club_codes',
    gone: (now) => sql`least(closed_at, expires_at) < ${now}::timestamptz - interval '180 days'`,
  },
  { table: 'registration_drafts', gone: (now) => sql`expires_at < ${now}::timestamptz` },
  // What hung on a loop leaves with it.
  ...['comments', 'label_links', 'watchers'].map((table) => ({ table, gone: () => loopless('thing', 'thing_id') })),
  {
    table: 'relations',
    gone: () => sql`(${loopless('from_thing', 'from_id')}) or (${loopless('to_thing', 'to_id')})`,
  },
]

/** Files that hung on a loop that cannot come back: nobody reads them any more, and the sweep of files takes their bytes out. */
const removeFiles = async (db: Db, now: Date): Promise<number> => {
  const { numAffectedRows = 0n } = await sql`update files set removed_at = ${now}
    where removed_at is null and claimed_at is not null and ${loopless('thing', 'thing_id')}`.execute(db)
  return Number(numAffectedRows)
}

/** Deletes it in small bites; returns how many rows left each table. */
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
