import { afterAll, beforeAll, expect, test } from 'vitest'
import { pathParams } from '#contract/kit/endpoint.ts'
import { commentCalls } from '#contract/things/comment.ts'
import { watchCalls } from '#contract/things/watch.ts'
import { demoAccounts, fillDemo } from '#server/db/demo/demo.ts'
import { handlers, things } from '#server/handlers.ts'
import type { Mounted } from '#server/kit/handle.ts'
import { makePerson, type MadePerson } from '#server/testing/make.ts'
import { repeated } from '#server/testing/statements.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** Times that a call may send the same statement, as home does for a day, a week and a month. Rows are more than these. */
const MOST = 3
const IDS = [1, 2, 3]
const ROWS = 8

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
  await fillDemo(server.db, server.clock.now())
})
afterAll(() => server.close())

const as = async (role: number): Promise<Visitor> => {
  const email = demoAccounts.find((account) => account.role === role)?.email ?? ''
  return server.as(
    await server.db.selectFrom('users').select('id').where('email', '=', email).executeTakeFirstOrThrow(),
  )
}

const inputsOf = ({ call }: Mounted): readonly Record<string, unknown>[] => {
  if ('thing' in call.input.shape) return things.flatMap(({ thing }) => IDS.map((id) => ({ thing, id })))
  if (pathParams(call.path).length > 0 || 'id' in call.input.shape)
    return IDS.map((id) => Object.fromEntries(['id', ...pathParams(call.path)].map((name) => [name, id])))
  return [{}, { per_page: 100 }]
}

test.each([1, 4, 3])('no call that reads asks for each row of the demonstration alone, role %i', async (role) => {
  const me = await as(role)
  const found: unknown[] = []
  let answered = 0
  for (const handler of handlers.filter(({ call }) => call.method === 'GET'))
    for (const input of inputsOf(handler)) {
      const texts = await server.statements(async () => {
        answered += (await me.raw(handler.call, input)).status === 200 ? 1 : 0
      })
      found.push(...repeated(texts, MOST).map((it) => [handler.call.path, input, ...it]))
    }
  expect(found).toEqual([])
  expect(answered).toBeGreaterThan(30)
})

test('nor does one that writes a comment with many mentions, finds people to mention, or shows who watches', async () => {
  const [me, at] = [await as(1), { thing: 'sector', id: 1 }]
  const people: MadePerson[] = []
  for (let index = 0; index < ROWS; index += 1)
    people.push(await makePerson(server.db, { role: 1, nome: `Leitora ${index}` }))
  for (const person of people) await (await server.as(person)).call(watchCalls.watch, at)
  const mentions = people.map(({ id }) => ({ type: 'mention' as const, attrs: { id } }))
  const body = { type: 'doc' as const, content: [{ type: 'paragraph' as const, content: mentions }] }
  const found = await server.statements(async () => {
    expect((await me.call(commentCalls.people, { ...at, q: 'leitora' })).body.data).toHaveLength(ROWS)
    expect((await me.call(watchCalls.list, at)).body.data.length).toBeGreaterThanOrEqual(ROWS)
    expect((await me.raw(commentCalls.create, { ...at, body })).status).toBe(201)
  })
  // Each of the three calls looks up its session and its record.
  expect(repeated(found, 2 * MOST)).toEqual([])
})
