import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { idParam, INTEGER_MAX } from '#contract/kit/page.ts'
import { keptDetails } from '#contract/person/details.ts'

/** `version` is 0 while nothing is stored of the person. */
const version = z.number().int().min(0).max(INTEGER_MAX)
const answer = z.object({ data: z.object({ ...keptDetails.shape, version }) })
/** Fields of the bank account and its PIX key, which need a step-up, so that nobody changes them in an unattended session. */
const pay = ['bank', 'account_type', 'agency', 'account', 'pix_key'] as const
const { rg, street, number, complement, neighborhood, city, pix_key } = keptDetails.shape
/** Without their defaults, which would clear fields that a change leaves out. */
const undefaulted = z.object({
  rg: rg.unwrap(),
  street: street.unwrap(),
  number: number.unwrap(),
  complement: complement.unwrap(),
  neighborhood: neighborhood.unwrap(),
  city: city.unwrap(),
  pix_key: pix_key.unwrap(),
})
const edit = { version, ...keptDetails.partial().shape, ...undefaulted.partial().shape }

/** Calls of a person's details: documents, address, bank, work and company. */
export const personCalls = {
  own: endpoint({
    method: 'GET',
    path: '/api/profile/details',
    shows: ['my.profile'],
    can: 'login',
    summary: 'What the signed-in person told about themselves',
    input: z.object({}),
    output: answer,
  }),
  ownUpdate: endpoint({
    method: 'PATCH',
    path: '/api/profile/details',
    can: 'login',
    refuses: [409],
    stepUp: pay,
    summary: 'Changes what the signed-in person told about themselves; what is left out stays',
    input: z.object(edit),
    output: answer,
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/loopers/:id/details',
    can: 'looper.edit',
    summary: 'What a person told about themselves; each reading is a line of the audit',
    input: z.object({ id: idParam }),
    output: answer,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/loopers/:id/details',
    can: 'looper.edit',
    refuses: [409],
    stepUp: pay,
    summary: 'Changes what is kept of a person; what is left out stays',
    input: z.object({ id: idParam, ...edit }),
    output: answer,
  }),
}
