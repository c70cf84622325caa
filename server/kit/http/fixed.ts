import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { FastifyReply } from 'fastify'
import { neighbourhood } from '#server/kit/http/address.ts'
import type { WorkLimit } from '#server/kit/http/workLimit.ts'

type Encoding = 'br' | 'gzip' | 'identity'

/** Few pages are packed this way, each once: better than the compression of an answer that one reader waits for. */
const BROTLI_QUALITY = 7

const pack: Readonly<Record<Encoding, (text: Buffer) => Promise<Buffer> | Buffer>> = {
  br: (text) => promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: (text) => promisify(gzip)(text),
  identity: (text) => text,
}

/** A long text that everybody gets alike. Anybody may ask for it as often as they like, so it costs its making once. */
export interface FixedText {
  readonly fixedText: true
  readonly type: string
  readonly bytes: (encoding: Encoding) => Promise<Buffer>
}

/** `make` runs at the first call, and each encoding is packed at the first call that takes it. */
export const fixedText = (type: string, make: () => string): FixedText => {
  const packed = new Map<Encoding, Promise<Buffer>>()
  let text: Buffer | undefined
  return {
    fixedText: true,
    type: `${type}; charset=utf-8`,
    bytes: (encoding) => {
      const known = packed.get(encoding)
      if (known) return known
      const made = Promise.resolve(pack[encoding]((text ??= Buffer.from(make()))))
      packed.set(encoding, made)
      return made
    },
  }
}

export const isFixedText = (answer: unknown): answer is FixedText =>
  typeof answer === 'object' && answer !== null && 'fixedText' in answer && answer.fixedText === true

/** The best encoding that a caller takes (RFC 9110, section 12.5.3); a weight of 0 refuses one. */
const encodingFor = (accepted: string | string[] | undefined): Encoding => {
  const taken = String(accepted ?? '')
    .toLowerCase()
    .split(',')
    .map((it) => it.trim())
    .filter((it) => !/;\s*q=0(?:\.0*)?$/.test(it))
    .map((it) => it.split(';', 1)[0])
  return taken.includes('br') ? 'br' : taken.includes('gzip') ? 'gzip' : 'identity'
}

/** Answers a fixed text. What is sent counts like what an address sends itself, so that nobody has megabytes sent for a line. */
export const sendFixed = async (reply: FastifyReply, text: FixedText, { bytes }: WorkLimit): Promise<FastifyReply> => {
  const encoding = encodingFor(reply.request.headers['accept-encoding'])
  const body = await text.bytes(encoding)
  bytes.spend(neighbourhood(reply.request.ip), body.length)
  reply.type(text.type).header('vary', 'accept-encoding').header('content-length', body.length)
  if (encoding !== 'identity') reply.header('content-encoding', encoding)
  return reply.send(body)
}
