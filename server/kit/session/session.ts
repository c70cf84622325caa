import { randomUUID } from 'node:crypto'
import { sql, type RawBuilder } from 'kysely'
import { isRole, type Role } from '#contract/access/roles.ts'
import type { Weekday } from '#contract/kit/dates.ts'
import type { Config } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { TOKEN_SECONDS, type Claims, type Tokens } from '#server/kit/session/token.ts'

/** Seconds that a replaced token still passes, for requests in flight during a refresh. */
const ROTATION_GRACE_SECONDS = 60

export interface SessionUser {
  id: number
  role: Role
  nome: string
  /** First and last name. */
  c_name: string
  email: string
  locale: 'pt' | 'en' | null
  zone: string
  /** First day of the organisation's weeks. */
  week_start: Weekday
  session_id: string
  /** Id of the token that this call came with. */
  token_id: string
  /** True when the session has passed every factor that it needs. */
  verified: boolean
  /** The role that role 1 previews the app as; `role` then is that role. */
  viewing_as?: Role
  /** Set while role 1 looks as this person: the id of role 1's account, and the end. */
  viewing?: { readonly by: number; readonly until: string }
  /** Set when an API token stands for the session: its id and its scopes. */
  api_token?: { readonly id: number; readonly scopes: readonly string[] }
  /** The role requires a second factor that this person has not set up. */
  factor_missing?: true
}

export interface Found {
  user: SessionUser
  grants_version: number
  /** Last recorded use of the session. */
  used_at: string
  /** Last time that this session gave a password, a code or a passkey. */
  proved_at: string | null
}

type Sql = RawBuilder<unknown>

/** Interval at which the use of a session is recorded. */
const USE_NOTED_MS = 5 * 60_000

/** Records the use of a session, at most once an interval. */
export const noteUse = async (db: Db, { user, used_at }: Found, now: Date): Promise<void> => {
  if (now.getTime() - Date.parse(used_at) < USE_NOTED_MS) return
  await db.updateTable('sessions').set({ used_at: now }).where('id', '=', user.session_id).execute()
}

interface SessionRow {
  id: number
  role: number
  nome: string
  last_name: string
  email: string
  locale: 'pt' | 'en' | null
  zone: string
  week_start: Weekday
  two_factor: boolean | null
  second_factor_at: string | null
  proved_at: string | null
  factor_missing: boolean
  used_at: string
  grants_version: number
  as_text: string
}

/** True when a person (`u`) lacks the second factor that their role requires (`c`, user_config) on that day. */
export const factorMissing = (now: Date) => sql<boolean>`(u.two_factor is not true and u.role = any(c.factor_roles)
  and coalesce(c.factor_from <= (${now}::timestamptz at time zone 'America/Sao_Paulo')::date, true))`

/**
 * The live session behind a token, as `f`; no row when it ended, rotated away, or its person may not sign in or has another
 * role than they signed in with. Every call asks this, so that it is written by hand: a builder would make its parts anew
 * each time.
 */
const liveSession = (what: Sql, claims: Claims, now: Date): Sql => sql`select ${what} from (select
      u.id, u.role, u.nome, u.last_name, u.email, u.locale, u.zone, c.week_start, u.two_factor, s.second_factor_at, s.proved_at,
      ${factorMissing(now)} as factor_missing,
      coalesce(s.used_at, s.created_at) as used_at,
      coalesce((select (value)::int from settings where key = 'grants_version'), 0) as grants_version
    from sessions s join users u on u.id = s.user_id cross join user_config c
    where s.id = ${claims.session_id} and s.user_id = ${claims.user_id}
      and s.ended_at is null and s.expires_at > ${now}
      and (c.idle_hours is null or coalesce(s.used_at, s.created_at) > ${now}::timestamptz - make_interval(hours => c.idle_hours))
      and u.status = 1 and u.role = s.role and u.deleted_at is null
      and (s.token_id = ${claims.token_id} or (s.previous_token_id = ${claims.token_id}
        and s.rotated_at > ${now}::timestamptz - make_interval(secs => ${sql.lit(ROTATION_GRACE_SECONDS)})))) f`

const foundIn = (row: SessionRow, claims: Claims): Found | undefined => {
  if (!isRole(row.role) || row.role === 0) return undefined
  const missing = row.factor_missing
  return {
    user: {
      id: row.id,
      role: row.role,
      nome: row.nome,
      c_name: `${row.nome} ${row.last_name}`.trim(),
      email: row.email,
      locale: row.locale,
      zone: row.zone,
      week_start: row.week_start,
      session_id: claims.session_id,
      token_id: claims.token_id,
      verified: row.two_factor === true ? row.second_factor_at !== null : !missing,
      ...(missing && { factor_missing: true as const }),
    },
    grants_version: row.grants_version,
    used_at: row.used_at,
    proved_at: row.proved_at,
  }
}

/** Last result for a session, and its text as the database returned it. */
interface Seen {
  readonly found: Found
  readonly asText: string
}

/** Keyed by the remembered claims of a token, and garbage-collected with them. */
const seen = new WeakMap<Claims, Seen>()

/** The live session behind a token, in one round trip; undefined when there is none. */
export const findSession = async (db: Db, claims: Claims, now: Date): Promise<Found | undefined> => {
  const { rows } = await (liveSession(sql`f.*, f::text as as_text`, claims, now) as RawBuilder<SessionRow>).execute(db)
  const [row] = rows
  const found = row && foundIn(row, claims)
  if (found) seen.set(claims, { found, asText: row.as_text })
  else seen.delete(claims)
  return found
}

/** A person assumed to be unchanged since their last call, until a statement of this call confirms it. */
export interface Presumed {
  readonly found: Found
  /** True while session, person and version of the grants are unchanged: an expression to select along. */
  readonly holds: Sql
  /** Takes the value that `holds` was read as. */
  confirm(holds: unknown): void
  readonly confirmed: boolean
}

/** Undefined for a session that this server does not remember. */
export const presumeSession = (claims: Claims, now: Date): Presumed | undefined => {
  const last = seen.get(claims)
  if (!last) return undefined
  let confirmed = false
  return {
    found: last.found,
    holds: sql`((${liveSession(sql`f::text`, claims, now)}) = ${last.asText})`,
    confirm: (holds) => {
      confirmed ||= holds === true
    },
    get confirmed() {
      return confirmed
    },
  }
}

export interface NewSession {
  user_id: number
  ip: string
  user_agent: string
  /** A passkey gave both factors at once. */
  secondFactor?: boolean
}

/** Opens a session and signs its first token. */
export const openSession = async (db: Db, tokens: Tokens, opened: NewSession & { now: Date }): Promise<string> => {
  const session_id = randomUUID()
  const token_id = randomUUID()
  await db
    .insertInto('sessions')
    .values((on) => ({
      id: session_id,
      user_id: opened.user_id,
      role: on.selectFrom('users').select('role').where('id', '=', opened.user_id),
      token_id,
      created_at: opened.now,
      expires_at: new Date(opened.now.getTime() + TOKEN_SECONDS * 1000),
      ip: opened.ip,
      user_agent: opened.user_agent.slice(0, 300),
      proved_at: opened.now,
      second_factor_at: opened.secondFactor ? opened.now : null,
    }))
    .execute()
  return tokens.sign({ user_id: opened.user_id, session_id, token_id }, opened.now)
}

/**
 * Gives the session a new token; the old one passes for the grace only. A page that comes with the old one meanwhile
 * gets the token that took its place, so that of two pages that refresh at once neither is signed out.
 */
export const rotateSession = async (
  db: Db,
  { tokens, config }: { tokens: Tokens; config: Pick<Config, 'SESSION_DAYS'> },
  { user, now }: { user: SessionUser; now: Date },
): Promise<{ token: string; seconds: number }> => {
  const token_id = randomUUID()
  const rotated = await db
    .updateTable('sessions')
    .set({
      previous_token_id: user.token_id,
      token_id,
      rotated_at: now,
      // A renewed session still ends a number of days after its sign-in.
      expires_at: sql`least(${new Date(now.getTime() + TOKEN_SECONDS * 1000)}::timestamptz,
        created_at + make_interval(days => ${config.SESSION_DAYS}))`,
    })
    .where('id', '=', user.session_id)
    .where('token_id', '=', user.token_id)
    .executeTakeFirst()
  const frame = { user_id: user.id, session_id: user.session_id }
  const held = await db
    .selectFrom('sessions')
    .select(['token_id', 'rotated_at', 'expires_at'])
    .where('id', '=', user.session_id)
    .executeTakeFirstOrThrow()
  const seconds = Math.floor((Date.parse(held.expires_at) - now.getTime()) / 1000)
  if (rotated.numUpdatedRows > 0n) return { token: await tokens.sign({ ...frame, token_id }, now), seconds }
  return { token: await tokens.sign({ ...frame, token_id: held.token_id }, new Date(held.rotated_at ?? now)), seconds }
}
