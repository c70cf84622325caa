import { z } from 'zod'
import type { CepAddress } from '#contract/kit/brazil/brazil.ts'
import { cepField, ufField } from '#contract/kit/brazil/fields.ts'
import { endpoint } from '#contract/kit/endpoint.ts'

const address: z.ZodType<CepAddress> = z.object({
  street: z.string(),
  district: z.string(),
  city: z.string(),
  uf: ufField,
})

export const cepCalls = {
  find: endpoint({
    method: 'GET',
    path: '/api/cep/:cep',
    can: 'public',
    summary:
      'The address of a CEP, where an address service is configured and knows it; null otherwise, with whether one was asked',
    input: z.object({ cep: cepField }),
    output: z.object({ data: address.nullable(), asked: z.boolean() }),
  }),
}
