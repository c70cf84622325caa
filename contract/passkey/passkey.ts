import { z } from 'zod'
import { authCalls } from '#contract/auth/auth.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
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

export const passkeyCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/passkeys',
    can: 'login',
    enrols: true,
    summary: 'Own passkeys, and at which domain this installation takes them',
    input: empty,
    output: data(
      z.object({
        /** Null where passkeys are impossible: PUBLIC_URL is missing or unsuitable, and it is not localhost. */
        domain: z.string().nullable(),
        items: z.array(passkey),
      }),
    ),
  }),
  begin: endpoint({
    method: 'POST',
    path: '/api/passkeys/begin',
    can: 'login',
    enrols: true,
    stepUp: true,
    refuses: [409],
    summary: 'Begins a new passkey: what the browser asks the authenticator for',
    input: empty,
    output: data(options),
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/passkeys',
    can: 'login',
    enrols: true,
    stepUp: true,
    refuses: [409],
    summary: 'Keeps a new passkey; with the first second factor come recovery codes',
    input: z.object({ name, response: passkeyAnswer }),
    output: data(z.object({ passkey, codes: z.array(z.string()).nullable() })),
  }),
  rename: endpoint({
    method: 'PATCH',
    path: '/api/passkeys/:id',
    can: 'login',
    summary: 'Names one of the own passkeys',
    input: z.object({ id: idParam, name }),
    output: data(passkey),
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/passkeys/:id',
    can: 'login',
    stepUp: true,
    summary: 'Removes one of the own passkeys; the last one takes the second factor along unless an app gives codes',
    input: z.object({ id: idParam }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  }),
  factorBegin: endpoint({
    method: 'POST',
    path: '/api/2fa/passkey',
    can: 'unverified',
    refuses: [409],
    summary: 'Begins to give a passkey as the second factor, or to prove anew who has the session',
    input: empty,
    output: data(options),
  }),
  signInBegin: endpoint({
    method: 'POST',
    path: '/api/auth/passkey/begin',
    can: 'public',
    refuses: [409],
    summary: 'Begins to sign in with a passkey alone',
    input: empty,
    output: data(z.object({ attempt: z.uuid(), options })),
  }),
  signIn: endpoint({
    method: 'POST',
    path: '/api/auth/passkey',
    can: 'public',
    refuses: [401, 403],
    summary: 'Signs in with a passkey that has verified its user, which counts as both factors',
    input: z.object({
      attempt: z.uuid().meta({ examples: ['0198c3d4-5e6f-4a7b-8c9d-0e1f2a3b4c5d'] }),
      response: passkeyAnswer,
    }),
    output: authCalls.login.output,
  }),
}
