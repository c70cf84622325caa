import { sql } from 'kysely'
import { z } from 'zod'
import { reminderDays } from '#contract/gate/gate.rules.ts'
import { DAY_MS } from '#contract/kit/spans.ts'
import type { Db } from '#server/db/open.ts'
import { notesTo, type Side } from '#server/gate/people.data.ts'
import { auditByServer } from '#server/kit/audit.ts'
import { job, type JobFrame } from '#server/kit/jobs/job.ts'
import { tellThings } from '#server/kit/live/live.ts'
import { mailNotes, type Note } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'

interface Running {
  id: number
  nome: string
  venture_id: number
  due_at: string
  reminded: number | null
}

/** Gates with a clock that a moment concerns, locked; what another server holds is its own. */
const running = async (tx: Db, until: Date): Promise<Running[]> => {
  const { rows } = await sql<Running>`
    select g.id, g.nome, g.venture_id, g.due_at, g.reminded
    from gates g join ventures v on v.id = g.venture_id and v.deleted_at is null and not v.template
    where g.status = 'delivered' and g.deleted_at is null and g.due_at <= ${until}
    order by g.id for update of g skip locked`.execute(tx)
  return rows
}

/**
 * The clock does not run while a gate or its venture is deleted or the venture a template, and goes on with both; true where it
 * stopped or went on for some.
 */
const settlePaused = async (tx: Db, now: Date): Promise<boolean> => {
  const paused = await sql`update gates g set due_at = null, version = g.version + 1, left_seconds =
      greatest(0, floor(extract(epoch from g.due_at - coalesce(g.deleted_at, v.deleted_at, ${now}::timestamptz))))::int
    from ventures v where v.id = g.venture_id and g.due_at is not null
      and (g.deleted_at is not null or v.deleted_at is not null or v.template)`.execute(tx)
  const resumed =
    await sql`update gates g set due_at = ${now}::timestamptz + make_interval(secs => g.left_seconds), left_seconds = null,
      version = g.version + 1
    from ventures v where v.id = g.venture_id and g.left_seconds is not null and g.deleted_at is null
      and v.deleted_at is null and not v.template
      and not exists (select 1 from gate_questions q where q.gate_id = g.id and q.answered_at is null)`.execute(tx)
  return [paused, resumed].some((it) => Number(it.numAffectedRows ?? 0) > 0)
}

const approve = async (tx: Db, gate: Running, now: Date): Promise<void> => {
  await sql`update gates set status = 'approved', due_at = null, decided_at = ${now}, decided_by = null,
    version = version + 1 where id = ${gate.id}`.execute(tx)
  await auditByServer(
    tx,
    {
      event: 'gate.approvedBySilence',
      thing: 'gate',
      thing_id: gate.id,
      detail: { before: { status: 'delivered' }, after: { status: 'approved' }, due_at: gate.due_at },
    },
    now,
  )
}

const LAST_REMINDER = reminderDays[1]

/**
 * Nobody's silence means anything who was not reminded: where no server ran in time for the last reminder, it goes out now and
 * the clock gives the time that it speaks of.
 */
const postpone = async (tx: Db, gate: Running, now: Date): Promise<Date> => {
  const due = new Date(now.getTime() + LAST_REMINDER * DAY_MS)
  await sql`update gates set due_at = ${due}, reminded = ${LAST_REMINDER}, version = version + 1 where id = ${gate.id}`.execute(
    tx,
  )
  const detail = { before: { due_at: gate.due_at }, after: { due_at: due.toISOString() } }
  await auditByServer(tx, { event: 'gate.postponed', thing: 'gate', thing_id: gate.id, detail }, now)
  return due
}

const remind = async (tx: Db, gate: Running, days: number): Promise<void> => {
  await sql`update gates set reminded = ${days} where id = ${gate.id}`.execute(tx)
}

/** The last of the reminders that is due, where it has not been sent. */
const reminderOf = ({ due_at, reminded }: Running, now: Date): number | undefined => {
  const left = new Date(due_at).getTime() - now.getTime()
  const days = reminderDays.findLast((it) => left <= it * DAY_MS)
  return days !== undefined && (reminded === null || days < reminded) ? days : undefined
}

interface Swept {
  readonly notes: readonly Note[]
  /** True where the sweep changed what pages show of a gate. */
  readonly changed: boolean
}

const sweep = async (tx: Db, services: JobFrame['services'], now: Date): Promise<Swept> => {
  let changed = await settlePaused(tx, now)
  const notes: Note[] = []
  const add = async (gate: Running, word: Note['word'], { sides, due }: { sides: readonly Side[]; due?: Date }) => {
    notes.push(...(await notesTo(tx, { sides, gate, word, ...(due && { due }) })))
  }
  for (const gate of await running(tx, new Date(now.getTime() + reminderDays[0] * DAY_MS))) {
    const days = reminderOf(gate, now)
    const isOver = new Date(gate.due_at) <= now
    if (isOver && days !== undefined) {
      const due = await postpone(tx, gate, now)
      changed = true
      await add(gate, 'notification.gateReminder', { sides: ['deciding'], due })
    } else if (isOver) {
      await approve(tx, gate, now)
      changed = true
      await add(gate, 'notification.gateSilent', { sides: ['deciding', 'delivering'] })
    } else if (days !== undefined) {
      await remind(tx, gate, days)
      await add(gate, 'notification.gateReminder', { sides: ['deciding'], due: new Date(gate.due_at) })
    }
  }
  await notify(tx, notes, now)
  await mailNotes({ db: tx, services, now }, notes)
  return { notes, changed }
}

/** Reminds of delivered gates and lets silence approve them. Each gate is locked, so that two servers tell nobody twice. */
export const gateClock = job({
  name: 'gate.clock',
  payload: z.object({}),
  everySeconds: 60,
  run: async ({ db, services }) => {
    const now = services.now()
    const { notes, changed } = await db.transaction().execute((tx) => sweep(tx, services, now))
    if (changed) tellThings(services.live, ['gate'])
    for (const user of new Set(notes.map((it) => it.user_id)))
      services.live.tell(`user:${user}`, 'notification.changed')
  },
})
