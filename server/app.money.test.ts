import fastify, { type FastifyInstance } from 'fastify'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { demandaSteps } from '#contract/demanda/demanda.steps.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { flowCalls, flowOf } from '#contract/kit/steps/calls.ts'
import { handle, type HandleOptions } from '#server/kit/handle.ts'
import { answerErrors } from '#server/kit/http/errors.ts'
import { setLimits } from '#server/kit/http/limits.ts'
import { mount } from '#server/kit/http/mount.ts'
import { refuse } from '#server/kit/refuse.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { post } from '#server/ledger/ledger.data.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

const coin = (path: `/api/${string}`, facts: { money?: true; stepUp?: true; envelope?: true } = { money: true }) =>
  endpoint({
    method: 'POST',
    path,
    can: 'login',
    summary: 'Puts coins into a pot',
    input: z.object({ id: z.coerce.number().int(), centavos: z.number().int(), memo: z.string().trim().default('') }),
    output: z.object({ data: z.object({ id: z.number() }) }),
    ...facts,
  })
const calls = {
  put: coin('/api/pots/:id/coins'),
  lend: coin('/api/pots/:id/loans'),
  proven: coin('/api/pots/:id/proven', { money: true, stepUp: true }),
  soft: coin('/api/pots/:id/soft', { money: true, envelope: true }),
  plain: coin('/api/pots/:id/plain', {}),
}

let server: TestServer
let app: FastifyInstance
let ana: Visitor
let bia: Visitor
/** What the next runs of the handler end with. */
let refusing: 'refusal' | 'fault' | undefined

const handlerOf = (call: ReturnType<typeof coin>, options?: HandleOptions<ReturnType<typeof coin>>) =>
  handle(
    call,
    async (ctx, { id, centavos, memo }) => {
      const entries = [
        { account: { kind: 'cash' } as const, amount: centavos },
        { account: { kind: 'cost' } as const, amount: -centavos },
      ]
      const posted = { kind: 'coin', thing: 'pot', thing_id: id, memo, actor_id: ctx.user.id, at: ctx.now, entries }
      const made = await post(ctx.db, posted)
      if (refusing === 'refusal') refuse('common.notFound')
      if (refusing === 'fault') throw new Error('broken')
      ctx.status(201)
      return { data: { id: made } }
    },
    options,
  )

const mounted = async (handlers: Parameters<typeof mount>[1]) => {
  const own = fastify()
  answerErrors(own)
  const { services } = server
  const work = await setLimits(own, { config: services.config, bodyMost: 10_000, always: '/api/health' })
  const rest = {
    databaseAnswers: server.store.answers,
    grants: makeGrantStore(),
    scopeOf: () => undefined,
    isFollowed: () => false,
  }
  mount({ app: own, db: server.db, services, work, ...rest }, handlers)
  await own.ready()
  return own
}

beforeAll(async () => {
  server = await freshServer()
  ana = await server.as(await makePerson(server.db))
  bia = await server.as(await makePerson(server.db))
  app = await mounted(Object.values(calls).map((call) => ({ ...handlerOf(call), call })))
})
afterAll(async () => {
  await app.close()
  await server.close()
})
beforeEach(() => {
  refusing = undefined
})

interface Sent {
  call?: keyof typeof calls
  who?: Visitor
  id?: number
  key?: string | string[]
  body?: object
}
const send = async ({ call = 'put', who = ana, id = 7, key, body = { centavos: 100 } }: Sent) => {
  const answer = await app.inject({
    method: 'POST',
    url: calls[call].path.replace(':id', String(id)),
    headers: {
      authorization: `Bearer ${await who.token()}`,
      'x-locale': 'en',
      ...(key !== undefined && { 'idempotency-key': key }),
    },
    payload: body,
  })
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() }
}
const made = async () => {
  const rows = server.db.selectFrom('ledger_transactions').select((on) => on.fn.countAll<number>().as('rows'))
  return (await rows.executeTakeFirstOrThrow()).rows
}
/** How many transactions something has posted. */
const posting = async (run: () => Promise<unknown>) => {
  const before = await made()
  await run()
  return (await made()) - before
}

describe('a call of money with a key', () => {
  test('is carried out once: repeated, it gets the same status and body', async () => {
    const posted = await posting(async () => {
      const first = await send({ key: 'once' })
      expect(first.status).toBe(201)
      expect(await send({ key: 'once' })).toEqual(first)
      const spelled = { memo: ' ', centavos: 100 }
      expect(await send({ key: 'once', body: spelled })).toEqual(first)
    })
    expect(posted).toBe(1)
  })

  test('sent twice at once, is carried out once, and both are answered alike', async () => {
    const posted = await posting(async () => {
      const answers = await Promise.all([1, 2, 3, 4].map(() => send({ key: 'twice' })))
      expect(new Set(answers.map((it) => JSON.stringify(it))).size).toBe(1)
      expect(answers[0]?.status).toBe(201)
    })
    expect(posted).toBe(1)
  })

  test.each([
    ['another body', { body: { centavos: 101 } }],
    ['another record', { id: 8 }],
    ['another call', { call: 'lend' as const }],
  ])('is refused with its own sentence for %s, and nothing is done', async (name, other) => {
    const key = name.replace(' ', '-')
    await send({ key })
    const posted = await posting(async () => {
      const { status, body } = await send({ key, ...other })
      expect([status, body['type']]).toEqual([422, '/problems/common.idempotencyReused'])
    })
    expect(posted).toBe(0)
  })

  test('is each person’s own', async () => {
    const posted = await posting(async () => {
      const [one, other] = [await send({ key: 'shared' }), await send({ key: 'shared', who: bia })]
      expect(other.body).not.toEqual(one.body)
    })
    expect(posted).toBe(2)
  })

  test.each(['refusal', 'fault'] as const)('may be tried again after a %s, which leaves nothing', async (kind) => {
    refusing = kind
    expect(await posting(() => send({ key: kind }))).toBe(0)
    expect((await send({ key: kind, call: 'soft' })).status).toBe(kind === 'refusal' ? 200 : 500)
    const left = server.db.selectFrom('idempotency_keys').select('key').where('key', '=', kind)
    expect(await left.execute()).toEqual([])
    refusing = undefined
    expect((await send({ key: kind, body: { centavos: 3 } })).status).toBe(201)
  })

  test.each([[''], ['a b'], ['chave-é'], ['x'.repeat(101)], [['one', 'two']]])(
    'is refused with the key %j',
    async (key) => {
      const { status, body } = await send({ key })
      expect([status, body['errors']]).toEqual([
        422,
        [{ path: 'Idempotency-Key', message: expect.stringContaining('1 to 100 visible') }],
      ])
      expect((await send({ call: 'plain', key })).status).toBe(201)
    },
  )

  test('takes a key of 100 characters', async () => {
    expect((await send({ key: '~'.repeat(100) })).status).toBe(201)
  })

  test('answers again only whoever may still make the call', async () => {
    const cleo = await makePerson(server.db)
    const who = await server.as(cleo)
    expect((await send({ call: 'proven', who, key: 'mine' })).status).toBe(201)
    server.clock.advance(11 * 60)
    const unproven = await send({ call: 'proven', who, key: 'mine' })
    expect([unproven.status, unproven.body['step_up']]).toEqual([403, true])
    await server.db
      .updateTable('sessions')
      .set({ ended_at: server.clock.now() })
      .where('user_id', '=', cleo.id)
      .execute()
    expect((await send({ call: 'proven', who, key: 'mine' })).status).toBe(401)
  })
})

test('without a key each request is carried out, and so is each of a call of no money', async () => {
  expect(await posting(() => Promise.all([send({}), send({})]))).toBe(2)
  expect(await posting(() => Promise.all([1, 2].map(() => send({ call: 'plain', key: 'plain' }))))).toBe(2)
})

test('a call of money that writes in no transaction of its own does not start', async () => {
  await expect(mounted([{ ...handlerOf(calls.put), call: calls.put, transaction: false }])).rejects.toThrow(
    'call of money',
  )
  await expect(mounted([{ ...handlerOf(calls.put), call: calls.put, presuming: true }])).rejects.toThrow(
    'call of money',
  )
})

test('a step of money makes its calls calls of money', () => {
  const { cancel } = demandaSteps.of
  const steps = { ...demandaSteps, of: { ...demandaSteps.of, cancel: { ...cancel, money: true as const } } }
  const made = Object.entries(flowCalls(flowOf(steps, z.object({}), {})))
  expect(made.filter(([, call]) => call.money).map(([name]) => name)).toEqual(['cancel', 'cancelMany'])
})
