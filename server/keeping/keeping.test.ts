import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { purgeKept } from '#server/keeping/keeping.data.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-07-10T12:00:00Z' })
})
afterAll(() => server.close())

const purge = () => purgeKept(server.db, server.clock.now())

test('notes leave read after 90 days, unread after six months', async () => {
  const { id: user_id } = await makePerson(server.db)
  const note = (link: string, created_at: string, read_at: string | null = null) =>
    server.db
      .insertInto('notifications')
      .values({ user_id, word: 'notification.loopForced', link, created_at, read_at })
      .execute()
  await note('/old', '2026-01-10T11:59:00Z')
  await note('/unread', '2026-01-10T12:01:00Z')
  await note('/read-old', '2026-04-11T11:00:00Z', '2026-07-10T11:00:00Z')
  await note('/read', '2026-04-11T13:00:00Z', '2026-04-11T14:00:00Z')
  expect(await purge()).toMatchObject({ notifications: 2 })
  const left = await server.db.selectFrom('notifications').select('link').orderBy('id').execute()
  expect(left.map((it) => it.link)).toEqual(['/unread', '/read'])
})

test('answers of calls by key leave after 30 days', async () => {
  const { id: user_id } = await makePerson(server.db)
  const row = (key: string, created_at: string) => ({ user_id, key, call: 'POST /api/x', hash: '0', created_at })
  const rows = [row('old', '2026-06-10T11:59:00Z'), row('young', '2026-06-10T12:01:00Z')]
  await server.db.insertInto('idempotency_keys').values(rows).execute()
  expect(await purge()).toMatchObject({ idempotency_keys: 1 })
  expect(await server.db.selectFrom('idempotency_keys').select('key').execute()).toEqual([{ key: 'young' }])
})

test('mails leave 30 days after they were sent, 90 when they were not; one that waits stays', async () => {
  const mail = (subject: string, status: 'waiting' | 'sent' | 'failed' | 'kept', created_at: string) =>
    server.db
      .insertInto('mails')
      .values({
        code: randomUUID(),
        to_address: 'a@test.example',
        subject,
        body_text: '',
        body_html: '',
        status,
        created_at,
      })
      .execute()
  await mail('sent old', 'sent', '2026-06-10T11:00:00Z')
  await mail('sent', 'sent', '2026-06-10T13:00:00Z')
  await mail('failed old', 'failed', '2026-04-11T11:00:00Z')
  await mail('failed', 'failed', '2026-06-01T11:00:00Z')
  await mail('kept old', 'kept', '2026-04-11T11:00:00Z')
  await mail('waiting', 'waiting', '2025-01-01T00:00:00Z')
  expect(await purge()).toMatchObject({ mails: 3 })
  const left = await server.db.selectFrom('mails').select('subject').orderBy('id').execute()
  expect(left.map((it) => it.subject)).toEqual(['sent', 'failed', 'waiting'])
})

test('invitations, requests and Club codes leave half a year after they ended; what still leads somewhere stays', async () => {
  const { id: by } = await makePerson(server.db, { role: 1 })
  const pending = await makePerson(server.db, { status: 0 })
  const [old, young] = ['2026-01-05T12:00:00Z', '2026-02-01T12:00:00Z']
  const invited = (email: string, more: object = {}) => ({
    email,
    role: 4,
    locale: 'pt' as const,
    invited_by: by,
    created_at: '2025-12-29T12:00:00Z',
    expires_at: old,
    ...more,
  })
  await server.db
    .insertInto('invitations')
    .values([
      invited('expired@test.example'),
      invited('accepted@test.example', { state: 'accepted', ended_at: old, expires_at: young }),
      invited('revoked@test.example', { state: 'revoked', ended_at: young }),
      invited('waits@test.example', { expires_at: '2026-07-12T12:00:00Z' }),
      invited('pending@test.example', { user_id: pending.id }),
    ])
    .execute()
  const asked = (email: string, created_at: string, more: object = {}) => ({
    email,
    nome: 'X',
    reason: 'x',
    locale: 'pt' as const,
    created_at,
    ...more,
  })
  await server.db
    .insertInto('invitation_requests')
    .values([
      asked('declined@test.example', old, { state: 'declined', decided_at: old }),
      asked('invited@test.example', old, { state: 'invited', decided_at: young }),
      asked('forgotten@test.example', '2025-07-09T12:00:00Z'),
      asked('open@test.example', old),
    ])
    .execute()
  const code = (nome: string, more: object) => ({
    nome,
    code: `codigo-${nome}`,
    uses_left: 1,
    uses_total: 2,
    made_by: by,
    created_at: '2025-12-01T12:00:00Z',
    expires_at: young,
    ...more,
  })
  const [gone] = await server.db
    .insertInto('club_codes')
    .values([code('closed', { closed_at: old }), code('ended', {})])
    .returning('id')
    .execute()
  await server.db
    .insertInto('club_uses')
    .values({ club_code_id: gone?.id ?? 0, email: 'guest@test.example', used_at: old })
    .execute()
  expect(await purge()).toMatchObject({ invitations: 2, invitation_requests: 2, club_codes: 1 })
  const left = async (table: 'invitations' | 'invitation_requests') =>
    (await server.db.selectFrom(table).select('email').orderBy('id').execute()).map((it) => it.email.split('@')[0])
  expect(await left('invitations')).toEqual(['revoked', 'waits', 'pending'])
  expect(await left('invitation_requests')).toEqual(['invited', 'open'])
  expect(await server.db.selectFrom('club_uses').selectAll().execute()).toEqual([])
})

test('marks of discarded loops leave after a week, however many there are', async () => {
  const { id: user_id } = await makePerson(server.db)
  const marks = Array.from({ length: 5001 }, () => ({ user_id, client_id: randomUUID(), at: '2026-07-03T11:59:00Z' }))
  await server.db.insertInto('discarded_loops').values(marks).execute()
  const young = randomUUID()
  await server.db
    .insertInto('discarded_loops')
    .values({ user_id, client_id: young, at: '2026-07-03T12:01:00Z' })
    .execute()
  expect(await purge()).toMatchObject({ discarded_loops: 5001 })
  expect(await server.db.selectFrom('discarded_loops').select('client_id').execute()).toEqual([{ client_id: young }])
})

test('what hung on a loop leaves once the loop cannot come back', async () => {
  const person = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [person] })
  const loop = await makeLoop(server.db, {
    user: person,
    atom,
    from: '2026-03-09T12:00:00Z',
    to: '2026-03-09T13:00:00Z',
  })
  const on = { thing: 'loop', user_id: person.id, at: server.clock.now() }
  await server.db
    .insertInto('watchers')
    .values([
      { ...on, thing_id: loop },
      { ...on, thing_id: 2_000_000_000 },
      { ...on, thing: 'sector', thing_id: 2_000_000_000 },
    ])
    .execute()
  const file = { use: 'attachment' as const, nome: 'ata.txt', type: 'text/plain', size: 1, state: 'ready' as const }
  const claimed = { owner_id: person.id, created_at: server.clock.now(), claimed_at: server.clock.now() }
  const attached = [loop, 2_000_000_000].map((thing_id) => ({
    ...file,
    ...claimed,
    key: randomUUID(),
    thing: 'loop',
    thing_id,
  }))
  await server.db.insertInto('files').values(attached).execute()
  expect(await purge()).toMatchObject({ watchers: 1, comments: 0, relations: 0, files: 1 })
  const left = await server.db.selectFrom('files').select('thing_id').where('removed_at', 'is', null).execute()
  expect(left).toEqual([{ thing_id: loop }])
  expect(await server.db.selectFrom('watchers').select('thing').orderBy('thing').execute()).toEqual([
    { thing: 'loop' },
    { thing: 'sector' },
  ])
})

test('imports leave after 90 days, files that nobody imported after a week; their lines go with them', async () => {
  const { id: user_id } = await makePerson(server.db)
  const sent = async (name: string, state: 'mapping' | 'done', moved_at: string) => {
    const row = { headers: '[]', mapping: '[]', match: 'nome', existing: 'skip' as const, delimiter: ';', lines: 1 }
    const { id } = await server.db
      .insertInto('imports')
      .values({ ...row, user_id, thing: 'sector', name, state, created_at: moved_at, moved_at })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db.insertInto('import_lines').values({ import_id: id, line: 2, cells: '[]' }).execute()
  }
  await sent('done old', 'done', '2026-04-11T11:00:00Z')
  await sent('done', 'done', '2026-04-11T13:00:00Z')
  await sent('forgotten', 'mapping', '2026-07-03T11:00:00Z')
  await sent('begun', 'mapping', '2026-07-03T13:00:00Z')
  expect(await purge()).toMatchObject({ imports: 2 })
  const left = await server.db
    .selectFrom('import_lines')
    .innerJoin('imports', 'id', 'import_id')
    .select('name')
    .orderBy('id')
    .execute()
  expect(left.map((it) => it.name)).toEqual(['done', 'begun'])
})
