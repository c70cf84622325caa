import { createHash } from 'node:crypto'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { IDEMPOTENCY_HEADER, type AnyEndpoint } from '#contract/kit/endpoint.ts'
import type { Db } from '#server/db/open.ts'
import type { Handler } from '#server/kit/handle.ts'
import { refuse } from '#server/kit/refuse.ts'

/** A call of one person within its transaction. */
interface Asked {
  readonly db: Db
  readonly call: AnyEndpoint
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly user_id: number
  readonly now: Date
}

/** Visible characters alone: a repeated header, which is joined by a space, is none. */
const KEY = /^[!-~]{1,100}$/

/** The same text for the same input, in whatever order its fields were given. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null'
  const fields = Object.entries(value).filter(([, it]) => it !== undefined)
  const sorted = fields.toSorted(([one], [other]) => (one < other ? -1 : 1))
  return `{${sorted.map(([name, it]) => `${JSON.stringify(name)}:${canonical(it)}`).join(',')}}`
}

const hashOf = (input: object): string => createHash('sha256').update(canonical(input)).digest('hex')

const keyOf = ({ headers }: FastifyRequest): string | undefined => {
  const given = headers[IDEMPOTENCY_HEADER.toLowerCase()]
  if (given === undefined) return undefined
  if (typeof given === 'string' && KEY.test(given)) return given
  return refuse('common.invalid', { status: 422, fields: { [IDEMPOTENCY_HEADER]: 'common.idempotencyKey' } })
}

/** Takes the key for this call; false where it is taken. Whoever is second waits here until the first is answered. */
const take = async (
  { db, user_id, now }: Asked,
  row: { key: string; call: string; hash: string },
): Promise<boolean> => {
  const taken = await db
    .insertInto('idempotency_keys')
    .values({ ...row, user_id, created_at: now })
    .onConflict((on) => on.columns(['user_id', 'key']).doNothing())
    .returning('key')
    .executeTakeFirst()
  return taken !== undefined
}

/**
 * Runs a call that moves money. With a key (`Idempotency-Key`) its answer is stored in the transaction of the call, and a second
 * request with the same key and input gets it again without anything being done; another input is refused.
 */
export const onceByKey = async (asked: Asked, input: object, run: () => Promise<unknown>): Promise<unknown> => {
  const { db, request, reply, user_id } = asked
  const key = keyOf(request)
  if (key === undefined) return run()
  const row = { key, call: `${asked.call.method} ${asked.call.path}`, hash: hashOf(input) }
  const isThis = () => db.updateTable('idempotency_keys').where('user_id', '=', user_id).where('key', '=', key)
  if (await take(asked, row)) {
    const answer = await run()
    await isThis()
      .set({ status: reply.statusCode, body: JSON.stringify(answer) })
      .execute()
    return answer
  }
  const stored = await db
    .selectFrom('idempotency_keys')
    .select(['call', 'hash', 'status', 'body'])
    .where('user_id', '=', user_id)
    .where('key', '=', key)
    .executeTakeFirstOrThrow()
  if (stored.call !== row.call || stored.hash !== row.hash) return refuse('common.idempotencyReused', { status: 422 })
  reply.code(stored.status ?? 200)
  return JSON.parse(stored.body ?? 'null')
}

/** Throws for a call of money whose answer could not be stored in the transaction of what it does. */
export const checkMoney = ({ call, transaction, atOnce, presuming }: Handler): void => {
  if (!call.money) return
  if (!transaction || atOnce || presuming || call.file || call.can === 'public' || call.method === 'GET')
    throw new Error(`${call.method} ${call.path}: a call of money writes in one transaction, for a known person`)
}
