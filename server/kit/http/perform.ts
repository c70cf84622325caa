import type { FastifyReply, FastifyRequest } from 'fastify'
import { can, defaultGrants } from '#contract/access/can.ts'
import type { Permission } from '#contract/access/matrix.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import type { Handler, Mounted } from '#server/kit/handle.ts'
import { checkScope, noteUseOf, sessionOf, type Admitting } from '#server/kit/http/admit.ts'
import { checkGate, checkProof } from '#server/kit/http/gate.ts'
import { onceByKey } from '#server/kit/http/idempotency.ts'
import { isLocalVisit } from '#server/kit/http/localVisit.ts'
import { FIELDS_MOST, fieldErrors, unknownFields } from '#server/kit/http/problem.ts'
import { tellThings } from '#server/kit/live/live.ts'
import { refuse, Refusal } from '#server/kit/refuse.ts'
import { presumeSession, type Found, type Presumed } from '#server/kit/session/session.ts'
import type { Claims } from '#server/kit/session/token.ts'
import { asksAsOther, viewedAs } from '#server/kit/session/viewAs.ts'
import { localeOf, sayIn, type Say } from '#server/kit/words.ts'

export interface Performing extends Admitting {
  /** Whether the database answers, asked beside all calls that wait for it. */
  databaseAnswers: () => Promise<boolean>
  /** The scope that an API token needs for a call; undefined for a call that none may make. */
  scopeOf: (call: AnyEndpoint) => string | undefined
  /** True for a noun whose changes pages follow. */
  isFollowed: (noun: string) => boolean
}

export interface Frame {
  request: FastifyRequest
  reply: FastifyReply
  handler: Mounted
  claims: Claims | undefined
  now: Date
}

export type Effect = () => void | Promise<void>
type RefusalEffect = (db: Db) => Promise<void>

/** Effects after a call: those of its success and those of its refusal. */
export interface Effects {
  after: Effect[]
  refusal: RefusalEffect[]
}

type Work = (db: Db, run: Handler['run'], presumed?: Presumed) => Promise<unknown>

/** Input as one object: path with query (reads) or with body (writes). A body that is no object stays, for the contract
 * to refuse. */
const inputOf = (request: FastifyRequest, handler: Mounted): unknown => {
  const body = request.body
  if (body !== undefined && body !== null && (typeof body !== 'object' || Array.isArray(body))) return body
  const own = handler.call.method === 'GET' ? (request.query as Record<string, unknown>) : body
  return { ...own, ...(request.params as Record<string, unknown>) }
}

/** Query fields of a call that writes. Addresses end up in logs and histories, so the query is not read there. */
const strayIn = (request: FastifyRequest, handler: Mounted): string[] =>
  handler.call.method === 'GET' ? [] : Object.keys(request.query as Record<string, unknown>)

/** PostgreSQL stores no NUL and no lone surrogate. */
const holdable = (text: string): boolean => text.isWellFormed() && !text.includes('\0')

/** Path of the first text that the database cannot store; undefined when there is none. */
const unholdable = (value: unknown, path = ''): string | undefined => {
  if (typeof value === 'string') return holdable(value) ? undefined : path
  if (typeof value !== 'object' || value === null) return undefined
  for (const [key, inner] of Object.entries(value)) {
    const found = holdable(key) ? unholdable(inner, path ? `${path}.${key}` : key) : path
    if (found !== undefined) return found
  }
  return undefined
}

/** True for an error after which nobody knows whether the write of a presumed call was carried out. */
const isDoubtful = (error: unknown, { atOnce }: Handler): boolean => atOnce !== undefined && !(error instanceof Refusal)

/**
 * Answers somebody as who they were with their last call, and only if the database has told along that they still are.
 * Undefined for any doubt, a refusal included: the call then begins anew with the question who it is.
 */
const presuming = async (
  presumed: Presumed,
  handler: Mounted,
  run: (presumed: Presumed) => Promise<unknown>,
): Promise<unknown> => {
  try {
    const answer = await run(presumed)
    return presumed.confirmed ? answer : undefined
  } catch (error) {
    if (isDoubtful(error, handler)) throw error
    return undefined
  }
}

/** Tries to answer without a transaction or without looking up the session first; undefined where that is not
 * possible. */
const sooner = async ({ request, handler, claims, now }: Frame, db: Db, work: Work): Promise<unknown> => {
  // The remembered session is the person's own, not that of somebody they look as.
  const presumed = handler.presuming && claims && !asksAsOther(request) ? presumeSession(claims, now) : undefined
  if (presumed) return presuming(presumed, handler, (it) => work(db, handler.atOnce ?? handler.run, it))
  return handler.atOnce && work(db, handler.atOnce)
}

/** Parses the input by the contract, after the permission and the scope. */
const checked = (
  { request, handler, now }: Frame,
  parsed: ReturnType<AnyEndpoint['input']['safeParse']>,
  { say, found }: { say: Say; found: Found | undefined },
): object => {
  const stray = unknownFields(strayIn(request, handler), say)
  if (!parsed.success || stray.length > 0)
    throw new Refusal('common.invalid', {
      status: 422,
      extra: { errors: [...(parsed.error ? fieldErrors(parsed.error, say) : []), ...stray].slice(0, FIELDS_MOST) },
    })
  // Only parsed input is searched, whose depth the contract bounds.
  const bad = unholdable(parsed.data)
  if (bad !== undefined) return refuse('common.invalid', { status: 422, fields: { [bad]: 'common.fieldInvalid' } })
  checkProof(handler.call, parsed.data, { found, now })
  return parsed.data
}

/** One line-up for every call: session → permission → parse → handler, in one transaction where the handler has one. */
export const perform = async (mounting: Performing, frame: Frame, effects: Effects): Promise<unknown> => {
  const { request, reply, handler, claims, now } = frame
  const raw = inputOf(request, handler)
  const parsed = handler.call.input.safeParse(raw, { reportInput: true })
  const work: Work = async (db, run, presumed) => {
    const found = await viewedAs(presumed?.found ?? (await sessionOf(db, claims, now)), request, { db, now })
    const locale = found?.user.locale ?? localeOf(request)
    request.locale = locale
    const grants = found ? await mounting.grants.at(db, found.grants_version) : defaultGrants
    checkScope(mounting.scopeOf(handler.call), found)
    checkGate(handler.call, found, grants)
    if (found) effects.after.push(() => noteUseOf(mounting.db, found, now))
    const changed = new Set<string>()
    effects.after.push(() => tellThings(mounting.services.live, changed))
    const say = sayIn(locale)
    const input = checked(frame, parsed, { say, found })
    const ctx: Context<Found['user'] | undefined> = {
      user: found?.user,
      grants,
      db,
      presumed,
      services: mounting.services,
      now,
      locale,
      request: {
        id: request.id,
        ip: request.ip,
        userAgent: request.headers['user-agent'] ?? '',
        isLocal: () => isLocalVisit(request, mounting.services.config),
      },
      say,
      may: (permission: Permission) => found !== undefined && can(grants, found.user.role, permission),
      after: (effect) => void effects.after.push(effect),
      onRefusal: (effect) => void effects.refusal.push(effect),
      changed: (...nouns) => {
        for (const noun of nouns) changed.add(noun)
      },
      audit: (entry) => {
        // What is read is noted too, and changes nothing.
        if (handler.call.method !== 'GET')
          for (const { thing } of 'event' in entry ? [entry] : entry)
            if (thing !== undefined && mounting.isFollowed(thing)) changed.add(thing)
        return writeAudit(db, entry, {
          at: now,
          actor_id: found?.user.viewing?.by ?? found?.user.id ?? null,
          request_id: request.id,
          ip: request.ip,
        })
      },
      databaseAnswers: mounting.databaseAnswers,
      header: (name, value) => void reply.header(name, value),
      status: (code) => void reply.code(code),
      transaction: (run) => mounting.db.transaction().execute(run),
    }
    const { call } = handler
    if (!call.money || !found) return run(ctx, input)
    return onceByKey({ db, call, request, reply, user_id: found.user.id, now }, input, () => run(ctx, input))
  }
  const answer = await sooner(frame, mounting.db, work)
  if (answer !== undefined) return answer
  effects.after.length = 0
  effects.refusal.length = 0
  if (!handler.transaction) return work(mounting.db, handler.run)
  return mounting.db.transaction().execute((db) => work(db, handler.run))
}
