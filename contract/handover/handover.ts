import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { idParam } from '#contract/kit/page.ts'

/** Kinds of records that are handed over when a person leaves. Loops, payments and history stay with their author. */
export const handoverKinds = ['sectors', 'goals', 'cells', 'responsible', 'atoms', 'teams', 'views'] as const
export type HandoverKind = (typeof handoverKinds)[number]

/** Most names of each kind in a preview. */
export const HANDOVER_NAMES = 5

export interface Belongings {
  kind: HandoverKind
  count: number
  /** Names of the first ones, from A on. */
  names: string[]
}

const belongings: z.ZodType<Belongings[]> = z.array(
  z.object({ kind: z.enum(handoverKinds), count: z.number().int(), names: z.array(z.string()) }),
)

/** Possible successors: active people of the organisation with a verified e-mail. */
export const successors = lookupOf({
  path: '/api/loopers/successors',
  can: 'looper.changeStatus',
  summary:
    'Finds people who may take over what somebody leaves: active ones of the organisation, with a verified e-mail',
})

export const handoverCalls = {
  successors: successors.call,
  preview: endpoint({
    method: 'GET',
    path: '/api/loopers/:id/handover',
    can: 'looper.changeStatus',
    summary: 'What a person is responsible for and would hand over, by kind; kinds without anything are left out',
    input: z.object({ id: idParam }),
    output: z.object({ data: belongings }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/loopers/:id/handover',
    can: 'looper.changeStatus',
    stepUp: true,
    refuses: [409],
    summary: 'Hands all that a person is responsible for over to another active person; 409 once nothing is left',
    input: z.object({ id: idParam, to: recordId }),
    output: z.object({ message: z.string(), data: belongings }),
  }),
}
