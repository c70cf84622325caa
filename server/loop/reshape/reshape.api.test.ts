import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { signedInRoles, type Role } from '#contract/access/roles.ts'
import { decimalTenths } from '#contract/kit/hours.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { reshapeCalls } from '#contract/loop/reshape/reshape.ts'
import { notificationCalls } from '#contract/notification/notification.calls.ts'
import { makeAtom, makeLoop, makePerson, type MadeAtom, type MadePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let admin: Visitor
let person: MadePerson
let looper: Visitor
let atom: MadeAtom
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  person = await makePerson(server.db, { role: 4, valor_hora_centavos: 9900 })
  looper = await server.as(person)
  atom = await makeAtom(server.db, { loopers: [person] })
})
afterAll(() => server.close())

/** A day of its own for each test's loops, from 12:00. */
let day = Date.UTC(2026, 0, 1, 12)
const nextDay = () => {
  day += 86_400_000
  return day
}
const iso = (at: number) => new Date(at).toISOString()
const MINUTE = 60_000
const loop = async (from: number, minutes: number, more: object = {}) => {
  const id = await makeLoop(server.db, { user: person, atom, from: iso(from), to: iso(from + minutes * MINUTE) })
  const values = { valor_hora_centavos: 8000, horas_decimos: decimalTenths(minutes * 60), ...more }
  await server.db.updateTable('loops').set(values).where('id', '=', id).execute()
  return id
}
const stored = (id: number) => server.db.selectFrom('loops').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
/** Seconds of all loops of the person. */
const sums = async () => {
  const rows = await server.db.selectFrom('loops').select('segundos').where('user_id', '=', person.id).execute()
  return rows.reduce((total, { segundos }) => total + (segundos ?? 0), 0)
}
const eventsOf = async (id: number) => {
  const { history } = (await admin.call(loopCalls.show, { id })).body.data
  return history.map((it) => it.event)
}

describe('a split', () => {
  test('leaves the seconds and what is paid as they are, with the value of the conclusion in both parts', async () => {
    const from = nextDay()
    const id = await loop(from, 120, { ajustes: 'Ajuste' })
    const before = await sums()
    const at = iso(from + 48 * MINUTE)
    // 45 and 75 minutes would be paid a tenth more than two hours.
    const asked = iso(from + 45 * MINUTE)
    const { other_id } = (await looper.call(reshapeCalls.split, { id, version: 1, at: asked })).body.data
    const [first, second] = [await stored(id), await stored(other_id ?? 0)]
    expect(first).toMatchObject({ segundos: 2880, horas_decimos: 8, valor_hora_centavos: 8000, fim: at, version: 2 })
    expect(second).toMatchObject({ segundos: 4320, horas_decimos: 12, valor_hora_centavos: 8000, data_inicio: at })
    expect(second).toMatchObject({ status: 3, user_id: person.id, tipo: first.tipo, ajustes: 'Ajuste' })
    // The mark of the first part stays where it fell.
    expect([first.data_fim, second.fim]).toEqual([iso(from + 120 * MINUTE), iso(from + 120 * MINUTE)])
    expect(await sums()).toBe(before)
    expect(await eventsOf(id)).toContain('loop.split')
    expect(await eventsOf(other_id ?? 0)).toContain('loop.splitOff')
    const { adjustments } = (await looper.call(loopCalls.show, { id })).body.data
    expect(adjustments).toMatchObject([{ reason: 'split', ajustes: null }])
  })

  test('of a lengthened loop, past its mark, keeps the end that counts', async () => {
    const from = nextDay()
    const id = await loop(from, 60, { data_fim_ajuste: iso(from + 180 * MINUTE) })
    const { other_id } = (await admin.call(reshapeCalls.split, { id, version: 1, at: iso(from + 120 * MINUTE) })).body
      .data
    expect((await stored(id)).segundos).toBe(7200)
    expect(await stored(other_id ?? 0)).toMatchObject({ segundos: 3600, fim: iso(from + 180 * MINUTE) })
  })

  test('what is returned or left out of the payment stays so in both parts', async () => {
    const from = nextDay()
    const left = { left_out_at: iso(from), left_out_by_id: person.id, left_out_reason: 'Fora' }
    const id = await loop(from, 60, left)
    const { other_id } = (await admin.call(reshapeCalls.split, { id, version: 1, at: iso(from + 30 * MINUTE) })).body
      .data
    expect(await stored(other_id ?? 0)).toMatchObject({ left_out_reason: 'Fora' })
  })

  test.each([-1, 0, 5.9, 54.1, 60, 61])('at minute %d of an hour is refused beside its field', async (minute) => {
    const from = nextDay()
    const id = await loop(from, 60)
    const answer = await looper.raw(reshapeCalls.split, { id, version: 1, at: iso(from + minute * MINUTE) })
    expect([answer.status, answer.body['errors']]).toMatchObject([422, [{ path: 'at' }]])
    expect(await stored(id)).toMatchObject({ segundos: 3600, version: 1 })
  })

  test('two at once split once', async () => {
    const from = nextDay()
    const id = await loop(from, 60)
    const at = iso(from + 30 * MINUTE)
    const answers = await Promise.all([looper, admin].map((me) => me.raw(reshapeCalls.split, { id, version: 1, at })))
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })
})

describe('a move', () => {
  test('takes the loop to another atom and its venture; its person is told by somebody else', async () => {
    const id = await loop(nextDay(), 60)
    const other = await makeAtom(server.db)
    const own = await looper.raw(reshapeCalls.move, { id, version: 1, atomo_id: other.id })
    expect([own.status, own.body['type']]).toEqual([422, '/problems/loop.atomNotYours'])
    await admin.call(reshapeCalls.move, { id, version: 1, atomo_id: other.id })
    expect(await stored(id)).toMatchObject({
      atomo_id: other.id,
      venture_id: other.venture_id,
      valor_hora_centavos: 8000,
    })
    expect(await eventsOf(id)).toContain('loop.edited')
    const notes = (await looper.call(notificationCalls.list, {})).body.data.map((it) => JSON.stringify(it))
    expect(notes.some((it) => it.includes('loopReshaped') && it.includes(`/ponto/show/${id}`))).toBe(true)
  })

  test('to an atom of one’s own tells nobody; to the same one, a closed one or none is refused', async () => {
    const id = await loop(nextDay(), 60)
    const mine = await makeAtom(server.db, { loopers: [person] })
    const closed = await makeAtom(server.db, { loopers: [person] })
    await server.db.updateTable('atoms').set({ status: 3 }).where('id', '=', closed.id).execute()
    for (const atomo_id of [atom.id, closed.id, 2_000_000_000]) {
      const answer = await looper.raw(reshapeCalls.move, { id, version: 1, atomo_id })
      expect([answer.status, answer.body['errors']]).toMatchObject([422, [{ path: 'atomo_id' }]])
    }
    await looper.call(reshapeCalls.move, { id, version: 1, atomo_id: mine.id })
    expect((await stored(id)).atomo_id).toBe(mine.id)
  })

  test('to an atom of other people is refused like one that does not exist', async () => {
    const id = await loop(nextDay(), 60)
    const theirs = await makeAtom(server.db)
    const answers = await Promise.all(
      [theirs.id, 2_000_000_000].map((atomo_id) => looper.raw(reshapeCalls.move, { id, version: 1, atomo_id })),
    )
    for (const { body } of answers) expect(body['type']).toBe('/problems/loop.atomNotYours')
  })
})

describe('a merge', () => {
  const pair = async (gap: number, more: object = {}) => {
    const from = nextDay()
    const first = await loop(from, 60)
    const second = await loop(from + (60 + gap) * MINUTE, 45, { descricao: 'Depois', ...more })
    return { from, first, second }
  }
  const refused = async (first: number, second: number, me = looper) => {
    const answer = await me.raw(reshapeCalls.merge, { id: first, version: 1, with_id: second })
    expect(await stored(first)).toMatchObject({ version: 1 })
    expect(await stored(second)).toMatchObject({ version: 1 })
    return [answer.status, answer.body['type']]
  }

  test('counts the seconds of both and not the break, whichever of the two it is asked of', async () => {
    for (const back of [false, true]) {
      const { from, first, second } = await pair(4)
      const before = await sums()
      const [id, with_id] = back ? [second, first] : [first, second]
      expect((await looper.call(reshapeCalls.neighbours, { id })).body.data).toMatchObject([{ id: with_id, gap: 240 }])
      expect((await looper.call(reshapeCalls.merge, { id, version: 1, with_id })).body.data.id).toBe(first)
      expect(await stored(first)).toMatchObject({
        segundos: 105 * 60,
        horas_decimos: decimalTenths(105 * 60),
        valor_hora_centavos: 8000,
        data_fim: iso(from + 60 * MINUTE),
        descricao: 'Trabalho feito · Depois',
      })
      expect(await server.db.selectFrom('loops').selectAll().where('id', '=', second).execute()).toEqual([])
      expect(await sums()).toBe(before)
      expect(await eventsOf(first)).toContain('loop.merged')
    }
  })

  test('takes along what was said of the later loop', async () => {
    const { first, second } = await pair(0)
    const seen = { thing: 'loop', thing_id: second, user_id: person.id, at: iso(day) }
    await server.db.insertInto('watchers').values(seen).execute()
    await looper.call(reshapeCalls.merge, { id: first, version: 1, with_id: second })
    const kept = await server.db.selectFrom('watchers').select('thing_id').where('thing_id', '=', first).execute()
    expect(kept).toEqual([{ thing_id: first }])
  })

  test('undoes a split exactly', async () => {
    const from = nextDay()
    const id = await loop(from, 100)
    const split = (await looper.call(reshapeCalls.split, { id, version: 1, at: iso(from + 33 * MINUTE) })).body.data
    await looper.call(reshapeCalls.merge, { id, version: split.version, with_id: split.other_id ?? 0 })
    expect(await stored(id)).toMatchObject({ segundos: 6000, horas_decimos: 17, fim: iso(from + 100 * MINUTE) })
  })

  test('is refused with more than 5 minutes between, another loop between, and another atom', async () => {
    const far = await pair(5.1)
    expect(await refused(far.first, far.second)).toEqual([422, '/problems/loopReshape.notNeighbours'])
    const between = await pair(5)
    await loop(between.from + 61 * MINUTE, 1)
    expect(await refused(between.first, between.second)).toEqual([422, '/problems/loopReshape.notNeighbours'])
    const other = await makeAtom(server.db, { loopers: [person] })
    const elsewhere = await pair(0, { atomo_id: other.id, venture_id: other.venture_id })
    expect(await refused(elsewhere.first, elsewhere.second)).toEqual([422, '/problems/loopReshape.notNeighbours'])
    expect(await refused(far.first, far.first)).toEqual([422, '/problems/loopReshape.notNeighbours'])
  })

  test('is refused where types or the value of the hour differ, or one is left out of the payment', async () => {
    const typed = await pair(0, { tipo: 9 })
    expect(await refused(typed.first, typed.second)).toEqual([422, '/problems/loopReshape.differ'])
    const dear = await pair(0, { valor_hora_centavos: 9000 })
    expect(await refused(dear.first, dear.second)).toEqual([422, '/problems/loopReshape.differ'])
    const left = { left_out_at: iso(day), left_out_by_id: person.id, left_out_reason: 'Fora' }
    const out = await pair(0, left)
    expect(await refused(out.first, out.second)).toEqual([422, '/problems/loopReshape.differ'])
  })

  test('two at once from both sides leave one loop with the seconds of both', async () => {
    const { first, second } = await pair(1)
    const answers = await Promise.all([
      looper.raw(reshapeCalls.merge, { id: first, version: 1, with_id: second }),
      admin.raw(reshapeCalls.merge, { id: second, version: 1, with_id: first }),
    ])
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 404])
    expect((await stored(first)).segundos).toBe(105 * 60)
  })
})

describe('a copy', () => {
  const copy = (id: number, inicio: number) => ({ id, inicio: iso(inicio), ajustes: 'Reunião de toda semana' })

  test('is a loop written by hand of the same length, at the value of now; its person is told', async () => {
    const id = await loop(nextDay(), 60, { descricao: 'Semanal' })
    const from = nextDay()
    const made = (await admin.call(reshapeCalls.duplicate, copy(id, from))).body.data
    expect(await stored(made.id)).toMatchObject({
      user_id: person.id,
      data_inicio: iso(from),
      segundos: 3600,
      descricao: 'Semanal',
      valor_hora_centavos: 9900,
      ajustes: 'Reunião de toda semana',
    })
    expect(await eventsOf(made.id)).toContain('loop.written')
    const again = await admin.raw(reshapeCalls.duplicate, copy(id, from))
    expect([again.status, again.body['errors']]).toMatchObject([422, [{ path: 'inicio' }]])
  })

  test('into the future is refused; whoever may not write loops copies none', async () => {
    const id = await loop(nextDay(), 60)
    const late = await admin.raw(reshapeCalls.duplicate, copy(id, Date.UTC(2026, 2, 10, 14, 30)))
    expect([late.status, late.body['errors']]).toMatchObject([422, [{ path: 'inicio' }]])
    expect((await looper.raw(reshapeCalls.duplicate, copy(id, nextDay()))).status).toBe(403)
  })
})

describe('nothing changes', () => {
  const all = async (id: number, me: Visitor) => {
    const from = Date.parse((await stored(id)).data_inicio)
    const beside = await loop(from + 60 * MINUTE, 30)
    const version = (await stored(id)).version
    const answers = [
      await me.raw(reshapeCalls.split, { id, version, at: iso(from + 30 * MINUTE) }),
      await me.raw(reshapeCalls.move, { id, version, atomo_id: atom.id }),
      await me.raw(reshapeCalls.merge, { id, version, with_id: beside }),
      await me.raw(reshapeCalls.merge, { id: beside, version: 1, with_id: id }),
    ]
    expect((await stored(id)).version).toBe(version)
    expect((await stored(beside)).version).toBe(1)
    return answers.map(({ status, body }) => `${status} ${String(body['type']).replace('/problems/', '')}`)
  }

  test.each([
    [6, 'loop.locked'],
    [7, 'loop.locked'],
    [2, 'loopReshape.notConcluded'],
    [4, 'loopReshape.notConcluded'],
    [5, 'loopReshape.notConcluded'],
  ] as const)('of a loop in status %i', async (status, word) => {
    const id = await loop(nextDay(), 60, { status })
    expect(new Set(await all(id, admin))).toEqual(new Set([`409 ${word}`]))
  })

  test('in closed hours or a closed week', async () => {
    const id = await loop(nextDay(), 60)
    const closed = (until: string | null) =>
      server.db.updateTable('user_config').set({ closed_until: until }).where('id', '=', 1).execute()
    await closed('2026-03-09')
    const answers = await all(id, admin)
    await closed(null)
    expect(answers.filter((it) => it.endsWith('loop.closed'))).toHaveLength(4)
  })

  test('of another person’s loop, and by a role that tracks no time', async () => {
    const id = await loop(nextDay(), 60)
    const stranger = await server.as(await makePerson(server.db, { role: 4 }))
    expect(new Set(await all(id, stranger))).toEqual(new Set(['404 common.notFound']))
    expect((await stranger.raw(reshapeCalls.neighbours, { id })).status).toBe(404)
    for (const role of signedInRoles.filter((it): it is Exclude<Role, 0 | 1 | 4 | 7> => ![1, 4, 7].includes(it))) {
      const me = await server.as(await makePerson(server.db, { role }))
      const at = iso(day)
      expect((await me.raw(reshapeCalls.split, { id, version: 1, at })).status).toBe(403)
      expect((await me.raw(reshapeCalls.neighbours, { id })).status).toBe(403)
    }
  })
})
