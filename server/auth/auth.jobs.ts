import { z } from 'zod'
import { purgeAttempts, purgeSessions } from '#server/auth/purge.data.ts'
import { job } from '#server/kit/job.ts'

/** Sessions that ended long ago, and failed sign-ins that no longer count, leave the database. */
export const purgeSignIns = job({
  name: 'auth.purge',
  payload: z.object({}),
  cron: '37 3 * * *',
  run: async ({ db, services }) => {
    const now = services.now()
    const sessions = await purgeSessions(db, now)
    const attempts = await purgeAttempts(db, now)
    if (sessions + attempts > 0) services.log.info({ sessions, attempts }, 'old sessions and attempts purged')
  },
})
