import type { FastifyInstance, FastifyRequest } from 'fastify'
import { pathParams } from '#contract/kit/endpoint.ts'
import type { Locale } from '#contract/kit/words.ts'
import { asOneCall } from '#server/db/engine/call.ts'
import type { Mounted } from '#server/kit/handle.ts'
import { neighbourhood } from '#server/kit/http/address.ts'
import { readCaller } from '#server/kit/http/admit.ts'
import { isDownload, sendDownload } from '#server/kit/http/download.ts'
import { isFixedText, sendFixed } from '#server/kit/http/fixed.ts'
import { headersOfData } from '#server/kit/http/headers.ts'
import { checkMoney } from '#server/kit/http/idempotency.ts'
import { perform, type Effect, type Effects, type Frame, type Performing } from '#server/kit/http/perform.ts'
import type { WorkLimit } from '#server/kit/http/workLimit.ts'
import { Refusal } from '#server/kit/refuse.ts'
import type { Claims } from '#server/kit/session/token.ts'
import { refusePublicWrite } from '#server/kit/session/viewAs.ts'
import { localeOf, sayIn } from '#server/kit/words.ts'

export interface Mounting extends Performing {
  app: FastifyInstance
  work: WorkLimit
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
  handler: Mounted,
  error: unknown,
  frame: Frame,
): { status: 'error'; message: string } | undefined => {
  if (!handler.call.envelope || !(error instanceof Refusal) || error.options.status !== undefined) return undefined
  const say = sayIn(frame.request.locale ?? localeOf(frame.request))
  return { status: 'error', message: say(error.key, error.options.params), ...error.options.extra }
}

/** Bytes of a body without a session: anybody can send one as often as they like. */
const PUBLIC_BODY = 16 * 1024

/** Ends the generated file of a request, for its limit. */
const files = new WeakMap<FastifyRequest, () => void>()

/** Whose minute the work of a call is taken from: the person's, or that of a stranger's address. */
const payerOf = ({ claims, ip }: FastifyRequest): string => (claims ? String(claims.user_id) : neighbourhood(ip))

/** Generated files are expensive: a person has a few at a time, and a number of rows a minute. */
const beginFile = ({ work }: Mounting, request: FastifyRequest): void => {
  const key = payerOf(request)
  work.rows.check(key)
  files.set(request, work.begin(key))
}

const mountOne = (mounting: Mounting, handler: Mounted): void => {
  const { call } = handler
  const bodyLimit = call.bodyMax ?? (call.can === 'public' ? PUBLIC_BODY : undefined)
  mounting.app.route({
    method: call.method,
    url: call.path,
    ...(bodyLimit && { bodyLimit }),
    onRequest: async (request) => {
      if (call.can === 'public') refusePublicWrite(request)
      else await readCaller(mounting, request)
      mounting.work.seconds.check(payerOf(request))
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
      const effects: Effects = { after: [], refusal: [] }
      headersOfData(reply)
      const began = performance.now()
      // A file may take longer than a call waits; each of its statements waits by itself.
      const run = () => perform(mounting, frame, effects)
      try {
        const answer = await (call.file ? run() : asOneCall(run))
        void settle(mounting, effects.after, request.id)
        if (isFixedText(answer)) return await sendFixed(reply, answer, mounting.work)
        if (!isDownload(answer)) return answer
        mounting.work.rows.spend(payerOf(request), answer.rows ?? 0)
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
      } finally {
        mounting.work.seconds.spend(payerOf(request), (performance.now() - began) / 1000)
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
export const mount = (mounting: Mounting, handlers: readonly Mounted[]): void => {
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
    checkMoney(handler)
    mountOne(mounting, handler)
  }
}
