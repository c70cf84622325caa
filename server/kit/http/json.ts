import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/kit/refuse.ts'

/** Deeper than the input of any call. */
const DEPTH_MOST = 100
/** Values of objects and lists together, more than any call takes. */
const VALUES_MOST = 20_000

/** Where the text that begins at `from`, after its quote, ends: at its last quote, or at the end of what there is. */
const endOfText = (json: string, from: number): number => {
  for (let end = json.indexOf('"', from); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0
    while (json[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end
  }
  return json.length
}

/** Whether JSON is deeper or wider than any call takes, told before it is made into objects: what those cost has no bound. */
export const isOversized = (json: string): boolean => {
  let depth = 0
  let values = 0
  for (let at = 0; at < json.length; at += 1) {
    const sign = json[at]
    if (sign === '"') at = endOfText(json, at + 1)
    else if (sign === '{' || sign === '[') depth += 1
    else if (sign === '}' || sign === ']') depth -= 1
    else if (sign === ',') values += 1
    if (depth > DEPTH_MOST || values > VALUES_MOST) return true
  }
  return false
}

/** Reads bodies of JSON as Fastify does, names like `__proto__` refused, within these bounds. */
export const parseJson = (app: FastifyInstance): void => {
  const parse = app.getDefaultJsonParser('error', 'error')
  app.removeContentTypeParser('application/json')
  app.addContentTypeParser('application/json', { parseAs: 'string' }, async (request: FastifyRequest, body: string) => {
    if (isOversized(body)) return refuse('common.tooLarge', { status: 413 })
    return new Promise((resolve, reject) => {
      void parse(request, body, (error, value) => (error ? reject(error) : resolve(value)))
    })
  })
}
