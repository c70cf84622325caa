import { z } from 'zod'
import { purgeKept } from '#server/keeping/keeping.data.ts'
import { job } from '#server/kit/jobs/job.ts'

/** Deletes data at the end of its retention time. */
export const purgeOld = job({
  name: 'keeping.purge',
  payload: z.object({}),
  cron: '57 3 * * *',
  run: async ({ db, services }) => {
    const gone = await purgeKept(db, services.now())
    if (Object.values(gone).some((it) => it > 0)) services.log.info(gone, 'what was kept long enough is purged')
  },
})
