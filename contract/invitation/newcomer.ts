import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { madeLink } from '#contract/kit/madeLink.ts'
import { centavos } from '#contract/kit/page.ts'
import { optionalName, requiredName } from '#contract/kit/text.ts'
import { contractType } from '#contract/looper/looper.ts'
import { invitedEmail, invitedRoles, mailLocales } from './invitation.ts'

const AREAS_MAX = 50
const VALUE_MAX = 100_000_000

export const newcomerCalls = {
  create: endpoint({
    method: 'POST',
    path: '/api/loopers',
    can: 'looper.create',
    creates: true,
    refuses: [409],
    summary: 'Makes a person, pending until they set their own password by the invitation that they get',
    input: z.object({
      nome: requiredName(120),
      last_name: optionalName(120),
      email: invitedEmail,
      role: z.literal(invitedRoles.values),
      type_id: recordId.nullable().default(null),
      sector_id: recordId.nullable().default(null),
      area_ids: z.array(recordId).max(AREAS_MAX).default([]),
      contract_type: z.literal(contractType.values).nullable().default(null),
      /** The looper type's value when left out. */
      valor_hora_centavos: centavos(VALUE_MAX).nullable().default(null),
      locale: z.enum(mailLocales).optional(),
    }),
    output: z.object({ data: z.object({ id: z.number().int(), nome: z.string() }), link: madeLink }),
  }),
}
