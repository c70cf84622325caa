import { sql, type KyselyPlugin } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { weekBounds } from '#contract/week/week.rules.ts'
import type { Db } from '#server/db/open.ts'
import { afterEnding, afterPaying } from '#server/order/end.data.ts'
import { makeOrder } from '#server/order/make.data.ts'
import type { Maker } from '#server/order/maker.data.ts'
import { runWeeks } from '#server/order/run.data.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom } from '#server/testing/make.ts'
import { expectWhole, killer } from '#server/testing/money/orders.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let atom: MadeAtom
let by: number
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  atom = await makeAtom(server.db, { status: 4 })
  by = (await makePerson(server.db, { role: 1 })).id
})
afterAll(() => server.close())

/** Lets so many statements through, and ends the transaction at the next. */
const killerAfter = (statements: number): KyselyPlugin => {
  let left = statements
  return {
    transformQuery: ({ node }) => {
      left -= 1
      if (left < 0) throw new Error('killed')
      return node
    },
    transformResult: ({ result }) => Promise.resolve(result),
  }
}

/** Does something that is killed at each of its statements in turn, until it is not; answers how many times it was. */
const killedEverywhere = async <R>(run: (maker: Maker) => Promise<R>): Promise<{ kills: number; done: R }> => {
  for (let kills = 0; ; kills += 1) {
    const attempt = server.db.transaction().execute((tx) => {
      const db = tx.withPlugin(killerAfter(kills)) as Db
      return run({ db, now: server.clock.now(), by, audit: () => Promise.resolve() })
    })
    const done = await attempt.catch((error: unknown) => {
      if (error instanceof Error && error.message === 'killed') return undefined
      throw error
    })
    await expectWhole(server.db)
    if (done !== undefined) return { kills, done }
  }
}

test('an order that is killed at any statement of its making, paying or reversing is there as a whole or not at all', async () => {
  const person = await makePerson(server.db, { valor_hora_centavos: 8000 })
  for (const hour of [10, 12, 14]) {
    const at = (h: number) => `2026-03-09T${String(h)}:00:00Z`
    const id = await makeLoop(server.db, { user: person, atom, from: at(hour), to: at(hour + 1) })
    await server.db.updateTable('loops').set({ valor_hora_centavos: 8000 }).where('id', '=', id).execute()
  }
  const period = { starts_on: '2026-03-07', ends_on: '2026-03-13', due_on: '2026-03-20' }
  const making = { user_id: person.id, ...period, which: sql`true` }
  const made = await killedEverywhere((maker) => makeOrder(maker, making))
  expect(made.kills).toBeGreaterThan(8)
  const id = made.done?.id ?? 0
  const paying = await killedEverywhere(async (maker) => {
    const paid = { status: 1, paid_at: maker.now, paid_by_id: by }
    await maker.db.updateTable('orders').set(paid).where('id', '=', id).execute()
    await afterPaying(maker, id)
    return id
  })
  expect(paying.kills).toBeGreaterThan(4)
  const ending = await killedEverywhere(async (maker) => {
    const ended = { status: 3, ended_at: maker.now, ended_by_id: by, reason: 'Conta errada' }
    await maker.db.updateTable('orders').set(ended).where('id', '=', id).execute()
    await afterEnding(maker, id, { from: 6, memo: 'Conta errada' })
    return id
  })
  expect(ending.kills).toBeGreaterThan(4)
  expect(await server.db.selectFrom('loops').select('status').distinct().execute()).toEqual([{ status: 3 }])
})

/** A concluded hour of a person at noon of a day. */
const hourOf = async (person: { id: number }, day: string) => {
  const at = `${day}T15:00:00Z`
  const id = await makeLoop(server.db, { user: person, atom, from: at, to: `${day}T16:00:00Z` })
  await server.db
    .updateTable('loops')
    .set({ valor_hora_centavos: 8000, concluded_at: at })
    .where('id', '=', id)
    .execute()
}
const bonusFor = async (user_id: number) => {
  const about = { user_id, kind: 1, descricao: 'Bônus', centavos: 500, status: 1, created_by_id: by, decided_by_id: by }
  const at = server.clock.now()
  await server.db
    .insertInto('order_items')
    .values({ ...about, created_at: at, decided_at: at })
    .execute()
}

test('a weekly run that is killed at any statement settles each person as a whole or not at all, and the next one ends it', async () => {
  const people = [await makePerson(server.db), await makePerson(server.db)]
  for (const person of people) {
    await hourOf(person, '2026-03-11')
    await bonusFor(person.id)
  }
  const { to } = weekBounds('2026-03-13')
  const { plugin, everywhere } = killer(server.db)
  const frame = { ...server.frame, db: server.db.withPlugin(plugin) }
  const made = async () =>
    (
      await sql<{ user_id: number }>`select user_id from orders where user_id = any(${people.map((it) => it.id)}::int[])
      order by 1`.execute(server.db)
    ).rows.map((it) => it.user_id)
  server.clock.set(to.toISOString())
  const kills = await everywhere(async () =>
    runWeeks(frame).then(
      async () => (await made()).length === people.length,
      () => false,
    ),
  )
  expect(kills).toBeGreaterThan(20)
  expect(await made()).toEqual(people.map((it) => it.id))
})
