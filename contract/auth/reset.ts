import { z } from 'zod'
import { newPassword } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'

/** Minutes that a link for a new password is valid. */
export const RESET_MINUTES = 30

/** Minutes of a link that an administrator makes for somebody: it is handed over, which takes longer. */
export const GIVEN_RESET_MINUTES = 24 * 60

const done = z.object({ status: z.literal('success'), message: z.string() })
const code = z.string().min(1).max(200)

export const resetCalls = {
  forgot: endpoint({
    method: 'POST',
    path: '/api/auth/forgot-password',
    can: 'public',
    summary: 'Sends a link for a new password to an e-mail; answers alike whether or not it is known',
    input: z.object({
      email: z
        .string()
        .trim()
        .max(254)
        .regex(z.regexes.email, { error: 'auth.emailRule' })
        .meta({ examples: ['ana@nucleo.example'] }),
    }),
    output: done,
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/auth/new-password/check',
    can: 'public',
    summary: 'Whether the code of a mail still sets a new password; nothing about whose it is, and the code stays',
    input: z.object({ code }),
    output: z.object({ valid: z.boolean() }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/auth/new-password',
    can: 'public',
    // Used, expired, replaced by a newer one, or never issued.
    refuses: [409],
    summary: 'Sets a new password by the code of a mail, which it uses up, and ends all sessions of its person',
    input: z.object({ code, password: newPassword }),
    output: done,
  }),
}
