import { sql } from 'kysely'
import { isRole } from '#contract/access/roles.ts'
import type { Weekday } from '#contract/kit/dates.ts'
import type { Db } from '#server/db/open.ts'
import { hashOfCode, newCode } from '#server/kit/session/code.ts'
import { factorMissing, type Found } from '#server/kit/session/session.ts'
import type { Claims } from '#server/kit/session/token.ts'

/** Lets a person, or a scanner for secrets, recognise a leaked token. */
const TOKEN_PREFIX = 'nucleo_'
/** Interval at which the use of a token is recorded. */
const USE_NOTED = '1 minute'
/** Session id that no session has: a query for the session of an API token finds nothing. */
const NO_SESSION = '00000000-0000-0000-0000-000000000000'

const shape = new RegExp(`^${TOKEN_PREFIX}[\\w-]{43}$`)
export const isApiToken = (text: string): boolean => text.startsWith(TOKEN_PREFIX)

export const newApiToken = (): { token: string; hash: string; hint: string } => {
  const token = `${TOKEN_PREFIX}${newCode()}`
  return { token, hash: hashOfCode(token), hint: token.slice(-4) }
}

const good = (now: Date) => sql<boolean>`t.revoked_at is null and (t.expires_at is null or t.expires_at > ${now})
  and u.status = 1 and u.role = t.role and u.deleted_at is null`

/** Claims of an API token, read before the body; undefined for one that is not valid. */
export const readApiToken = async (db: Db, token: string, now: Date): Promise<Claims | undefined> => {
  if (!shape.test(token)) return undefined
  const { rows } = await sql<{ id: number; user_id: number; expires_at: string | null }>`
    select t.id, t.user_id, t.expires_at from api_tokens t join users u on u.id = t.user_id
    where t.hash = ${hashOfCode(token)} and ${good(now)}`.execute(db)
  const [row] = rows
  if (!row) return undefined
  const expires_at = new Date(row.expires_at ?? 8.64e15)
  return { user_id: row.user_id, session_id: NO_SESSION, token_id: NO_SESSION, expires_at, api_token: row.id }
}

interface TokenRow {
  id: number
  role: number
  nome: string
  last_name: string
  email: string
  locale: 'pt' | 'en' | null
  zone: string
  week_start: Weekday
  scopes: string[]
  created_at: string
  factor_missing: boolean
  grants_version: number
}

/** Looks up the person behind a token again, in the transaction of the call. The token was made in a session with its
 * second factor, and counts as one. */
export const findApiToken = async (db: Db, id: number, now: Date): Promise<Found | undefined> => {
  const { rows } = await sql<TokenRow>`
    select u.id, u.role, u.nome, u.last_name, u.email, u.locale, u.zone, c.week_start, t.scopes, t.created_at, ${factorMissing(now)} as factor_missing,
      coalesce((select (value)::int from settings where key = 'grants_version'), 0) as grants_version
    from api_tokens t join users u on u.id = t.user_id cross join user_config c where t.id = ${id} and ${good(now)}`.execute(
    db,
  )
  const [row] = rows
  if (!row || !isRole(row.role) || row.role === 0) return undefined
  const { role, scopes, grants_version, created_at, last_name, factor_missing, ...person } = row
  return {
    user: {
      ...person,
      role,
      c_name: `${row.nome} ${last_name}`.trim(),
      session_id: NO_SESSION,
      token_id: NO_SESSION,
      verified: !factor_missing,
      ...(factor_missing && { factor_missing: true as const }),
      api_token: { id, scopes },
    },
    grants_version,
    used_at: created_at,
    // A program proves no identity: calls that ask for step-up are closed to it.
    proved_at: null,
  }
}

/** Records the use of a token, at most once a minute. */
export const noteTokenUse = async (db: Db, id: number, now: Date): Promise<void> => {
  await sql`update api_tokens set last_used_at = ${now}
    where id = ${id} and (last_used_at is null or last_used_at < ${now}::timestamptz - ${USE_NOTED}::interval)`.execute(
    db,
  )
}
