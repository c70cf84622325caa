import { z } from 'zod'
import { authSchemas } from '#contract/auth/auth.ts'
import { idParam } from '#contract/kit/page.ts'
import { passkeyAnswer } from '#contract/kit/person/passkeyAnswer.ts'
import { requiredText } from '#contract/kit/text.ts'

const NAME_MAX = 60
/** Most passkeys of a person. */
export const PASSKEYS_MOST = 10

const passkey = z.object({
  id: z.number().int(),
  name: z.string(),
  /** True when it is shared with its owner's other devices. */
  synced: z.boolean(),
  created_at: z.string(),
  used_at: z.string().nullable(),
  /** Set when its counter went back: there may be a copy, and it opens nothing any more. */
  suspect_at: z.string().nullable(),
})
export type Passkey = z.output<typeof passkey>

/** Options of the Web Authentication API as JSON, which the browser parses. */
const options = z.record(z.string(), z.unknown())
const data = <S extends z.ZodType>(of: S) => z.object({ data: of })
const empty = z.object({})
const name = requiredText(NAME_MAX)

/** Inputs and answers of `passkeyCalls`. */
export const passkeySchemas = {
  list: {
    input: empty,
    output: data(
      z.object({
        /** Null where passkeys are impossible: PUBLIC_URL is missing or unsuitable, and it is not localhost. */
        domain: z.string().nullable(),
        items: z.array(passkey),
      }),
    ),
  },
  begin: {
    input: empty,
    output: data(options),
  },
  add: {
    input: z.object({ name, response: passkeyAnswer }),
    output: data(z.object({ passkey, codes: z.array(z.string()).nullable() })),
  },
  rename: {
    input: z.object({ id: idParam, name }),
    output: data(passkey),
  },
  remove: {
    input: z.object({ id: idParam }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  },
  factorBegin: {
    input: empty,
    output: data(options),
  },
  signInBegin: {
    input: empty,
    output: data(z.object({ attempt: z.uuid(), options })),
  },
  signIn: {
    input: z.object({
      attempt: z.uuid().meta({ examples: ['0198c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d'] }),
      response: passkeyAnswer,
    }),
    output: authSchemas.login.output,
  },
}
