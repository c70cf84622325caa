import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { can, defaultGrants } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { pathParams } from '#contract/kit/endpoint.ts'
import type { Locale } from '#contract/kit/words.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import type { Handler } from '#server/kit/handle.ts'
import { checkScope, noteUseOf, readCaller, sessionOf, type Admitting } from '#server/kit/http/admit.ts'
import { isDownload, sendDownload } from '#server/kit/http/download.ts'
import { checkGate, checkProof } from '#server/kit/http/gate.ts'
import { FIELDS_MOST, fieldErrors, unknownFields } from '#server/kit/http/problem.ts'
import type { WorkLimit } from '#server/kit/http/workLimit.ts'
import { refuse, Refusal } from '#server/kit/refuse.ts'
import type { Found } from '#server/kit/session/session.ts'
import type { Claims } from '#server/kit/session/token.ts'
import { refusePublicWrite, viewedAs } from '#server/kit/session/viewAs.ts'
import { localeOf, sayIn } from '#server/kit/words.ts'

export interface Mounting extends Admitting {
  app: FastifyInstance
  work: WorkLimit
  /** The scope that an API token needs for a call; undefined for a call that none may make. */
  scopeOf: (call: AnyEndpoint) => string | undefined
}

interface Frame {
  request: FastifyRequest
  reply: FastifyReply
  handler: Handler
  claims: Claims | undefined
  now: Date
}

type Effect = () => void | Promise<void>
type RefusalEffect = (db: Db) => Promise<void>

/** Path with query (to read) or body (to write) as one object; a body that is none stays, for the contract to refuse. */
const inputOf = (request: FastifyRequest, handler: Handler): unknown => {
  const body = request.body
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) return body
  const own = handler.call.method === 'GET' ? (request.query as Record<string, unknown>) : body
  return { ...own, ...(request.params as Record<string, unknown>) }
}

/** Fields in the query of a call that writes: addresses end up in logs and histories, so nothing is read from there. */
const strayIn = (request: FastifyRequest, handler: Handler): string[] =>
  handler.call.method === 'GET' ? [] : Object.keys(request.query as Record<string, unknown>)

/** PostgreSQL holds no NUL and no half of a surrogate pair. */
const holdable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Where the first text stands that the database cannot hold; undefined when there is none. */
const unholdable = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return holdable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = holdable(key) ? unholdable(inner, path ? `${path}.${key}` : key) : path
    if (found !== undefined) return found
  }
  return undefined
}

/** One line-up for every call: session → permission → parse → handler, in one transaction where the handler has one. */
const perform = async (mounting: Mounting, frame: Frame, effects: { after: Effect[]; refusal: RefusalEffect[] }) => {
  const { request, reply, handler, claims, now } = frame
  const raw = inputOf(request, handler)
  const parsed = handler.call.input.safeParse(raw, { reportInput: true })
  const work = async (db: Db, run: Handler['run']): Promise<unknown> => {
    const found = viewedAs(await sessionOf(db, claims, now), request)
    const locale = found?.user.locale ?? localeOf(request.headers['accept-language'])
    request.locale = locale
    const grants = found ? await mounting.grants.at(db, found.grants_version) : defaultGrants
    checkScope(mounting.scopeOf(handler.call), found)
    checkGate(handler.call, found, grants)
    if (found) effects.after.push(() => noteUseOf(mounting.db, found, now))
    const say = sayIn(locale)
    const stray = unknownFields(strayIn(request, handler), say)
    if (!parsed.success || stray.length > 0)
      throw new Refusal('common.invalid', {
        status: 422,
        extra: { errors: [...(parsed.error ? fieldErrors(parsed.error, say) : []), ...stray].slice(0, FIELDS_MOST) },
      })
    // Only what the contract has let through is searched, so that the depth is the contract's.
    const bad = unholdable(parsed.data)
    if (bad !== undefined) return refuse('common.invalid', { status: 422, fields: { [bad]: 'common.fieldInvalid' } })
    checkProof(handler.call, parsed.data, { found, now })
    const ctx: Context<Found['user'] | undefined> = {
      user: found?.user,
      grants,
      db,
      services: mounting.services,
      now,
      locale,
      request: { id: request.id, ip: request.ip, userAgent: request.headers['user-agent'] ?? '' },
      say,
      may: (permission: Permission) => found !== undefined && can(grants, found.user.role, permission),
      after: (effect) => void effects.after.push(effect),
      onRefusal: (effect) => void effects.refusal.push(effect),
      audit: (entry) =>
        writeAudit(db, entry, { at: now, actor_id: found?.user.id ?? null, request_id: request.id, ip: request.ip }),
      header: (name, value) => void reply.header(name, value),
      status: (code) => void reply.code(code),
      transaction: (run) => mounting.db.transaction().execute(run),
    }
    return run(ctx, parsed.data)
  }
  if (handler.atOnce) {
    const answer = await work(mounting.db, handler.atOnce)
    if (answer !== undefined) return answer
    effects.after.length = 0
  }
  if (!handler.transaction) return work(mounting.db, handler.run)
  return mounting.db.transaction().execute((db) => work(db, handler.run))
}

const settle = async (mounting: Mounting, effects: readonly Effect[], request_id: string): Promise<void> => {
  for (const effect of effects) {
    try {
      await effect()
    } catch (error) {
      mounting.services.log.error({ err: error, request_id }, 'an effect after the commit failed')
    }
  }
}

/** A refusal for a business reason under the specification's section 7 is a 200 with `status: "error"`. */
const envelopeError = (
  handler: Handler,
  error: unknown,
  frame: Frame,
): { status: 'error'; message: string } | undefined => {
  if (!handler.call.envelope || !(error instanceof Refusal) || error.options.status !== undefined) return undefined
  const say = sayIn(frame.request.locale ?? localeOf(frame.request.headers['accept-language']))
  return { status: 'error', message: say(error.key, error.options.params), ...error.options.extra }
}

/** What a call without a session may send: anybody can, as often as they like. */
const PUBLIC_BODY = 16 * 1024

/** What ends the file that a request has made. */
const files = new WeakMap<FastifyRequest, () => void>()

/** Files are dear: each person has a few at a time, and so many rows of them a minute. */
const beginFile = ({ work }: Mounting, request: FastifyRequest): void => {
  const key = String(request.claims?.user_id)
  work.rows.check(key)
  files.set(request, work.begin(key))
}

const mountOne = (mounting: Mounting, handler: Handler): void => {
  const { call } = handler
  const bodyLimit = call.bodyMax ?? (call.can === 'public' ? PUBLIC_BODY : undefined)
  mounting.app.route({
    method: call.method,
    url: call.path,
    ...(bodyLimit && { bodyLimit }),
    onRequest: async (request) => {
      if (call.can === 'public') return refusePublicWrite(request)
      await readCaller(mounting, request)
      if (call.file) beginFile(mounting, request)
    },
    onResponse: async (request) => files.get(request)?.(),
    handler: async (request, reply) => {
      const frame: Frame = {
        request,
        reply,
        handler,
        claims: request.claims ?? undefined,
        now: mounting.services.now(),
      }
      const effects = { after: [] as Effect[], refusal: [] as RefusalEffect[] }
      try {
        const answer = await perform(mounting, frame, effects)
        void settle(mounting, effects.after, request.id)
        if (!isDownload(answer)) return answer
        mounting.work.rows.spend(String(request.claims?.user_id), answer.rows ?? 0)
        return sendDownload(reply, answer)
      } catch (error) {
        await settle(
          mounting,
          effects.refusal.map((effect) => () => effect(mounting.db)),
          request.id,
        )
        const soft = envelopeError(handler, error, frame)
        if (soft) return soft
        throw error
      }
    },
  })
}

declare module 'fastify' {
  interface FastifyRequest {
    claims: Claims | null
    /** The language of the signed-in person, once known. */
    locale: Locale | null
  }
}

/** Mounts every handler, and fails at once when two claim one call or a path names a field its input lacks. */
export const mount = (mounting: Mounting, handlers: readonly Handler[]): void => {
  mounting.app.decorateRequest('claims', null)
  mounting.app.decorateRequest('locale', null)
  const seen = new Set<string>()
  for (const handler of handlers) {
    const { method, path, input } = handler.call
    const key = `${method} ${path}`
    if (seen.has(key)) throw new Error(`Two handlers for ${key}`)
    seen.add(key)
    const lacking = pathParams(path).filter((name) => !(name in input.shape))
    if (lacking.length > 0) throw new Error(`${key}: input lacks ${lacking.join(', ')}`)
    mountOne(mounting, handler)
  }
}
