import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'

/** Raising it asks everybody again (specification, section 9). */
export const TERMS_VERSION = '1.1.3'
/** Month of publication; the specification names no day. */
export const TERMS_PUBLISHED = '2024-05'

export const termsAnswer = z.object({
  version: z.string(),
  accepted: z.boolean(),
  at: z.string(),
})
export type TermsAnswer = z.output<typeof termsAnswer>

export const termsCalls = {
  myAnswer: endpoint({
    method: 'GET',
    path: '/api/terms/acceptance',
    can: 'login',
    summary: 'The version of the terms in force and what the signed-in person last answered to it',
    input: z.object({}),
    output: z.object({ version: z.string(), answer: termsAnswer.nullable() }),
  }),
  answer: endpoint({
    method: 'POST',
    path: '/api/terms/acceptance',
    can: 'login',
    summary: 'Accepts or refuses the terms of service in the version that was read',
    input: z.object({ version: z.string().trim().min(1).max(20), accepted: z.boolean() }),
    output: z.object({ data: termsAnswer }),
  }),
}
