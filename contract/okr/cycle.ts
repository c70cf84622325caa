import { z } from 'zod'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam } from '#contract/kit/page.ts'
import { optionalText } from '#contract/kit/text.ts'
import { CYCLE } from '#contract/okr/okr.rules.ts'

const CLOSING_NOTE_MAX = 2000
/** Lessons learned, stored with each goal that is closed. */
export const closingNote = optionalText(CLOSING_NOTE_MAX)

/** Goals of a venture in one quarter. */
export interface GoalCycle {
  /** `2026-Q4`. */
  cycle: string
  goals: number
  open: number
  /** Percent: the mean of its goals. */
  progress: number
}

const goalCycle: z.ZodType<GoalCycle> = z.object({
  cycle: z.string(),
  goals: z.number().int(),
  open: z.number().int(),
  progress: z.number().int(),
})

/** Inputs and answers of `cycleCalls`. */
export const cycleSchemas = {
  list: {
    input: z.object({ venture_id: idParam }),
    output: z.object({ data: z.array(goalCycle) }),
  },
  close: {
    input: z.object({
      venture_id: recordId,
      cycle: z
        .string()
        .regex(CYCLE)
        .meta({ examples: ['2026-Q3'] }),
      closing_note: closingNote,
    }),
    output: z.object({ closed: z.number().int() }),
  },
}
