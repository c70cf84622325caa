import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { formatCall } from '#contract/kit/dates.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { compareSums, forceStops } from '#server/loop/loop.jobs.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { auditOf, scene, storedLoop } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const START = '2026-03-10T12:00:00.000Z'
const DUE = 7200

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: START })
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set(START)
  await server.db.deleteFrom('loops').execute()
})

const after = (seconds: number) => new Date(Date.parse(START) + seconds * 1000).toISOString()
const goTo = (seconds: number) => server.clock.set(after(seconds))
const sweep = () => forceStops.run(server.frame, {})

/** Live events about loops since then. */
const changes = (since: number) => server.liveEvents.slice(since).filter((it) => it.event === 'loop.changed')

/** Creates people with a running loop each, every one `stagger` seconds after the previous. */
const crowd = async (count: number, stagger = 0) => {
  const atom = await makeAtom(server.db)
  const ids: number[] = []
  for (let index = 0; index < count; index += 1) {
    const user = await makePerson(server.db)
    ids.push(await makeLoop(server.db, { user, atom, from: after(index * stagger) }))
  }
  return ids
}

const forcedOnes = async () =>
  (await server.db.selectFrom('loops').select('id').where('status', '=', 4).orderBy('id').execute()).map((it) => it.id)

describe('nobody answers the presence check', () => {
  test('at 90 s of the alert the loop still runs, at 91 s it is stopped where the check fell due', async () => {
    const { person, begun } = await scene(server)
    const id = await begun()
    const before = await storedLoop(server, id)
    const told = server.liveEvents.length
    goTo(DUE + 90)
    await sweep()
    expect(await storedLoop(server, id)).toEqual(before)
    expect(server.liveEvents.length).toBe(told)
    goTo(DUE + 91)
    await sweep()
    expect(await storedLoop(server, id)).toMatchObject({
      status: 4,
      data_fim: after(DUE),
      fim: after(DUE),
      segundos: DUE,
      check_due_at: null,
      version: 2,
      descricao: '',
      valor_hora_centavos: null,
    })
    expect(changes(told)).toEqual([
      { topic: `user:${person.id}`, event: 'loop.changed' },
      { topic: 'loops', event: 'loop.changed' },
    ])
    const audit = await auditOf(server, 'loop', id)
    expect(audit).toMatchObject([
      { event: 'loop.forced', actor_id: null, at: after(DUE + 91), detail: { data_fim: after(DUE) } },
    ])
  })

  test('a server that was down for long stops it at the same moment', async () => {
    const { begun } = await scene(server)
    const id = await begun()
    goTo(10 * DUE)
    await sweep()
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim: after(DUE) })
  })

  test('whoever answered is asked again two hours later, and not before', async () => {
    const { me, begun } = await scene(server)
    const id = await begun()
    goTo(DUE + 60)
    await me.raw(loopCalls.here, { id })
    goTo(2 * DUE + 90)
    await sweep()
    expect(await storedLoop(server, id)).toMatchObject({ status: 1, check_due_at: after(2 * DUE) })
    goTo(2 * DUE + 91)
    await sweep()
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim: after(2 * DUE), segundos: 2 * DUE })
  })

  test('the owner then finds it waiting, and may start the next at once', async () => {
    const { me, person, atom, begun, stop } = await scene(server)
    const id = await begun()
    goTo(DUE + 91)
    await sweep()
    const { body } = await me.call(loopCalls.load, { userId: person.id })
    expect(body.data).toMatchObject({ id, status: 4, data_fim: formatCall(new Date(after(DUE))), ajustes: null })
    // The page slept through the check and stops too late: the answer shows the forced loop.
    expect((await stop(id)).body).toMatchObject({ status: 'success', data: { status: 4, hora_total: '02:00:00' } })
    const input = {
      user_id: person.id,
      atomo_id: atom.id,
      data_inicio: formatCall(server.clock.now()),
      status: 1 as const,
    }
    expect((await me.call(loopCalls.start, input)).body.status).toBe('success')
  })

  test('only what is due is stopped, of loops of every status', async () => {
    const { person, atom } = await scene(server)
    const rest: number[] = []
    for (const status of [2, 3, 4, 5, 6, 7])
      rest.push(
        await makeLoop(server.db, {
          user: person,
          atom,
          status,
          from: after(status * 600),
          to: after(status * 600 + 300),
        }),
      )
    const ids = await crowd(5, 60)
    goTo(DUE + 91 + 2 * 60)
    const before = await Promise.all(rest.map((id) => storedLoop(server, id)))
    await sweep()
    expect((await forcedOnes()).filter((id) => ids.includes(id))).toEqual(ids.slice(0, 3))
    expect(await Promise.all(rest.map((id) => storedLoop(server, id)))).toEqual(before)
  })

  test('the limits are settings', async () => {
    const { begun } = await scene(server)
    const id = await begun()
    const config = { ...server.services.config, LOOP_ALERT_SECONDS: 5 }
    const frame = { ...server.frame, services: { ...server.services, config } }
    goTo(DUE + 4)
    await forceStops.run(frame, {})
    expect(await storedLoop(server, id)).toMatchObject({ status: 1 })
    goTo(DUE + 5)
    await forceStops.run(frame, {})
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim: after(DUE) })
  })
})

describe('many at once', () => {
  test('six servers sweeping forty loops stop each of them once', async () => {
    const ids = await crowd(40)
    const told = server.liveEvents.length
    goTo(DUE + 91)
    await Promise.all(Array.from({ length: 6 }, sweep))
    expect(await forcedOnes()).toEqual(ids)
    const perPerson = changes(told).filter((it) => it.topic !== 'loops')
    expect(perPerson).toHaveLength(ids.length)
    expect(new Set(perPerson.map((it) => it.topic)).size).toBe(ids.length)
    const audit = await server.db
      .selectFrom('audit')
      .select('thing_id')
      .where('event', '=', 'loop.forced')
      .where('thing_id', 'in', ids.map(String))
      .execute()
    expect(audit).toHaveLength(40)
  })

  test('a sweep and the owner’s stop end the loop once, as a forced one', async () => {
    const { begun, stop } = await scene(server)
    const id = await begun()
    goTo(DUE + 91)
    const [answer] = await Promise.all([stop(id), sweep(), stop(id), sweep()])
    expect(answer.body).toMatchObject({ status: 'success', data: { status: 4 } })
    expect(await storedLoop(server, id)).toMatchObject({ status: 4, data_fim: after(DUE), version: 2 })
    expect((await auditOf(server, 'loop', id)).map((it) => it.event)).toEqual(['loop.forced'])
  })

  test('a sweep and "Estou aqui" at the last second never both win', async () => {
    const { me, begun } = await scene(server)
    const id = await begun()
    goTo(DUE + 90)
    await Promise.all([me.raw(loopCalls.here, { id }), sweep()])
    expect(await storedLoop(server, id)).toMatchObject({ status: 1, check_due_at: after(2 * DUE) })
  })

  test('a sweep that fails half-way stops nothing and tells nobody', async () => {
    const ids = await crowd(3)
    const told = server.liveEvents.length
    goTo(DUE + 91)
    await server.store.script(`
      create function no_audit() returns trigger language plpgsql as $$ begin raise exception 'no audit'; end $$;
      create trigger no_audit before insert on audit for each row execute function no_audit();`)
    await expect(sweep()).rejects.toThrow('no audit')
    expect(await forcedOnes()).toEqual([])
    expect(server.liveEvents.length).toBe(told)
    await server.store.script('drop trigger no_audit on audit; drop function no_audit')
    await sweep()
    expect(await forcedOnes()).toEqual(ids)
  })
})

test('each night sums that are not what the loops add up to are made anew', async () => {
  const { begun } = await scene(server)
  await begun()
  const sums = async () =>
    (await sql`select * from loop_sums where loops <> 0 order by user_id, span`.execute(server.db)).rows
  const right = await sums()
  expect(right).toHaveLength(3)
  await sql`update loop_sums set loops = 7`.execute(server.db)
  await compareSums.run(server.frame, {})
  expect(await sums()).toEqual(right)
})

test('each night seconds of atoms that are not what their loops add up to are made anew', async () => {
  const atom = await makeAtom(server.db)
  const other = await makeAtom(server.db)
  const user = await makePerson(server.db)
  await makeLoop(server.db, { user, atom, from: '2026-03-02T12:00:00Z', to: '2026-03-02T13:30:00Z' })
  const kept = async () =>
    (await sql`select * from atom_sums where atom_id in (${atom.id}, ${other.id})`.execute(server.db)).rows
  expect(await kept()).toEqual([{ atom_id: atom.id, seconds: 5400 }])
  await sql`update atom_sums set seconds = 7`.execute(server.db)
  await sql`insert into atom_sums values (${other.id}, 60)`.execute(server.db)
  await compareSums.run(server.frame, {})
  expect(await kept()).toEqual([{ atom_id: atom.id, seconds: 5400 }])
})
