import { z } from 'zod'
import { emailField, newPassword } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { requiredName, requiredText } from '#contract/kit/text.ts'

export const setupCalls = {
  state: endpoint({
    method: 'GET',
    path: '/api/setup',
    can: 'public',
    summary:
      'Whether the installation still needs its organisation and first administrator, and the demo accounts where it is a demo',
    input: z.object({}),
    output: z.object({
      needed: z.boolean(),
      /** True when making the organisation from here asks for the setup code. */
      code_needed: z.boolean(),
      organisation: z.string().nullable(),
      /** Default language of new people and mails. */
      locale: z.enum(['pt', 'en']),
      /** Address of the organisation's own terms, empty without any. */
      terms_link: z.string(),
      /** True when mails leave this installation; else they stay in its outbox. */
      mail: z.boolean(),
      /** Only a demo lists its accounts. */
      demo: z.array(z.object({ email: z.string(), role: z.number().int() })).nullable(),
      demo_password: z.string().nullable(),
    }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/setup',
    can: 'public',
    refuses: [409],
    summary: 'Makes the organisation and its first administrator; refused once a user exists',
    input: z.object({
      organisation: requiredText(120),
      nome: requiredName(120),
      last_name: z.string().trim().max(120).default(''),
      email: emailField,
      password: newPassword,
      /** Of the server's output; not asked for on the machine that it runs on. */
      code: z.string().max(40).default(''),
    }),
    output: z.object({ id: z.number().int() }),
  }),
}
