import { errors, jwtVerify, SignJWT } from 'jose'
import { z } from 'zod'

export const TOKEN_SECONDS = 3600

export interface Claims {
  user_id: number
  session_id: string
  token_id: string
  expires_at: Date
  /** Id of the API token that came in place of a session's token. */
  api_token?: number
}

const person = z
  .string()
  .regex(/^[1-9]\d{0,9}$/)
  .transform(Number)
  .pipe(z.number().max(2_147_483_647))
const payload = z.object({ sub: person, sid: z.uuid(), jti: z.uuid(), exp: z.number() })

export interface Tokens {
  sign(claims: Omit<Claims, 'expires_at' | 'api_token'>, now: Date): Promise<string>
  /** Claims; undefined for a token that is forged, expired at `now` or not ours. */
  read(token: string, now: Date): Promise<Claims | undefined>
}

/** Most tokens that are remembered: more than are in use at once, few enough for the memory. */
const REMEMBERED = 5000

/** Remembers verified tokens, so that a signature is checked once and not with every call. */
const rememberTokens = (check: Tokens['read']): Tokens['read'] => {
  const known = new Map<string, Claims>()
  return async (token, now) => {
    const held = known.get(token)
    if (held) return held.expires_at > now ? held : undefined
    const claims = await check(token, now)
    if (!claims) return undefined
    const [oldest] = known.keys()
    if (oldest !== undefined && known.size >= REMEMBERED) known.delete(oldest)
    known.set(token, claims)
    return claims
  }
}

export const makeTokens = (secret: string): Tokens => {
  const key = new TextEncoder().encode(secret)
  return {
    sign: ({ user_id, session_id, token_id }, now) => {
      const issued = Math.floor(now.getTime() / 1000)
      return new SignJWT({ sid: session_id })
        .setProtectedHeader({ alg: 'HS256' })
        .setSubject(String(user_id))
        .setJti(token_id)
        .setIssuedAt(issued)
        .setExpirationTime(issued + TOKEN_SECONDS)
        .sign(key)
    },
    read: rememberTokens(async (token, now) => {
      try {
        const verified = await jwtVerify(token, key, { algorithms: ['HS256'], currentDate: now })
        const claims = payload.safeParse(verified.payload)
        if (!claims.success) return undefined
        const { sub, sid, jti, exp } = claims.data
        return { user_id: sub, session_id: sid, token_id: jti, expires_at: new Date(exp * 1000) }
      } catch (error) {
        if (error instanceof errors.JOSEError) return undefined
        throw error
      }
    }),
  }
}
