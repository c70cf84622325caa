import { z } from 'zod'
import { newPassword } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { optionalName, requiredName } from '#contract/kit/text.ts'
import { mailLocales } from './invitation.ts'

/** Facts for an invited person before they accept. */
const offer = z.object({
  email: z.string(),
  nome: z.string(),
  last_name: z.string(),
  role: z.number().int(),
  type: z.string().nullable(),
  venture: z.string().nullable(),
  inviter: z.string(),
  organisation: z.string(),
  /** Language of its mail, and of the account unless its person chooses another. */
  locale: z.enum(mailLocales),
  expires_at: z.string(),
  terms_version: z.string(),
})
export type Offer = z.output<typeof offer>

const code = z.string().min(1).max(200)

export const acceptCalls = {
  look: endpoint({
    method: 'POST',
    path: '/api/invitation/look',
    can: 'public',
    refuses: [409],
    bodyMax: 16_384,
    summary: 'What the code of an invitation is for; asked by POST so that no log and no cache holds the code',
    input: z.object({ code }),
    output: z.object({ data: offer }),
  }),
  accept: endpoint({
    method: 'POST',
    path: '/api/invitation/accept',
    can: 'public',
    refuses: [409],
    bodyMax: 16_384,
    summary: 'Accepts an invitation: makes an active account with a verified e-mail, and uses the code up',
    input: z.object({
      code,
      nome: requiredName(120),
      last_name: optionalName(120),
      password: newPassword,
      /** Language of the page; that of the mail when left out. */
      locale: z.enum(mailLocales).optional(),
      terms_version: z.string().trim().min(1).max(20),
      terms: z
        .boolean()
        .refine((yes) => yes, { error: 'accept.termsRule' })
        .meta({ examples: [true] }),
    }),
    output: z.object({ status: z.literal('success'), message: z.string(), data: z.object({ email: z.string() }) }),
  }),
}
