import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam, instantInput, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { JUSTIFICATION_MAX } from '#contract/loop/loop.rules.ts'

const which = { id: idParam, version: recordVersion }

/** The changed loop, and the new one that a split or a copy made. */
const reshaped = z.object({
  data: z.object({ id: z.number().int(), version: z.number().int(), other_id: z.number().int().nullable() }),
})

/** Changes of concluded loops that leave their hours as they are, and a copy of one (docs/decisions/168). */
export const reshapeCalls = {
  split: endpoint({
    method: 'POST',
    path: '/api/loops/:id/split',
    can: 'loop.run',
    refuses: [409],
    summary: 'Splits a concluded loop in two at a time; both together have the same seconds',
    input: z.object({ ...which, at: instantInput }),
    output: reshaped,
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/loops/:id/move',
    can: 'loop.run',
    refuses: [409],
    summary: 'Moves a concluded loop to another atom',
    input: z.object({ ...which, atomo_id: recordId }),
    output: reshaped,
  }),
  neighbours: endpoint({
    method: 'GET',
    path: '/api/loops/:id/mergeable',
    can: 'loop.run',
    summary: 'The loops before and after a concluded one that it may be merged with',
    input: z.object({ id: idParam }),
    output: z.object({
      data: z.array(
        z.object({
          id: z.number().int(),
          inicio: z.string(),
          fim: z.string(),
          descricao: z.string(),
          /** Seconds of the break between the two, which the merged loop does not count. */
          gap: z.number().int(),
        }),
      ),
    }),
  }),
  merge: endpoint({
    method: 'POST',
    path: '/api/loops/:id/merge',
    can: 'loop.run',
    refuses: [409],
    summary: 'Merges a concluded loop with its neighbour on the same atom; the break between them does not count',
    input: z.object({ ...which, with_id: recordId }),
    output: reshaped,
  }),
  duplicate: endpoint({
    method: 'POST',
    path: '/api/loops/:id/duplicate',
    can: 'loop.create',
    creates: true,
    summary: 'Writes a loop like a concluded one that begins at another time',
    input: z.object({
      id: idParam,
      inicio: instantInput,
      ajustes: requiredText(JUSTIFICATION_MAX, 'loopHand.reasonNeeded'),
    }),
    output: reshaped,
  }),
}
