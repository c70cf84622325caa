import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { atomList } from '#contract/atom/atom.ts'
import { waitingCalls } from '#contract/home/home.calls.ts'
import { looperCalls, looperList } from '#contract/looper/looper.ts'
import { loopRequestStatus } from '#contract/loopRequest/loopRequest.steps.ts'
import { ownDataCalls } from '#contract/ownData/ownData.ts'
import { makeAtom, makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => server.close())

const told = async (role: 1 | 2 | 3 | 4 | 7) =>
  (await (await server.as(await makePerson(server.db, { role }))).call(waitingCalls.counts, {})).body

test('tells each role what waits for its decision, and nothing that it may not open', async () => {
  const nothing = {
    registrations: 0,
    requests: 0,
    loop_requests: 0,
    weeks: 0,
    atoms_late: 0,
    erasures: 0,
    erasures_late: 0,
    without_value: 0,
  }
  expect(await told(1)).toEqual({ ...nothing, mails: 0 })
  const person = await makePerson(server.db)
  await (await server.as(person)).call(ownDataCalls.erase, { note: '' })
  await server.db
    .insertInto('invitation_requests')
    .values([
      { email: 'a@test.example', nome: 'A', reason: 'x', locale: 'pt', created_at: server.clock.now() },
      {
        email: 'b@test.example',
        nome: 'B',
        reason: 'x',
        locale: 'pt',
        state: 'declined',
        created_at: server.clock.now(),
      },
    ])
    .execute()
  const mail = { to_address: 'a@test.example', subject: 'x', body_text: '', body_html: '' }
  await server.db
    .insertInto('mails')
    .values([
      { ...mail, code: randomUUID(), status: 'failed', created_at: server.clock.now() },
      { ...mail, code: randomUUID(), status: 'sent', created_at: server.clock.now() },
    ])
    .execute()
  expect(await told(1)).toEqual({ ...nothing, requests: 1, erasures: 1, mails: 1 })
  expect(await told(7)).toEqual({ ...nothing, requests: 1, erasures: 1 })
  for (const role of [3, 4] as const) expect(await told(role)).toEqual({})
  expect(await told(2)).toEqual({ atoms_late: 0 })
  server.clock.advance(16 * 24 * 3600)
  expect(await told(7)).toMatchObject({ erasures: 1, erasures_late: 1 })
})

test('counts the requests for loops that wait, for those who decide them', async () => {
  const ana = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [ana] })
  const asked = (hour: string, status: number) => ({
    user_id: ana.id,
    atomo_id: atom.id,
    inicio: `2026-03-09T${hour}:00:00Z`,
    fim: `2026-03-09T${hour}:30:00Z`,
    tipo: 1,
    descricao: 'Ata',
    ajustes: 'Esqueci',
    created_at: server.clock.now(),
    status,
  })
  const { waiting, withdrawn } = loopRequestStatus.of
  await server.db
    .insertInto('loop_requests')
    .values([asked('12', waiting), asked('14', waiting), asked('16', withdrawn)])
    .execute()
  expect([(await told(1)).loop_requests, (await told(7)).loop_requests]).toEqual([2, 2])
  expect((await told(2)).loop_requests).toBe(undefined)
  expect(await told(4)).toEqual({})
})

test('counts active loopers without an hourly value, as the filter of the list does, until the value is set', async () => {
  const bare = { valor_hora_centavos: 0 }
  const ana = await makePerson(server.db, { ...bare, nome: 'Ana' })
  await makePerson(server.db, { ...bare, status: 2 })
  await makePerson(server.db, { ...bare, role: 1 })
  await makePerson(server.db, { ...bare, role: 6 })
  const gone = await makePerson(server.db, bare)
  await server.db.updateTable('users').set({ deleted_at: server.clock.now() }).where('id', '=', gone.id).execute()
  const director = await server.as(await makePerson(server.db, { role: 7 }))
  expect([(await told(1)).without_value, (await told(7)).without_value]).toEqual([1, 1])
  expect((await told(2)).without_value).toBe(undefined)

  const asked = { role: '4', status: '1', without_value: 'true' }
  const listed = async () => (await director.call(looperList.calls.list, asked)).body.data.map((row) => row.id)
  expect(await listed()).toEqual([ana.id])
  const manager = await server.as(await makePerson(server.db, { role: 2 }))
  expect((await manager.raw(looperList.calls.list, asked)).status).toBe(403)

  const { version } = (await director.call(looperCalls.show, { id: ana.id })).body.data
  await director.call(looperCalls.update, { id: ana.id, version, valor_hora_centavos: 9000 })
  expect([(await told(7)).without_value, await listed()]).toEqual([0, []])
})

test('counts late atoms for the manager, exactly those of the list that it leads to', async () => {
  const manager = await server.as(await makePerson(server.db, { role: 2 }))
  const late = await makeAtom(server.db, { nome: 'Atrasado' })
  const ended = await makeAtom(server.db, { status: 2 })
  await server.db.updateTable('atoms').set({ data: '2026-03-01' }).where('id', 'in', [late.id, ended.id]).execute()
  await server.db.updateTable('atoms').set({ data_fim: '2026-03-05' }).where('id', '=', ended.id).execute()
  expect((await told(2)).atoms_late).toBe(1)
  expect((await manager.raw(atomList.calls.list, { late: 'true', status: '0,1' })).body['total']).toBe(1)
  expect((await told(4)).atoms_late).toBeUndefined()
})
