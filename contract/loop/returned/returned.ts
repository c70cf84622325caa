import { z } from 'zod'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'

const REASON_MAX = 300
const changed = z.object({ data: z.object({ id: z.number().int(), version: z.number().int() }) })

/** A loop that was returned to its person, as it stands first on their home. */
const returnedLoop = z.object({
  id: z.number().int(),
  version: z.number().int(),
  atomo: z.string(),
  projeto: z.string(),
  venture_id: z.number().int(),
  inicio: z.string(),
  fim: z.string(),
  segundos: z.number().int(),
  reason: z.string(),
  by: z.string(),
  at: z.string(),
})
export type ReturnedLoop = z.output<typeof returnedLoop>

/** Inputs and answers of `returnedCalls`. */
export const returnedSchemas = {
  return: {
    input: z.object({
      id: idParam,
      version: recordVersion,
      reason: requiredText(REASON_MAX, 'loopReturned.reasonNeeded'),
    }),
    output: changed,
  },
  mended: {
    input: z.object({ id: idParam, version: recordVersion, note: requiredText(REASON_MAX, 'loopReturned.noteNeeded') }),
    output: changed,
  },
  mine: { input: z.object({}), output: z.object({ data: z.array(returnedLoop) }) },
}
