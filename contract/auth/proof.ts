import { z } from 'zod'
import { factorCode, typedPassword } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { passkeyAnswer } from '#contract/kit/person/passkeyAnswer.ts'

export const proofCalls = {
  prove: endpoint({
    method: 'POST',
    path: '/api/auth/step-up',
    can: 'login',
    enrols: true,
    refuses: [409],
    summary:
      'Proves anew who has the session, by one of password, code or passkey; calls that ask for step-up then pass',
    input: z.object({
      password: typedPassword.optional(),
      code: factorCode.optional(),
      passkey: passkeyAnswer.optional(),
    }),
    output: z.object({ status: z.literal('success') }),
  }),
  notMe: endpoint({
    method: 'POST',
    path: '/api/auth/not-me',
    can: 'public',
    refuses: [409],
    summary: 'Ends all sessions of a person by the code of a mail about a new device, which it uses up',
    input: z.object({ code: z.string().min(1).max(200) }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  }),
}
