import { z } from 'zod'
import { purgeAccesses } from '#server/accessLog/accessLog.data.ts'
import { job } from '#server/kit/jobs/job.ts'

/** The access log is kept for six months, which is also the least that the law asks for, and no longer. */
export const purgeAccessLog = job({
  name: 'access.purge',
  payload: z.object({}),
  cron: '17 3 * * *',
  run: async ({ db, services }) => {
    const gone = await purgeAccesses(db, services.now())
    if (gone > 0) services.log.info({ gone }, 'access log purged')
  },
})
