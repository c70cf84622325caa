import { afterAll, beforeAll, expect, test } from 'vitest'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { knownLoops, type Known } from '#server/testing/loops.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** São Paulo has kept UTC-3 all year since 2019. */
const SAO_PAULO = -3 * 3_600_000
const dayOf = (millis: number): string => new Date(millis + SAO_PAULO).toISOString().slice(0, 10)

let server: TestServer
let admin: Visitor
let known: Known[]
let asked: string[]
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00.600Z' })
  known = await knownLoops(server)
  admin = await server.as(await makePerson(server.db, { role: 1, nome: 'Zelo' }))
  asked = [...new Set(known.map((row) => dayOf(row.from)))].slice(0, 12)
})
afterAll(() => server.close())

const sums = async (rule: (row: Known) => boolean) =>
  asked.map((day) => {
    const rows = known.filter((row) => rule(row) && dayOf(row.from) === day)
    const segundos = rows.reduce((sum, row) => sum + (row.to === null ? 0 : row.seconds), 0)
    return { day, loops: rows.length, segundos }
  })
const days = async (filter: object, who = admin) => {
  const { status, body } = await who.raw(loopCenterCalls.days, { ...filter, days: asked.join(',') })
  expect(status).toBe(200)
  const { data } = loopCenterCalls.days.output.parse(body)
  return asked.map((day) => data.find((it) => it.day === day))
}

test('each day adds up what the filter finds on it, as the list does', async () => {
  const venture_id = known[0]?.atom.venture_id
  expect(await days({})).toEqual(await sums(() => true))
  expect(await days({ status: '2,3' })).toEqual(await sums((row) => [2, 3].includes(row.status)))
  expect(await days({ venture_id })).toEqual(await sums((row) => row.atom.venture_id === venture_id))
})

test('whoever sees only their own loops hears of no others', async () => {
  const { user } = known[0] ?? expect.fail('no loops')
  const { user: other } = known.find((row) => row.user.id !== user.id) ?? expect.fail('one person')
  const me = await server.as(user)
  expect(await days({}, me)).toEqual(await sums((row) => row.user.id === user.id))
  expect((await me.raw(loopCenterCalls.days, { days: asked[0], user_id: other.id })).status).toBe(403)
})

test.each(['2026-13-01', '', Array.from({ length: 101 }, () => '2026-01-01').join(',')])(
  'days that are none, or too many, are refused by name: %s',
  async (wrong) => {
    const { status, body } = await admin.raw(loopCenterCalls.days, { days: wrong })
    expect([status, body['errors']]).toEqual([
      422,
      expect.arrayContaining([expect.objectContaining({ path: expect.stringMatching(/^days/) })]),
    ])
  },
)
