import { z } from 'zod'
import { pathTo } from '#contract/routes/match.ts'
import { auditByServer } from '#server/kit/audit.ts'
import { job } from '#server/kit/jobs/job.ts'
import { checkAtomSums, checkSums } from '#server/loop/center/sums.data.ts'
import { forceMissed } from '#server/loop/run.data.ts'
import { mailNotes } from '#server/notification/mailNotes.data.ts'
import { notify } from '#server/notification/notification.data.ts'

/** The presence rule holds with every browser closed: this sweep, not a page, ends a loop nobody answered for. */
export const forceStops = job({
  name: 'loop.forceStops',
  payload: z.object({}),
  everySeconds: 1,
  run: async ({ db, services }) => {
    const now = services.now()
    const stopped = await db.transaction().execute(async (tx) => {
      const rows = await forceMissed(tx, now, services.config.LOOP_ALERT_SECONDS)
      for (const row of rows)
        await auditByServer(
          tx,
          { event: 'loop.forced', thing: 'loop', thing_id: row.id, detail: { data_fim: row.data_fim } },
          now,
        )
      const notes = rows.map((row) => ({
        user_id: row.user_id,
        word: 'notification.loopForced' as const,
        params: { atomo: row.atomo },
        link: pathTo('loopShow', { id: row.id }),
      }))
      await notify(tx, notes, now)
      await mailNotes({ db: tx, services, now }, notes)
      return rows
    })
    for (const row of stopped) {
      services.live.tell(`user:${row.user_id}`, 'loop.changed')
      services.live.tell(`user:${row.user_id}`, 'notification.changed')
    }
    if (stopped.length > 0) services.live.tell('loops', 'loop.changed')
  },
})

/** Sums that are kept beside what they add up are compared with it each night. */
export const compareSums = job({
  name: 'loop.compareSums',
  payload: z.object({}),
  cron: '37 4 * * *',
  run: async ({ db, services }) => {
    for (const difference of await checkSums(db))
      services.log.error(difference, 'sums of a person were not what their loops add up to, and were made anew')
    const atoms = await checkAtomSums(db)
    if (atoms > 0)
      services.log.error({ atoms }, 'seconds of atoms were not what their loops add up to, and were made anew')
  },
})
