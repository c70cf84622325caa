import { sql } from 'kysely'
import { REMIND_AFTER, REMIND_BEFORE } from '#contract/invoice/invoice.rules.ts'
import { todayIn } from '#contract/kit/dates.ts'
import type { Db } from '#server/db/open.ts'
import { adminNotes, clientNotes, type Told } from '#server/invoice/tell.data.ts'
import type { Note } from '#server/notification/mailNotes.data.ts'

const told = sql`t.id, t.number, t.client_id, t.code, t.status, t.due_on, t.total_centavos`

interface Moment {
  readonly today: string
  readonly now: Date
}

/** Marks pending invoices that are due within days, and were not reminded of: a second server finds none. */
const dueSoon = async (db: Db, { today, now }: Moment): Promise<Told[]> => {
  const { rows } = await sql<Told>`update invoices t set reminded_before_at = ${now}::timestamptz
    where t.status = 1 and t.reminded_before_at is null
      and t.due_on between ${today}::date and ${today}::date + ${REMIND_BEFORE}::int
    returning ${told}`.execute(db)
  return rows
}

/** The same of those whose day has passed. */
const overdue = async (db: Db, { today, now }: Moment): Promise<Told[]> => {
  const { rows } = await sql<Told>`update invoices t set reminded_after_at = ${now}::timestamptz
    where t.status = 1 and t.reminded_after_at is null and t.due_on <= ${today}::date - ${REMIND_AFTER}::int
    returning ${told}`.execute(db)
  return rows
}

/**
 * What a day brings to be told: clients of what is due within days or has become late, each once, and who takes payments in
 * of what is late. One that was issued later than its reminder is reminded of on the next morning.
 */
export const reminderNotes = async (db: Db, now: Date): Promise<Note[]> => {
  const moment = { today: todayIn(now), now }
  const notes: Note[] = []
  const byNumber = (one: Told, other: Told) => one.number - other.number
  for (const row of (await dueSoon(db, moment)).toSorted(byNumber))
    notes.push(...(await clientNotes(db, row, { word: 'notification.invoiceDueSoon' })))
  for (const row of (await overdue(db, moment)).toSorted(byNumber))
    notes.push(
      ...(await clientNotes(db, row, { word: 'notification.invoiceOverdue' })),
      ...(await adminNotes(db, row, { word: 'notification.invoiceLate' })),
    )
  return notes
}
