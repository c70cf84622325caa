import { z } from 'zod'
import { permissions } from '#contract/access/matrix.ts'
import { recoveryPattern } from '#contract/auth/recovery.ts'
import { passkeyAnswer } from '#contract/kit/person/passkeyAnswer.ts'
import { preparePassword } from '#contract/kit/person/password.ts'
import { photoRef } from '#contract/kit/person/photo.ts'

const PASSWORD_MIN = 10
const PASSWORD_MAX = 200
/** A character of one unit has up to four when its accents are apart from it (decomposed). */
const TYPED_MAX = 4 * PASSWORD_MAX

export const emailField = z.email({ error: 'auth.emailRule' }).max(254)

/** Specification, section 5: an upper-case letter, a lower-case letter and a number or special character. */
export const newPassword = z
  .string()
  .overwrite(preparePassword)
  .min(PASSWORD_MIN, { error: 'auth.passwordRule' })
  .max(PASSWORD_MAX)
  .regex(/^(?=.*\p{Lu})(?=.*\p{Ll})(?=.*[^\p{L}\s])/u, { error: 'auth.passwordRule' })
  .meta({ examples: ['Oficina-do-sol-1'] })

/** Password that is checked against a stored one; the server prepares it, since older ones are stored as typed. */
export const typedPassword = z.string().min(1).max(TYPED_MAX)

/** Six digits of the authenticator app, or a recovery code. */
export const factorCode = z
  .string()
  .max(20)
  .refine((code) => /^\d{6}$/.test(code) || recoveryPattern.test(code), { error: 'auth.wrongCode' })
  .meta({ description: 'Six digits of the authenticator app, or a recovery code', examples: ['123456'] })

export const me = z.object({
  id: z.number().int(),
  role: z.number().int(),
  nome: z.string(),
  last_name: z.string(),
  /** Last name and complete name under the specification's names. */
  l_name: z.string(),
  c_name: z.string(),
  email: z.string(),
  /** Pages show the initials instead of the default image. */
  foto: photoRef,
  mail_verified_at: z.string().nullable(),
  two_factor: z.boolean().nullable(),
  use_terms: z.boolean().nullable(),
  status: z.number().int(),
  tipo: z.number().int().nullable(),
  locale: z.enum(['pt', 'en']).nullable(),
  zone: z.string(),
  /** Hours (`hh:mm:ss`) of the last seven days, oldest first. */
  loops_user: z.array(z.string()),
  qtdProjetos: z.number().int(),
  /** False while the session still lacks its second factor. */
  verified: z.boolean(),
  /** Second factors that the person has set up, beside recovery codes. */
  factors: z.array(z.enum(['app', 'passkey'])),
  /** True when the role requires a second factor that the person has not set up; nothing else opens until then. */
  factor_required: z.boolean(),
  /** The role that role 1 previews the app as; `role` and `permissions` then are that role's. */
  viewing_as: z.number().int().nullable(),
  /** Set while role 1 looks as this person: the id of role 1's account, and the latest end. */
  viewing: z.object({ by: z.number().int(), until: z.string() }).nullable(),
  permissions: z.array(z.enum(permissions)),
})
export type Me = z.output<typeof me>

const empty = z.object({})

/** Inputs and answers of `authCalls`. */
export const authSchemas = {
  login: {
    input: z.object({ email: z.string().trim().min(1).max(254), password: typedPassword }),
    output: z.object({
      status: z.literal('success'),
      access_token: z.string(),
      token_type: z.literal('bearer'),
      /** Seconds. */
      expires_in: z.number().int(),
      two_factor: z.boolean(),
    }),
  },
  user: {
    input: empty,
    output: z.object({ status: z.literal('success'), data: me }),
  },
  logout: {
    input: empty,
    output: z.object({ status: z.literal('success'), message: z.string() }),
  },
  logoutAll: {
    input: empty,
    output: z.object({ status: z.literal('success'), message: z.string() }),
  },
  refresh: {
    input: empty,
    output: z.object({ status: z.literal('success'), expires_in: z.number().int() }),
  },
  verify: {
    input: z.object({ code: factorCode.optional(), passkey: passkeyAnswer.optional() }),
    output: z.object({ status: z.literal('success') }),
  },
  locale: {
    input: z.object({ locale: z.enum(['pt', 'en']) }),
    output: z.object({ locale: z.enum(['pt', 'en']) }),
  },
}
