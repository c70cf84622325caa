import { afterAll, beforeAll, expect, test } from 'vitest'
import type { BulkCall } from '#contract/kit/steps/calls.ts'
import { orderCalls } from '#contract/order/order.calls.ts'
import { orderFlow } from '#contract/order/order.ts'
import { makeAtom, makeLoop, makePerson, makePlace, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { expectWhole } from '#server/testing/money/orders.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

/** What several people do to orders at once, on as many connections as there are: nobody waits in a circle, nothing is paid twice. */

const payMany = orderFlow.bulk.pay as BulkCall
const MARCH = { from: '2026-03-01', to: '2026-03-31' }
let server: TestServer
let admins: Visitor[]
let people: MadePerson[]
let atoms: MadeAtom[]
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  const as = async () => server.as(await makePerson(server.db, { role: 1 }))
  admins = await Promise.all([as(), as(), as(), as()])
  const place = await makePlace(server.db)
  atoms = [await makeAtom(server.db, { place, status: 4 }), await makeAtom(server.db, { status: 4 })]
  people = await Promise.all([1, 2, 3, 4].map(() => makePerson(server.db, { valor_hora_centavos: 8000 })))
})
afterAll(() => server.close())

let hour = 0
/** A concluded hour of a person on each atom. */
const work = async (person: MadePerson) => {
  for (const atom of atoms) {
    hour += 1
    const at = (h: number) => new Date(Date.UTC(2026, 2, 2) + h * 1_800_000).toISOString()
    const id = await makeLoop(server.db, { user: person, atom, from: at(hour), to: at(hour + 1) })
    await server.db.updateTable('loops').set({ valor_hora_centavos: 8000 }).where('id', '=', id).execute()
  }
}
const make = async ({ id }: MadePerson, by: Visitor) => {
  const { total_centavos = 0 } = (await by.call(orderCalls.preview, { user_id: id, ...MARCH })).body.data.totals
  return by.raw(orderCalls.create, { user_id: id, ...MARCH, total_centavos })
}
const unpaid = () =>
  server.db.selectFrom('orders').select(['id', 'version']).where('status', '=', 0).orderBy('id').execute()

/** Statuses that a person understands: done, refused, or somebody else was faster. */
const UNDERSTOOD = [200, 201, 404, 409, 422]
const expectUnderstood = (answers: readonly { status: number; body: unknown }[]) =>
  expect(answers.filter((it) => !UNDERSTOOD.includes(it.status))).toEqual([])

test('two who pay overlapping orders at once: each order is paid once, and nobody is told to try again later', async () => {
  for (let round = 0; round < 6; round += 1) {
    for (const person of people) {
      await work(person)
      expect((await make(person, admins[0] as Visitor)).status).toBe(201)
    }
    const orders = await unpaid()
    const pay = (by: Visitor | undefined, items: typeof orders) => by?.raw(payMany, { items })
    const answers = await Promise.all([
      pay(admins[0], orders),
      pay(admins[1], orders.slice(1, 2)),
      pay(admins[2], orders.slice(2)),
      pay(admins[3], orders.slice(3)),
    ])
    expectUnderstood(answers.flatMap((it) => it ?? []))
    await expectWhole(server.db)
    for (const { id } of await unpaid()) await admins[0]?.call(orderCalls.payOne, { id, status: 1 })
  }
})

test('orders made, paid, deleted and reversed at once, on the same atoms and ventures', async () => {
  for (let round = 0; round < 8; round += 1) {
    for (const person of people) await work(person)
    await Promise.all(people.slice(0, 2).map((person) => make(person, admins[0] as Visitor)))
    for (const person of people.slice(0, 2)) await work(person)
    const [one, other] = await unpaid()
    const [paid] = await server.db
      .selectFrom('orders')
      .select(['id', 'version'])
      .where('status', '=', 1)
      .orderBy('id', 'desc')
      .execute()
    const [a, b, c, d] = admins as [Visitor, Visitor, Visitor, Visitor]
    const answers = await Promise.all([
      ...people.map((person, at) => make(person, admins[at] as Visitor)),
      one && a.raw(payMany, { items: [one] }),
      other && b.raw(orderFlow.calls.delete, other),
      paid && c.raw(orderFlow.calls.reverse, { ...paid, reason: 'Conta errada' }),
      one && d.raw(orderCalls.payOne, { id: one.id }),
      server.runJob('week.submit').then(() => ({ status: 200, body: {} })),
    ])
    expectUnderstood(answers.flatMap((it) => it ?? []))
    await expectWhole(server.db)
  }
})
