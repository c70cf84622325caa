import { z } from 'zod'
import { factorCode, typedPassword } from '#contract/auth/auth.ts'
import { passkeyAnswer } from '#contract/kit/person/passkeyAnswer.ts'

/** Inputs and answers of `proofCalls`. */
export const proofSchemas = {
  prove: {
    input: z.object({
      password: typedPassword.optional(),
      code: factorCode.optional(),
      passkey: passkeyAnswer.optional(),
    }),
    output: z.object({ status: z.literal('success') }),
  },
  notMe: {
    input: z.object({ code: z.string().min(1).max(200) }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  },
}
