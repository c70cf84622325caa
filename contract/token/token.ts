import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { requiredName } from '#contract/kit/text.ts'
import { tokenScopes } from '#contract/token/token.scopes.ts'

/** Most valid tokens of a person. */
export const TOKENS_MAX = 20
const NAME_MAX = 60
/** Days that a token can be valid; 0 means without end. */
export const tokenDays = [7, 30, 90, 365, 0] as const

const scope = z.enum(tokenScopes)
const id = z.coerce.number().int().positive().max(2_147_483_647)

const token = z.object({
  id: z.number().int(),
  nome: z.string(),
  scopes: z.array(scope),
  /** Its last four characters, to recognise it. */
  hint: z.string(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
  /** Recorded to a minute; null before its first use. */
  last_used_at: z.string().nullable(),
})
export type OwnToken = z.output<typeof token>

export const tokenCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/profile/tokens',
    can: 'login',
    summary: 'Own API tokens that are not revoked, the newest first; the tokens themselves are never shown again',
    input: z.object({}),
    output: z.object({ data: z.array(token) }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/profile/tokens',
    can: 'login',
    stepUp: true,
    creates: true,
    refuses: [409],
    summary: 'Makes an API token; this answer is the only place that it is ever shown in',
    input: z.object({
      nome: requiredName(NAME_MAX),
      scopes: z
        .array(scope)
        .min(1, { error: 'token.scopesNone' })
        .max(tokenScopes.length)
        .meta({ examples: [['loops:read', 'loops:write']] }),
      days: z.literal(tokenDays).meta({ description: 'Days until it ends; 0 never' }),
    }),
    output: z.object({ data: token.extend({ token: z.string() }) }),
  }),
  revoke: endpoint({
    method: 'DELETE',
    path: '/api/profile/tokens/:id',
    can: 'login',
    summary: 'Revokes one of the own API tokens at once',
    input: z.object({ id }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  }),
}
