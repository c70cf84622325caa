import { importRun } from '#server/import/begin.data.ts'
import { runImport } from '#server/import/run.data.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { job } from '#server/kit/jobs/job.ts'

/** Runs a long import; tried again after a crash, it goes on where it was. */
export const importJob = (importers: readonly Importer[]) =>
  job({ ...importRun, retries: 3, run: (frame, { id }) => runImport({ ...frame, importers }, id) })
