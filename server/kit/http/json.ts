import type { FastifyInstance, FastifyRequest } from 'fastify'
import { refuse } from '#server/kit/refuse.ts'

/** Nesting depth beyond that of any call's input. */
const DEPTH_MOST = 100
/** Values of objects and lists together, beyond those of any call's input. */
const VALUES_MOST = 20_000

/** Index of the quote that closes the string beginning at `from`, or the length of the text where none does. */
const endOfText = (json: string, from: number): number => {
  for (let end = json.indexOf('"', from); end >= 0; end = json.indexOf('"', end + 1)) {
    let slashes = 0
    while (json[end - 1 - slashes] === '\\') slashes += 1
    if (slashes % 2 === 0) return end
  }
  return json.length
}

/** True for JSON deeper or wider than any call takes; decided before parsing, whose cost has no bound. */
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

/** Parses bodies as Fastify does, names like `__proto__` refused, within these bounds. */
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
