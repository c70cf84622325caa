import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Role } from '#contract/access/roles.ts'
import { authCalls } from '#contract/auth/auth.calls.ts'
import { fileCalls } from '#contract/file/file.calls.ts'
import { homeCalls } from '#contract/home/home.calls.ts'
import { DEFAULT_PHOTO } from '#contract/kit/person/photo.ts'
import { looperCalls, looperList } from '#contract/looper/looper.ts'
import { profileCalls } from '#contract/profile/profile.ts'
import { teamCalls } from '#contract/team/team.calls.ts'
import { readyFile, sendFile } from '#server/testing/files.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { auditOf } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let body: Buffer
beforeAll(async () => {
  server = await freshServer()
  body = await sharp({ create: { width: 8, height: 8, channels: 3, background: '#2563eb' } })
    .png()
    .toBuffer()
})
afterAll(() => server.close())

const somebody = async (role: Role = 4) => {
  const person = await makePerson(server.db, { role })
  return { person, me: await server.as(person) }
}
type Visitor = Awaited<ReturnType<typeof somebody>>['me']
const photo = () => ({ use: 'photo', nome: 'eu.png', type: 'image/png', body }) as const
const save = (me: Visitor, foto: number | null, version = 1) => me.raw(profileCalls.update, { version, foto })
const refusedField = [{ path: 'foto', message: 'Este arquivo não está mais disponível. Envie-o de novo.' }]

describe('an own photo', () => {
  test('is claimed by the profile, exchanged and removed, with its bytes', async () => {
    const { person, me } = await somebody()
    const first = await readyFile(server, me, photo())
    const second = await readyFile(server, me, photo())
    expect(await save(me, first.id)).toMatchObject({ status: 200, body: { data: { foto: first.id, version: 2 } } })
    expect((await me.call(authCalls.user, {})).body.data.foto).toBe(first.id)
    // Claimed, it outlives the day that unclaimed ones have.
    server.clock.advance(25 * 3600)
    await server.runJob('file.sweep')
    expect((await me.call(fileCalls.link, { id: first.id })).status).toBe(200)
    const third = await readyFile(server, me, photo())
    expect((await save(me, third.id, 2)).status).toBe(200)
    expect((await me.call(fileCalls.link, { id: first.id })).status).toBe(404)
    expect(await save(me, null, 3)).toMatchObject({ status: 200, body: { data: { foto: null } } })
    await server.runJob('file.sweep')
    const left = await server.db.selectFrom('files').select('id').where('owner_id', '=', person.id).execute()
    expect(left).toEqual([])
    expect(second.id).not.toBe(first.id)
    const entry = (await auditOf(server, 'user', person.id)).at(-1)
    expect([entry?.event, entry?.detail]).toEqual([
      'user.profileEdited',
      { before: { foto: third.id }, after: { foto: null } },
    ])
  })

  test('is only what is their own, ready, a photo, and claimed by nothing', async () => {
    const { me } = await somebody()
    const { me: other } = await somebody()
    const theirs = await readyFile(server, other, photo())
    const paper = await readyFile(server, me, { ...photo(), use: 'attachment' })
    const unchecked = await sendFile(server, me, photo())
    const dropped = await readyFile(server, me, photo())
    await me.call(fileCalls.discard, { id: dropped.id })
    for (const id of [theirs.id, paper.id, unchecked.id, dropped.id, 2_147_483_647])
      expect((await save(me, id)).body['errors']).toEqual(refusedField)
    expect((await save(other, theirs.id)).status).toBe(200)
    // A second time it is no longer for the taking, not even by whom it belongs to.
    expect((await save(other, null, 2)).status).toBe(200)
    expect((await save(other, theirs.id, 3)).body['errors']).toEqual(refusedField)
    expect((await me.call(profileCalls.show, {})).body.data).toMatchObject({ foto: null, version: 1 })
  })

  test('is seen by whoever may see the person, asked each time', async () => {
    const { person, me } = await somebody()
    const { person: client, me: theirClient } = await somebody(3)
    const { me: stranger } = await somebody()
    const { me: clientElsewhere } = await somebody(3)
    const { person: mate, me: colleague } = await somebody()
    const { me: manager } = await somebody(2)
    const place = await makePlace(server.db)
    await server.db
      .insertInto('venture_members')
      .values([person, mate].map(({ id }) => ({ venture_id: place.venture_id, user_id: id })))
      .execute()
    const { id: cliente_id } = await server.db
      .insertInto('clients')
      .values({ nome: 'Clínica', created_at: server.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow()
    await server.db.updateTable('ventures').set({ cliente_id }).where('id', '=', place.venture_id).execute()
    await server.db.updateTable('users').set({ cliente_id }).where('id', '=', client.id).execute()
    const { id } = await readyFile(server, me, photo())
    await save(me, id)
    const seenBy = (visitors: Visitor[]) =>
      Promise.all(visitors.map(async (it) => (await it.call(fileCalls.link, { id })).status))
    expect(await seenBy([me, colleague, theirClient, manager])).toEqual([200, 200, 200, 200])
    expect(await seenBy([stranger, clientElsewhere])).toEqual([404, 404])
    await server.db.deleteFrom('venture_members').where('user_id', '=', mate.id).execute()
    expect(await seenBy([colleague])).toEqual([404])
  })
})

/** `foto` of a person in every row that the specification gives one. */
const photosOf = async ({ person, me, admin }: { person: { id: number }; me: Visitor; admin: Visitor }) => {
  const own = (await me.call(authCalls.user, {})).body.data.foto
  const listed = (await admin.call(looperList.calls.list, { per_page: 100 })).body.data
  const page = (await admin.call(looperCalls.show, { id: person.id })).body.data.foto
  const members = (await admin.call(teamCalls.list, {})).body.data.flatMap((it) => it.members)
  const running = (await admin.call(homeCalls.team, {})).body.running
  return [
    own,
    listed.find((it) => it.id === person.id)?.foto,
    page,
    members.find((it) => it.user_id === person.id)?.foto,
    running.find((it) => it.user_id === person.id)?.foto,
  ]
}

describe('no photo', () => {
  test('is the default image in every row, never null; an own photo takes its place', async () => {
    const { person, me } = await somebody()
    const { me: admin } = await somebody(1)
    const atom = await makeAtom(server.db, { loopers: [person] })
    await server.db.insertInto('venture_members').values({ venture_id: atom.venture_id, user_id: person.id }).execute()
    await makeLoop(server.db, { user: person, atom, from: server.clock.now().toISOString() })
    expect(await photosOf({ person, me, admin })).toEqual(Array.from({ length: 5 }, () => DEFAULT_PHOTO))
    const { id } = await readyFile(server, me, photo())
    await save(me, id)
    expect(await photosOf({ person, me, admin })).toEqual(Array.from({ length: 5 }, () => id))
  })

  test('has an image that anybody may read and keep', async () => {
    const { statusCode, headers, body: image } = await server.app.inject({ url: DEFAULT_PHOTO })
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/svg+xml; charset=utf-8'])
    expect(headers['cache-control']).toBe('public, max-age=86400')
    expect(image).toMatch(/^<svg [^>]*width="256" height="256"[^]*<\/svg>\s*$/)
    // The name of its format is its only address: it reads nothing from elsewhere.
    expect(image.match(/\w+:\/\/[^"]+/g)).toEqual(['http://www.w3.org/2000/svg'])
  })
})
