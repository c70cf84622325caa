import { z } from 'zod'
import { codeNames } from '#contract/kit/codes.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { instantInput } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { DESCRIPTION_MAX_BY_HAND, JUSTIFICATION_MAX } from '#contract/loop/loop.rules.ts'
import { loopType } from '#contract/loop/loop.states.ts'

/** Active people who track time, for whom a loop can be written. */
export const handPeople = lookupOf({
  path: '/api/loops/hand/people',
  people: true,
  can: 'loop.create',
  summary: 'Finds the active people who track time, to write a loop for one of them',
})

/** Atoms of status 1: all of them for people who write loops by hand, their own for others; those of the chosen person first. */
export const handAtoms = lookupOf({
  path: '/api/loops/hand/atoms',
  can: 'loop.run',
  first: ['user_id'],
  summary: 'Finds atoms that take loops, to write a loop by hand or to ask for one',
})

/** What a loop says that no timer measured: a loop by hand, and a request for one. */
export const handFields = {
  atomo_id: recordId,
  inicio: instantInput,
  fim: instantInput,
  tipo: z
    .number()
    .int()
    .min(1)
    .max(loopType.list.length)
    .meta({ description: codeNames(loopType) }),
  descricao: requiredText(DESCRIPTION_MAX_BY_HAND, 'loop.descriptionRequired'),
  /** Why no timer measured it. */
  ajustes: requiredText(JUSTIFICATION_MAX, 'loopHand.reasonNeeded'),
}

export const handCalls = {
  create: endpoint({
    method: 'POST',
    path: '/api/loops',
    can: 'loop.create',
    creates: true,
    summary: 'Writes a concluded loop by hand, for any active person who tracks time',
    input: z.object({ user_id: recordId, ...handFields }),
    output: z.object({ data: z.object({ id: z.number().int() }) }),
  }),
  handPeople: handPeople.call,
}
