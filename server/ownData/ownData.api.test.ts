import { sql } from 'kysely'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { signedInRoles } from '#contract/access/roles.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { dataRequestCalls, ownDataCalls } from '#contract/ownData/ownData.ts'
import { notify } from '#server/notification/notification.data.ts'
import { loose, places, userColumnsBlanked, userColumnsKept } from '#server/ownData/places.ts'
import { makeAtom, makeLoop, makePerson, type MadePerson } from '#server/testing/make.ts'
import { auditOf, send } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  server.clock.set('2026-03-10T15:00:00Z')
  await server.db.deleteFrom('erasures').execute()
  server.sent.length = 0
})

const differences = (decided: readonly string[], there: readonly string[]) => ({
  undecided: there.filter((it) => !decided.includes(it)),
  gone: decided.filter((it) => !there.includes(it)),
})

describe('every place that names a person is decided on', () => {
  // A generated column says what the columns that it is made of say.
  const columns = async (like: string) =>
    (
      await sql<{ name: string }>`
        select c.table_name || '.' || c.column_name as name from information_schema.columns c
        join information_schema.tables t on t.table_schema = c.table_schema and t.table_name = c.table_name
        where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.is_generated = 'NEVER' and c.column_name ~ ${like}
        order by 1`.execute(server.db)
    ).rows.map((it) => it.name)

  test('each reference to users', async () => {
    const { rows } = await sql<{ name: string }>`
      select k.conrelid::regclass || '.' || a.attname as name from pg_constraint k
      join pg_attribute a on a.attrelid = k.conrelid and a.attnum = k.conkey[1]
      where k.contype = 'f' and k.confrelid = 'users'::regclass`.execute(server.db)
    expect(
      differences(
        places.map((it) => it.at.join('.')),
        rows.map((it) => it.name),
      ),
    ).toEqual({ undecided: [], gone: [] })
  })

  test('each column that names one without a reference', async () => {
    const named = await columns('^(user|author|owner|actor)_id$|(^|_)by(_id)?$|mail$|address$')
    const decided = new Set([...places.map((it) => it.at.join('.')), ...Object.keys(loose)])
    expect(named.filter((it) => !decided.has(it) && it !== 'users.email')).toEqual([])
  })

  test('each column of a person', async () => {
    const all = (await columns('.')).filter((it) => it.startsWith('users.')).map((it) => it.slice('users.'.length))
    const decided = [...userColumnsKept, ...Object.keys(userColumnsBlanked), 'nome', 'email']
    expect(differences(decided, all)).toEqual({ undecided: [], gone: [] })
  })
})

const ask = async (person: MadePerson, more: Readonly<Record<string, unknown>> = {}) =>
  (await server.as(person)).raw(ownDataCalls.erase, more)
const requestOf = async (person: MadePerson) =>
  server.db
    .selectFrom('erasures')
    .selectAll()
    .where('user_id', '=', person.id)
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
const decide = async (admin: MadePerson, id: number, more: Readonly<Record<string, unknown>> = {}) =>
  (await server.as(admin)).raw(dataRequestCalls.decide, { id, act: 'erase', ...more })
const admins = async () => [await makePerson(server.db, { role: 1 }), await makePerson(server.db, { role: 1 })] as const

describe('asking to be erased', () => {
  test('takes a session proved of late, answers a protocol and a day, and tells those who decide', async () => {
    const [admin] = await admins()
    const person = await makePerson(server.db)
    const me = await server.as(person)
    server.clock.advance(11 * 60)
    expect((await me.raw(ownDataCalls.erase, {})).body).toMatchObject({ type: '/problems/auth.stepUp' })
    server.clock.set('2026-03-10T15:00:00Z')
    const { status, body } = await ask(person, { note: 'Mudei de trabalho' })
    expect([status, body]).toMatchObject([
      200,
      {
        data: {
          erasure: {
            protocol: expect.stringMatching(/^2026-\w{4}-\w{4}$/),
            state: 'open',
            due_at: '2026-03-25T15:00:00.000Z',
          },
        },
      },
    ])
    expect((await ask(person)).status).toBe(409)
    const notes = await server.db.selectFrom('notifications').select('word').where('user_id', '=', admin.id).execute()
    expect(notes).toContainEqual({ word: 'notification.erasureNew' })
  })

  test('is taken back while it is open, by its person only', async () => {
    const [admin] = await admins()
    const person = await makePerson(server.db)
    await ask(person)
    expect((await (await server.as(admin)).raw(ownDataCalls.withdraw, {})).status).toBe(404)
    const me = await server.as(person)
    expect((await me.call(ownDataCalls.withdraw, {})).body.data.erasure).toMatchObject({ state: 'withdrawn' })
    expect((await me.raw(ownDataCalls.withdraw, {})).status).toBe(404)
    expect((await decide(admin, (await requestOf(person)).id)).status).toBe(409)
  })
})

describe('deciding', () => {
  test('denies with a reason, which the person is told', async () => {
    const [admin] = await admins()
    const person = await makePerson(server.db)
    await ask(person)
    const { id } = await requestOf(person)
    expect((await decide(admin, id, { act: 'deny' })).body['errors']).toMatchObject([{ path: 'reason' }])
    expect((await decide(admin, id, { act: 'deny', reason: 'Contrato em vigor' })).status).toBe(200)
    expect(await requestOf(person)).toMatchObject({
      state: 'denied',
      reason: 'Contrato em vigor',
      decided_by: admin.id,
    })
    expect((await decide(admin, id)).status).toBe(409)
    expect((await (await server.as(person)).call(authCalls.user, {})).status).toBe(200)
  })

  test('what waits stands before what was decided earlier', async () => {
    const [admin] = await admins()
    const [first, second] = [await makePerson(server.db), await makePerson(server.db)]
    await ask(first)
    const early = await requestOf(first)
    await decide(admin, early.id, { act: 'deny', reason: 'Contrato em vigor' })
    server.clock.advance(86_400)
    await ask(second)
    const late = await requestOf(second)
    const { body } = await (await server.as(admin)).call(dataRequestCalls.list, { per_page: 100 })
    const at = (id: number) => body.data.findIndex((it) => it.id === id)
    expect(at(late.id)).toBeGreaterThanOrEqual(0)
    expect(at(late.id)).toBeLessThan(at(early.id))
  })

  test('is for 1 and 7, never about oneself; only role 1 decides about role 1', async () => {
    const [admin] = await admins()
    const director = await makePerson(server.db, { role: 7 })
    await ask(admin)
    const { id } = await requestOf(admin)
    expect((await decide(admin, id)).status).toBe(403)
    expect((await decide(director, id)).status).toBe(403)
    for (const role of signedInRoles.filter((it) => it !== 1 && it !== 7))
      expect((await decide(await makePerson(server.db, { role }), id)).status).toBe(403)
    expect(await requestOf(admin)).toMatchObject({ state: 'open' })
  })

  test('two at once: one does, the other is told', async () => {
    const [one, two] = await admins()
    const person = await makePerson(server.db)
    await ask(person)
    const { id } = await requestOf(person)
    const answers = await Promise.all([decide(one, id), decide(two, id, { act: 'deny', reason: 'Não' })])
    expect(answers.map((it) => it.status).toSorted((a, b) => a - b)).toEqual([200, 409])
  })

  test('the last administrator stays', async () => {
    await server.db.updateTable('users').set({ status: 3 }).where('role', '=', 1).execute()
    const admin = await makePerson(server.db, { role: 1 })
    expect((await ask(admin)).body).toMatchObject({ type: '/problems/looper.lastAdmin' })
    const other = await makePerson(server.db, { role: 1 })
    expect((await ask(admin)).status).toBe(200)
    const { id } = await requestOf(admin)
    await server.db.updateTable('users').set({ role: 7 }).where('id', '=', other.id).execute()
    expect((await decide(other, id)).status).toBe(403)
  })
})

test('erasing leaves nothing that tells who it was, and keeps what has to stay', async () => {
  const [admin] = await admins()
  const nome = 'Quitéria'
  const person = await makePerson(server.db, { nome, email: 'quiteria.unica@test.example' })
  const me = await server.as(person)
  const atom = await makeAtom(server.db, { loopers: [person] })
  const loop = await makeLoop(server.db, {
    user: person,
    atom,
    from: '2026-03-10T09:00:00Z',
    to: '2026-03-10T10:00:00Z',
  })
  await send(server, {
    method: 'POST',
    url: authCalls.login.path,
    payload: { email: person.email, password: 'Errada-1-x' },
  })
  const about = { name: `${nome} Teste`, ref: 'LUA-1', atom: 'x', count: 1 }
  for (const user_id of [person.id, admin.id])
    await notify(server.db, [{ user_id, word: 'notification.atomGiven', params: about }], server.clock.now())
  await ask(person, { note: 'Sou a Quitéria' })
  const { id, protocol } = await requestOf(person)
  expect((await decide(admin, id)).status).toBe(200)

  expect((await me.raw(authCalls.user, {})).status).toBe(401)
  const row = await server.db.selectFrom('users').selectAll().where('id', '=', person.id).executeTakeFirstOrThrow()
  expect(row).toMatchObject({
    last_name: '',
    password_hash: '',
    status: 3,
    nome: expect.stringMatching(/^Pessoa \w{8}$/),
  })
  expect(row.deleted_at).not.toBeNull()
  expect(await server.db.selectFrom('loops').select('user_id').where('id', '=', loop).executeTakeFirst()).toEqual({
    user_id: person.id,
  })
  // What an event told them is not the organisation's; what it told others names the pseudonym.
  expect(await server.db.selectFrom('messages').select(['system_for_id', 'nome']).execute()).toEqual([
    { system_for_id: admin.id, nome: expect.stringContaining(row.nome) },
  ])
  expect(await requestOf(person)).toMatchObject({ state: 'done', protocol, note: '' })
  expect((await auditOf(server, 'user', person.id)).at(-1)).toMatchObject({
    event: 'ownData.erased',
    actor_id: admin.id,
  })

  const tables = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(server.db)
  const left: string[] = []
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ row: object }>`select to_jsonb(t) as row from ${sql.table(name)} t
      where to_jsonb(t)::text ilike '%quiteria.unica%' or to_jsonb(t)::text ilike ${`%${nome}%`}`.execute(server.db)
    for (const found of rows) left.push(`${name}: ${JSON.stringify(found.row)}`)
  }
  // The last mail, which says that it was done.
  expect(left.filter((it) => !(it.startsWith('mails:') && it.includes(protocol)))).toEqual([])
})

test('erased, the same e-mail is free for a new account', async () => {
  const [admin] = await admins()
  const person = await makePerson(server.db, { email: 'volta@test.example' })
  await ask(person)
  await decide(admin, (await requestOf(person)).id)
  expect((await makePerson(server.db, { email: 'volta@test.example' })).id).not.toBe(person.id)
})
