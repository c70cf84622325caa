import { uiWords } from '#contract/kit/words/ui.words.ts'
import { CallError, type FieldError } from '#web/kit/call/call-error.ts'
import { say } from '#web/kit/words.ts'

type Json = Readonly<Record<string, unknown>>

const isJson = (it: unknown): it is Json => typeof it === 'object' && it !== null && !Array.isArray(it)
const isField = (it: unknown): it is FieldError =>
  isJson(it) && typeof it['path'] === 'string' && typeof it['message'] === 'string'
const textOf = (it: unknown): string | undefined => (typeof it === 'string' && it !== '' ? it : undefined)

const bodyOf = async (response: Response): Promise<unknown> => {
  if (!/\bjson\b/.test(response.headers.get('content-type') ?? '')) return undefined
  try {
    return await response.json()
  } catch {
    return undefined
  }
}

const secondsOf = (response: Response): number | undefined => {
  const seconds = Number(response.headers.get('retry-after') ?? Number.NaN)
  return Number.isFinite(seconds) ? seconds : undefined
}

/** problem+json (RFC 9457) → CallError, its `errors` beside their fields, everything that is not of the form in `extra`. */
const problemOf = (response: Response, body: unknown): CallError => {
  const { type: _type, title, status: _status, detail, errors, request_id, ...extra } = isJson(body) ? body : {}
  return new CallError({
    message: textOf(detail) ?? textOf(title) ?? say(uiWords, 'badAnswer'),
    status: response.status,
    fields: Array.isArray(errors) ? errors.filter(isField) : [],
    extra,
    requestId: textOf(request_id) ?? response.headers.get('x-request-id') ?? undefined,
    retryAfter: secondsOf(response),
  })
}

/** The JSON of a good answer; a problem, or an envelope that says `error`, is thrown as CallError. */
export const readAnswer = async (response: Response, envelope: boolean): Promise<unknown> => {
  const body = await bodyOf(response)
  if (!response.ok) throw problemOf(response, body)
  if (response.status !== 204 && !isJson(body))
    throw new CallError({ message: say(uiWords, 'badAnswer'), status: response.status })
  if (envelope && isJson(body) && body['status'] === 'error') {
    const { status: _status, message, ...extra } = body
    throw new CallError({
      message: textOf(message) ?? say(uiWords, 'badAnswer'),
      status: response.status,
      business: true,
      extra,
    })
  }
  return body
}
