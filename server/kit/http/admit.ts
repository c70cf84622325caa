import type { FastifyRequest } from 'fastify'
import type { Gate } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { checkGate } from '#server/kit/http/gate.ts'
import { refuse } from '#server/kit/refuse.ts'
import { findApiToken, isApiToken, noteTokenUse, readApiToken } from '#server/kit/session/apiToken.ts'
import type { GrantStore } from '#server/kit/session/grants.ts'
import { findSession, noteUse, type Found } from '#server/kit/session/session.ts'
import type { Claims } from '#server/kit/session/token.ts'
import { viewedAs } from '#server/kit/session/viewAs.ts'
import { localeOf } from '#server/kit/words.ts'

/** Parts of the server that a session is looked up with. */
export interface Admitting {
  db: Db
  services: Services
  grants: GrantStore
}

/** Decides alone what an API token may be used for; a call or page without a scope is closed to every token. */
export const checkScope = (scope: string | undefined, found: Found | undefined): void => {
  const token = found?.user.api_token
  if (!token) return
  if (scope === undefined) return refuse('token.closed', { status: 403 })
  if (!token.scopes.includes(scope)) return refuse('token.lacksScope', { status: 403, params: { scope } })
}

export const sessionOf = async (db: Db, claims: Claims | undefined, now: Date): Promise<Found | undefined> => {
  if (!claims) return undefined
  return claims.api_token === undefined ? findSession(db, claims, now) : findApiToken(db, claims.api_token, now)
}

/** Records the use of the session or API token that the request came with. */
export const noteUseOf = (db: Db, found: Found, now: Date): Promise<void> =>
  found.user.api_token ? noteTokenUse(db, found.user.api_token.id, now) : noteUse(db, found, now)

const bearerOf = ({ headers }: FastifyRequest): string | undefined =>
  /^Bearer (\S+)$/i.exec(headers.authorization ?? '')?.[1]

/** Before the body is read: who has no good token gets no more than this. */
export const readClaims = async ({ tokens, now }: Services, request: FastifyRequest): Promise<void> => {
  const token = bearerOf(request)
  const claims = token ? await tokens.read(token, now()) : undefined
  if (!claims) return refuse('common.unauthorized', { status: 401 })
  request.claims = claims
}

/** Reads the token of a call, which may be an API token; uploads and pages take sessions only. */
export const readCaller = async ({ db, services }: Admitting, request: FastifyRequest): Promise<void> => {
  const token = bearerOf(request)
  if (token === undefined || !isApiToken(token)) return readClaims(services, request)
  request.claims = (await readApiToken(db, token, services.now())) ?? refuse('common.unauthorized', { status: 401 })
}

/** Answers who sends a request that is no call, after the same checks as a call's; refuses who may not pass. */
export const admit = async (
  mounting: Admitting,
  request: FastifyRequest,
  gate: Exclude<Gate, 'public'>,
): Promise<Found> => {
  const now = mounting.services.now()
  const found = await viewedAs(await sessionOf(mounting.db, request.claims ?? undefined, now), request, {
    db: mounting.db,
    now,
  })
  request.locale = found?.user.locale ?? localeOf(request)
  if (!found) return refuse('common.unauthorized', { status: 401 })
  checkGate({ can: gate }, found, await mounting.grants.at(mounting.db, found.grants_version))
  await noteUse(mounting.db, found, now)
  return found
}
