import { afterAll, beforeAll, expect, inject, test } from 'vitest'
import { allCalls } from '#contract/calls.ts'
import type { AnyEndpoint } from '#contract/kit/endpoint.ts'
import { demoAccounts, fillDemo } from '#server/db/demo/demo.ts'
import { makeFuzz, requestOf } from '#server/testing/fuzz/fuzz.ts'
import { makePerson } from '#server/testing/make.ts'
import { scaled } from '#server/testing/pace.ts'
import { send } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

/**
 * Every call as everybody, with random inputs. `FUZZ_SEED` chooses others and `FUZZ_ROUNDS` more of them; a failure names
 * the request.
 */
const { seed, rounds } = inject('fuzz')

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
  await fillDemo(server.db, server.clock.now())
})
afterAll(() => server.close())

/** Nothing outside is asked: addresses of the inputs must not be reached from a test. */
const reachingOut = ['mail.configTest', 'webhook.test', 'webhook.resend', 'cep.find']
/** These calls replace, end or redirect the session. */
const ending = /^auth\.|^permission\.viewAs|endSession|endOthers/
/** Calls after which somebody signs in again whatever they were. */
const CALLS_A_SESSION = 40
const REFUSAL_BYTES = 16 * 1024
// The longest answer is the OpenAPI document, which grows with the calls.
const ANSWER_BYTES = 4 * 1024 * 1024
const HANG_MS = 30_000
const insides =
  /node_modules|\.ts:\d|\bat \w+ \(|syntax error|violates|relation "|column "|\bselect\b.+\bfrom\b|pglite|postgres/i

const headers = { 'content-type': 'application/json' }

interface Person {
  readonly id: number
  readonly role: number
}

/** What random calls did to a person is taken back, so that the next ones are theirs again. */
const enter = async ({ id, role }: Person): Promise<string> => {
  await server.db.updateTable('users').set({ status: 1, role, deleted_at: null }).where('id', '=', id).execute()
  return (await (await server.as({ id })).token()) ?? ''
}

const wrongIn = (answer: Awaited<ReturnType<typeof send>>, took: number): string | undefined => {
  const { statusCode: status, body } = answer
  if (status >= 500) return `answers ${status}`
  if (took > scaled(HANG_MS)) return `takes ${took} ms`
  if (body.length > (status >= 400 ? REFUSAL_BYTES : ANSWER_BYTES)) return `answers ${body.length} bytes`
  if (status < 400) return undefined
  if (insides.test(body)) return `tells of its insides: ${body.slice(0, 300)}`
  return String(answer.headers['content-type']).startsWith('application/problem+json') ? undefined : 'is no problem'
}

type Caller = number | 'signed out'
const callers: readonly Caller[] = ['signed out', 0, 2, 3, 4, 5, 6, 7, 8, 9, 10, 1]

/** The demo's person of a role, who has work of their own; it has none of role 0. */
const personOf = async (role: number): Promise<Person> => {
  const email = demoAccounts.find((account) => account.role === role)?.email
  if (email === undefined) return makePerson(server.db, { role: 0 })
  return server.db.selectFrom('users').select(['id', 'role']).where('email', '=', email).executeTakeFirstOrThrow()
}

/** Random inputs that were all refused alike would prove nothing. */
const leastOf = (caller: Caller): number[] => {
  if (caller === 'signed out') return [200, 401, 422]
  return caller === 0 ? [401, 422] : [200, 403, 404, 422]
}

test.each(callers)('every call, %s', async (caller) => {
  const fuzz = makeFuzz(`${seed} ${caller}`)
  const wrong: string[] = []
  const met = new Set<number>()
  const person = caller === 'signed out' ? undefined : await personOf(caller)
  let token: string | undefined
  let left = 0
  const ask = async (name: string, call: AnyEndpoint): Promise<void> => {
    if (person && left === 0) {
      token = await enter(person)
      left = CALLS_A_SESSION
    }
    const request = requestOf(call, fuzz(call))
    const from = performance.now()
    const answer = await send(server, { method: call.method, token, headers, ...request })
    const fault = wrongIn(answer, performance.now() - from)
    if (fault) wrong.push(`${name} ${fault}: ${call.method} ${request.url} ${request.payload ?? ''}`.slice(0, 2000))
    met.add(answer.statusCode)
    // Nobody of role 0 has a session that holds.
    left = ending.test(name) || (answer.statusCode === 401 && caller !== 0) ? 0 : left - 1
  }
  for (let round = 0; round < rounds; round += 1)
    for (const { name, call } of allCalls) if (!reachingOut.includes(name)) await ask(name, call)
  expect(wrong).toEqual([])
  expect([...met]).toEqual(expect.arrayContaining(leastOf(caller)))
})
