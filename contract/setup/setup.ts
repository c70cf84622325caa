import { z } from 'zod'
import { emailField, newPassword } from '#contract/auth/auth.ts'
import { requiredName, requiredText } from '#contract/kit/text.ts'

/** Inputs and answers of `setupCalls`. */
export const setupSchemas = {
  state: {
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
  },
  create: {
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
  },
}
