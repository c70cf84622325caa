import fc from 'fast-check'
import { sql, type RawBuilder } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { addDays, dayBounds } from '#contract/kit/dates.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import { amount } from '#contract/kit/money.ts'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { checkSums } from '#server/loop/center/sums.data.ts'
import { partsOf } from '#server/loop/center/totals.data.ts'
import { makeAtom, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let people: MadePerson[]
let atoms: MadeAtom[]

beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  people = [await makePerson(server.db), await makePerson(server.db)]
  atoms = [await makeAtom(server.db, { loopers: people }), await makeAtom(server.db, { loopers: people })]
})
afterAll(() => server.close())
beforeEach(() => server.db.deleteFrom('loops').execute())

interface Row {
  user_id: number
  venture_id: number
  data_inicio: string
  segundos: number | null
  horas_decimos: number | null
  valor_hora_centavos: number | null
}
type Sums = Record<string, readonly [loops: number, seconds: number, tenths: number, centavos: number]>

const dayOf = (at: string): string => new Date(Date.parse(at) - 3 * 3_600_000).toISOString().slice(0, 10)

/** Sums of the loops, by the rules of the contract. */
const addedUp = async (): Promise<Sums> => {
  const { rows } = await sql<Row>`select * from loops`.execute(server.db)
  const sums: Sums = {}
  for (const it of rows) {
    const seconds = it.segundos ?? 0
    const paid = it.horas_decimos !== null && it.valor_hora_centavos !== null && seconds <= LONGEST_SECONDS
    const centavos = paid ? amount(it.horas_decimos ?? 0, it.valor_hora_centavos ?? 0) : 0
    const day = dayOf(it.data_inicio)
    for (const span of [`day ${day}`, `month ${day.slice(0, 7)}-01`, 'all 0001-01-01']) {
      const key = `${it.user_id} ${it.venture_id} ${span}`
      const [loops, all, tenths, money] = sums[key] ?? [0, 0, 0, 0]
      sums[key] = [loops + 1, all + seconds, tenths + decimalTenths(seconds), money + centavos]
    }
  }
  return sums
}

/** Stored sums, without those of zero. */
const kept = async (): Promise<Sums> => {
  const { rows } = await sql<{ key: string; loops: number; seconds: number; tenths: number; centavos: number }>`
    select concat_ws(' ', user_id, venture_id, span, since) as key, loops, seconds, tenths, centavos from loop_sums
    where (loops, seconds, tenths, centavos) <> (0, 0, 0, 0)`.execute(server.db)
  return Object.fromEntries(rows.map((it) => [it.key, [it.loops, it.seconds, it.tenths, it.centavos]]))
}

/** Expected and stored seconds of atoms. */
const atomSeconds = async (): Promise<{ expected: Record<string, number>; kept: Record<string, number> }> => {
  const loops = await sql<{ atomo_id: number; fim: string | null; segundos: number }>`select * from loops`.execute(
    server.db,
  )
  const expected: Record<string, number> = {}
  for (const { atomo_id, segundos } of loops.rows.filter((it) => it.fim !== null))
    expected[atomo_id] = (expected[atomo_id] ?? 0) + segundos
  const { rows } = await sql<{ atom_id: number; seconds: number }>`select * from atom_sums`.execute(server.db)
  const nothing = (sums: Record<string, number>) =>
    Object.fromEntries(Object.entries(sums).filter(([, it]) => it !== 0))
  return { expected: nothing(expected), kept: nothing(Object.fromEntries(rows.map((it) => [it.atom_id, it.seconds]))) }
}

const HOUR = 3_600_000
const FIRST = Date.parse('2026-01-30T20:00:00Z')
const at = (hour: number, seconds = 0) => new Date(FIRST + hour * HOUR + seconds * 1000).toISOString()

/** A random act on an hour's slot, or on an existing loop; many find no loop or break a rule. */
const act = () =>
  fc.record({
    kind: fc.constantFrom('start', 'whole', 'whole', 'stop', 'adjust', 'conclude', 'move', 'venture', 'gone', 'undone'),
    person: fc.nat(1),
    atom: fc.nat(1),
    hour: fc.nat(200),
    seconds: fc.integer({ min: 0, max: 3599 }),
  })
type Act = ReturnType<typeof act> extends fc.Arbitrary<infer T> ? T : never

const insert = ({ person, atom, hour, seconds }: Act, ended: boolean) => sql`
  insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, created_at)
  values (${people[person]?.id}, ${atoms[atom]?.id}, ${atoms[atom]?.venture_id}, ${at(hour)},
    ${ended ? at(hour, seconds) : null}, ${ended ? 2 : 1}, ${at(hour)}) on conflict do nothing`

/** First loop of the person at or after the hour. */
const one = ({ person, hour }: Act, status = sql`true`) => sql`id = (
  select id from loops where user_id = ${people[person]?.id} and data_inicio >= ${at(hour)} and ${status}
  order by data_inicio limit 1)`

const changes: string[] = []
const write = async (it: RawBuilder<unknown>): Promise<number> =>
  Number((await it.execute(server.db)).numAffectedRows ?? 0)
/** Each returns the number of changed loops. */
const acts: Readonly<Record<Act['kind'], (it: Act) => Promise<number>>> = {
  start: (it) => write(insert(it, false)),
  whole: (it) => write(insert(it, true)),
  stop: (it) =>
    write(sql`update loops set status = 2, data_fim = data_inicio + ${it.seconds} * interval '1 second'
      where ${one(it, sql`status = 1`)}`),
  adjust: (it) =>
    write(sql`update loops set data_fim_ajuste = data_inicio + ${it.seconds * 30} * interval '1 second'
      where ${one(it, sql`status <> 1`)}`),
  conclude: (it) =>
    write(sql`update loops set status = 3, tipo = 1, descricao = 'x', valor_hora_centavos = ${it.seconds * 7},
      horas_decimos = ${it.hour} where ${one(it, sql`status <> 1`)}`),
  move: (it) =>
    write(sql`update loops set data_inicio = data_inicio - ${it.seconds} * interval '1 minute' where ${one(it)}`),
  venture: (it) =>
    write(sql`update loops set venture_id = ${atoms[it.atom]?.venture_id}, atomo_id = ${atoms[it.atom]?.id}, user_id = ${people[it.hour % 2]?.id}
      where ${one(it)}`),
  gone: async (it) => {
    const { rows } = await sql<{ id: number }>`select id from loops where ${one(it)}`.execute(server.db)
    const ids = rows.map(({ id }) => id)
    if (ids.length === 0) return 0
    const { status, body } = await admin.call(loopCenterCalls.bulkDelete, { ids })
    expect(status).toBe(200)
    if (body.change) changes.push(body.change)
    return body.changed
  },
  undone: async () => {
    const change = changes.pop()
    if (!change) return 0
    const { status, body } = await admin.call(loopCenterCalls.bulkRestore, { change })
    // Refused because another act of the same round has taken the time.
    if (status === 422) return 0
    expect(status).toBe(200)
    return body.changed
  },
}

const done = new Map<Act['kind'], number>()

/** Runs an act. Breaking a rule of the table is expected and changes nothing; any other error fails the test. */
const perform = async (it: Act) => {
  try {
    const count = await acts[it.kind](it)
    if (count > 0) done.set(it.kind, (done.get(it.kind) ?? 0) + 1)
  } catch (error) {
    if (!String(Object(error).code).startsWith('23')) throw error
  }
}

describe('the sums of loops', () => {
  test('are what the loops add up to, whatever happens to them, one after the other or all at once', async () => {
    const history = fc.array(fc.array(act(), { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 12 })
    let seen = 0
    const property = fc.asyncProperty(history, async (rounds) => {
      await server.db.deleteFrom('loops').execute()
      for (const those of rounds) {
        await Promise.all(those.map(perform))
        const expected = await addedUp()
        seen += Object.keys(expected).length
        expect(await kept()).toEqual(expected)
        const ofAtoms = await atomSeconds()
        expect(ofAtoms.kept).toEqual(ofAtoms.expected)
      }
    })
    await fc.assert(property, { numRuns: 25, seed: 11 })
    expect(seen).toBeGreaterThan(500)
    expect([...done.keys()].toSorted()).toEqual(Object.keys(acts).toSorted())
  })

  test('of many at once, and of none, are one statement’s too', async () => {
    await sql`insert into loops (user_id, atomo_id, venture_id, data_inicio, data_fim, status, created_at)
      select ${people[0]?.id}, ${atoms[0]?.id}, ${atoms[0]?.venture_id}, ${at(0)}::timestamptz + i * interval '1 hour',
        ${at(0)}::timestamptz + i * interval '61 minutes', 2, now() from generate_series(0, 40) i`.execute(server.db)
    expect(await kept()).toEqual(await addedUp())
    await sql`update loops set data_fim = data_fim + interval '30 seconds' where segundos % 120 = 0`.execute(server.db)
    expect(await kept()).toEqual(await addedUp())
    await sql`truncate loops cascade`.execute(server.db)
    expect(await kept()).toEqual({})
  })

  test('that a change left undone never touched stay', async () => {
    const undone = server.db.transaction().execute(async (tx) => {
      await sql`insert into loops (user_id, atomo_id, venture_id, data_inicio, status, created_at)
        values (${people[0]?.id}, ${atoms[0]?.id}, ${atoms[0]?.venture_id}, now(), 1, now())`.execute(tx)
      throw new Error('undone')
    })
    await expect(undone).rejects.toThrow('undone')
    expect(await kept()).toEqual({})
  })

  test('are compared with the loops each night, and what differs is put right', async () => {
    for (const person of [0, 1]) await perform({ kind: 'whole', person, atom: 0, hour: 5, seconds: 600 })
    const right = await addedUp()
    await sql`update loop_sums set seconds = seconds + 1 where user_id = ${people[0]?.id} and span = 'month'`.execute(
      server.db,
    )
    await sql`delete from loop_sums where user_id = ${people[1]?.id} and span = 'day'`.execute(server.db)
    expect(await kept()).not.toEqual(right)
    expect(await checkSums(server.db)).toEqual([0, 1].map((it) => ({ user_id: people[it]?.id, count: 1 })))
    expect(await kept()).toEqual(right)
    expect(await checkSums(server.db)).toEqual([])
  })
})

describe('a stretch of time', () => {
  const moment = () =>
    fc.option(fc.integer({ min: 0, max: 90 * 24 * 4 }).map((it) => new Date(FIRST + it * (HOUR / 4))))

  test('is put together from months, days and what is left at its ends, none of it twice', () => {
    const property = fc.property(moment(), moment(), fc.nat(120 * 24), (from, to, hour) => {
      const it = new Date(FIRST + (hour - 200) * HOUR)
      const day = dayOf(it.toISOString())
      const since = { day, month: `${day.slice(0, 7)}-01`, all: '0001-01-01' }
      const { kept: whole, rest } = partsOf({ from: from ?? undefined, to: to ?? undefined })
      const holding = [
        ...whole.filter((part) => (part.from ?? '') <= since[part.span] && since[part.span] < (part.to ?? '9')),
        ...rest.filter((part) => (part.from ?? 0) <= it && it < (part.to ?? Infinity)),
      ]
      const within = (from === null || from <= it) && (to === null || it < to)
      expect(holding).toHaveLength(within ? 1 : 0)
    })
    fc.assert(property, { numRuns: 3000, seed: 5 })
  })

  test.each(['America/Sao_Paulo', 'Asia/Kolkata', 'America/New_York'])('begins and ends as in %s', async (zone) => {
    for (let hour = 0; hour < 150; hour += 1)
      await perform({ kind: 'whole', person: hour % 2, atom: hour % 2, hour, seconds: 60 + hour })
    const { rows } = await sql<Row>`select * from loops`.execute(server.db)
    const reader = await makePerson(server.db, { role: 1 })
    await server.db.updateTable('users').set({ zone }).where('id', '=', reader.id).execute()
    const me = await server.as(reader)
    for (let from = 0; from < 5; from += 1)
      for (let days = 0; days < 4; days += 1) {
        const first = addDays('2026-01-30', from)
        const last = addDays(first, days)
        const bounds = { from: dayBounds(first, zone).from, to: dayBounds(last, zone).to }
        const those = rows.filter(
          (it) =>
            Date.parse(it.data_inicio) >= bounds.from.getTime() && Date.parse(it.data_inicio) < bounds.to.getTime(),
        )
        const { body } = await me.call(loopCenterCalls.list, { from: first, to: last })
        expect(body.total).toBe(those.length)
        expect(body.sums['total']).toBe(those.reduce((sum, it) => sum + (it.segundos ?? 0), 0))
      }
  })
})
