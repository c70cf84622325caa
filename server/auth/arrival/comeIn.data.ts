import { arrive, type Arriving } from '#server/auth/arrival/device.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Anyone } from '#server/kit/context.ts'
import { openSession } from '#server/kit/session/session.ts'
import { TOKEN_SECONDS } from '#server/kit/session/token.ts'

interface Coming {
  readonly person: Arriving
  /** A passkey counts as both factors. */
  readonly by: 'signedIn' | 'passkeySignedIn'
}

/** Opens a session for somebody who has shown who they are, under their lock; the token. */
export const comeIn = async (ctx: Anyone, db: Db, { person, by }: Coming): Promise<string> => {
  const frame = { at: ctx.now, actor_id: person.id, request_id: ctx.request.id, ip: ctx.request.ip }
  await writeAudit(db, { event: `auth.${by}`, thing: 'user', thing_id: person.id }, frame)
  await arrive(ctx, db, person)
  return openSession(db, ctx.services.tokens, {
    user_id: person.id,
    ip: ctx.request.ip,
    user_agent: ctx.request.userAgent,
    now: ctx.now,
    secondFactor: by === 'passkeySignedIn',
  })
}

/** The answer of a sign-in. */
export const cameIn = (ctx: Anyone, token: string, two_factor: boolean) => {
  ctx.header('authorization', `Bearer ${token}`)
  return {
    status: 'success' as const,
    access_token: token,
    token_type: 'bearer' as const,
    expires_in: TOKEN_SECONDS,
    two_factor,
  }
}
