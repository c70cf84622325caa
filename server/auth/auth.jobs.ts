import { z } from 'zod'
import { purgeAttempts, purgeDevices, purgePlaces, purgeResets, purgeSessions } from '#server/auth/purge.data.ts'
import { job } from '#server/kit/jobs/job.ts'

/** Sessions that ended long ago, and failed sign-ins and links that no longer count, leave the database. */
export const purgeSignIns = job({
  name: 'auth.purge',
  payload: z.object({}),
  cron: '37 3 * * *',
  run: async ({ db, services }) => {
    const now = services.now()
    const sessions = await purgeSessions(db, now)
    const attempts = await purgeAttempts(db, now)
    const places = await purgePlaces(db, now)
    const devices = await purgeDevices(db, now)
    const resets = await purgeResets(db, now)
    if (sessions + attempts + places + devices + resets > 0)
      services.log.info(
        { sessions, attempts, places, devices, resets },
        'old sessions, attempts, places and resets purged',
      )
  },
})
