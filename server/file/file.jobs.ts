import { fileSweep } from '#server/file/file.data.ts'
import { sweep, sweepUploads } from '#server/file/sweep.data.ts'
import { job } from '#server/kit/jobs/job.ts'

/** Every hour, and after each write that let go of a file. */
export const sweepFiles = job({
  ...fileSweep,
  cron: '23 * * * *',
  run: async (frame) => {
    const files = await sweep(frame)
    const uploads = await sweepUploads(frame)
    if (files + uploads > 0) frame.services.log.info({ files, uploads }, 'files removed')
  },
})
