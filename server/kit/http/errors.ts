import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import type { WordParams } from '#contract/kit/words.ts'
import type { WordKey } from '#contract/words.ts'
import { databaseBusy, databaseGone, diskFull } from '#server/kit/dbErrors.ts'
import { problem, refusalProblem, type Problem } from '#server/kit/http/problem.ts'
import { Refusal } from '#server/kit/refuse.ts'
import { localeOf, sayIn } from '#server/kit/words.ts'

const RETRY_SECONDS = 2
/** Somebody has to make room first. */
const ROOM_SECONDS = 60

interface Known {
  status: number
  key: WordKey
  params?: WordParams
}

const frameworkErrors: Readonly<Record<string, Known>> = {
  FST_ERR_CTP_INVALID_JSON_BODY: { status: 400, key: 'common.brokenJson' },
  FST_ERR_CTP_EMPTY_JSON_BODY: { status: 400, key: 'common.brokenJson' },
  FST_ERR_CTP_BODY_TOO_LARGE: { status: 413, key: 'common.tooLarge' },
  FST_ERR_CTP_INVALID_MEDIA_TYPE: { status: 415, key: 'common.mediaType' },
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: { status: 400, key: 'common.brokenJson' },
}

const known = (error: FastifyError, reply: FastifyReply): Known | undefined => {
  const byCode = frameworkErrors[error.code]
  if (byCode) return byCode
  if (error.statusCode === 429)
    return { status: 429, key: 'common.tooMany', params: { seconds: Number(reply.getHeader('retry-after') ?? 60) } }
  // A body that the parser itself refused, or that broke off on its way.
  if (error.statusCode === 400) return { status: 400, key: 'common.brokenJson' }
  return undefined
}

const send = (reply: FastifyReply, it: Problem): FastifyReply =>
  reply.code(it.status).type('application/problem+json; charset=utf-8').send(it)

/** Turns everything thrown into a status and a sentence in the caller's language; what we did not expect keeps its details to the log. */
export const answerErrors = (app: FastifyInstance): void => {
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const locale = request.locale ?? localeOf(request)
    const frame = { say: sayIn(locale), request_id: request.id }
    if (error instanceof Refusal) {
      reply.headers(error.options.headers ?? {})
      return send(reply, refusalProblem(error, frame))
    }
    const found = known(error, reply)
    if (found) return send(reply, problem(found.status, found.key, { ...frame, params: found.params }))
    if (databaseGone(error)) {
      request.log.warn({ err: error }, 'the database cannot be reached')
      reply.header('retry-after', String(RETRY_SECONDS))
      return send(reply, problem(503, 'common.unavailable', frame))
    }
    if (diskFull(error)) {
      request.log.error({ reason: error.message }, 'the disk is full')
      reply.header('retry-after', String(ROOM_SECONDS))
      return send(reply, problem(503, 'common.diskFull', frame))
    }
    if (databaseBusy(error)) {
      request.log.warn({ reason: error.message }, 'the database has too much to do')
      reply.header('retry-after', String(RETRY_SECONDS))
      return send(reply, problem(503, 'common.busy', frame))
    }
    request.log.error({ err: error }, 'unexpected error')
    return send(reply, problem(500, 'common.unexpected', { ...frame, params: { id: request.id } }))
  })
}

/** 404 for what is no call, in the same form. */
export const answerNotFound = (request: FastifyRequest, reply: FastifyReply): FastifyReply =>
  send(
    reply,
    problem(404, 'common.notFound', {
      say: sayIn(localeOf(request)),
      request_id: request.id,
    }),
  )
