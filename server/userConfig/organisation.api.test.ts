import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fileCalls } from '#contract/file/file.calls.ts'
import { historyCalls } from '#contract/history/history.ts'
import { homeCalls } from '#contract/home/home.calls.ts'
import { invitationCalls } from '#contract/invitation/invitation.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { setupCalls } from '#contract/setup/setup.calls.ts'
import { supportCalls } from '#contract/support/support.calls.ts'
import { teamCalls } from '#contract/team/team.calls.ts'
import { userConfigCalls } from '#contract/userConfig/userConfig.ts'
import { readyFile } from '#server/testing/files.ts'
import { makeAtom, makeLoop, makePerson, makePlace } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

// A Tuesday, noon in São Paulo.
let server: TestServer
let me: Visitor
beforeAll(async () => {
  server = await freshServer({ at: '2026-03-10T15:00:00Z' })
  me = await server.as(await makePerson(server.db, { role: 1 }))
})
afterAll(() => server.close())

const set = async (more: object) => {
  const { body } = await me.call(userConfigCalls.show, {})
  return me.raw(userConfigCalls.update, { version: body.data.version, ...more })
}

test('the day on which weeks begin counts on home, with the team and in periods of lists', async () => {
  const ana = await makePerson(server.db)
  const atom = await makeAtom(server.db, { loopers: [ana], place: await makePlace(server.db, {}) })
  // On Sunday and on Monday.
  await makeLoop(server.db, { user: ana, atom, from: '2026-03-08T15:00:00Z', to: '2026-03-08T16:00:00Z' })
  await makeLoop(server.db, { user: ana, atom, from: '2026-03-09T15:00:00Z', to: '2026-03-09T15:30:00Z' })
  await me.call(teamCalls.add, { venture_id: atom.venture_id, user_id: ana.id, position: 1, room: 1, color: null })
  const visitor = await server.as(ana)
  const counted = async () => {
    const home = (await visitor.call(homeCalls.mine, {})).body
    const team = (await visitor.call(teamCalls.list, {})).body.data.flatMap((it) => it.members)
    const list = await visitor.call(loopCenterCalls.list, { page: 1, per_page: 10, sort: '-inicio', period: 'week' })
    return [home.week[0]?.day, home.week_seconds, team[0]?.week_seconds, list.body.sums['total']]
  }
  expect(await counted()).toEqual(['2026-03-08', 5400, 5400, 5400])
  expect((await set({ week_start: 1 })).status).toBe(200)
  expect(await counted()).toEqual(['2026-03-09', 1800, 1800, 1800])
  expect((await set({ week_start: 3 })).body['errors']).toMatchObject([{ path: 'week_start' }])
  await set({ week_start: 0 })
})

test('each holiday on a workday of the week takes a fifth off the hours that the team commits to', async () => {
  const ana = await makePerson(server.db)
  const { venture_id } = await makePlace(server.db, {})
  const { body } = await me.call(teamCalls.add, { venture_id, user_id: ana.id, position: 1, room: 1, color: null })
  await me.call(teamCalls.update, {
    ...which(venture_id, ana.id),
    version: body.data.members[0]?.version ?? 1,
    commitment: 1,
  })
  const expected = async () => {
    const { data } = (await me.call(teamCalls.list, { venture_id })).body
    return (data[0]?.members[0]?.expected_seconds ?? 0) / 3600
  }
  expect(await expected()).toBe(40)
  // A Friday of this week, its Saturday, and a Monday of the next one.
  const days = ['2026-03-13', '2026-03-14', '2026-03-16']
  await set({ holidays: days.map((day) => ({ day, nome: 'Festa' })) })
  expect(await expected()).toBe(32)
  await set({ holidays: [] })
})

const which = (venture_id: number, user_id: number) => ({ venture_id, user_id })

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#2563eb' } })

const exported = async () => {
  const url = '/api/sectors/export?format=pdf&columns=nome&sort=nome'
  const answer = await server.app.inject({ url, headers: { authorization: `Bearer ${await me.token()}` } })
  expect(answer.statusCode).toBe(200)
  return answer.rawPayload
}

test('the logo is written anew as PNG, printed on PDFs, replaced and taken off', async () => {
  const logo = { use: 'logo', nome: 'marca.jpg', type: 'image/jpeg' } as const
  const plain = await exported()
  const file = await readyFile(server, me, { ...logo, body: await image(1600, 200).jpeg().toBuffer() })
  expect(file).toMatchObject({ type: 'image/png', width: 800, height: 100 })
  expect((await set({ logo: file.id })).body['data']).toMatchObject({ logo: file.id })
  expect((await exported()).includes('/Subtype /Image')).toBe(true)
  const history = (await me.call(historyCalls.list, { thing: 'userConfig', id: 1 })).body.data
  expect(history.flatMap((entry) => entry.changes.map((it) => [it.field, it.after]))).toContainEqual([
    'logo',
    'marca.png',
  ])
  expect(plain.includes('/Subtype /Image')).toBe(false)
  expect((await me.call(fileCalls.link, { id: file.id })).status).toBe(200)
  const other = await server.as(await makePerson(server.db, { role: 4 }))
  expect((await other.raw(fileCalls.link, { id: file.id })).status).toBe(404)

  const next = await readyFile(server, me, { ...logo, body: await image(50, 50).png().toBuffer() })
  await set({ logo: next.id })
  expect((await me.raw(fileCalls.link, { id: file.id })).status).toBe(404)
  expect((await set({ logo: file.id })).body['errors']).toMatchObject([{ path: 'logo' }])
  await set({ logo: null })
  await server.runJob('file.sweep')
  expect((await exported()).includes('/Subtype /Image')).toBe(false)
})

test('a logo is begun by who may set it, is no SVG and no file of another use', async () => {
  const svg = { use: 'logo', nome: 'marca.svg', type: 'image/svg+xml', size: 200 } as const
  expect((await me.raw(fileCalls.begin, svg)).status).toBe(422)
  const large = { use: 'logo', nome: 'marca.png', type: 'image/png', size: 2_000_001 } as const
  expect((await me.raw(fileCalls.begin, large)).body['errors']).toMatchObject([{ path: 'size' }])
  const looper = await server.as(await makePerson(server.db, { role: 4 }))
  expect((await looper.raw(fileCalls.begin, { ...large, size: 10 })).status).toBe(403)
  const photo = { use: 'photo', nome: 'eu.png', type: 'image/png', body: await image(9, 9).png().toBuffer() } as const
  const own = await readyFile(server, me, photo)
  expect((await set({ logo: own.id })).body['errors']).toMatchObject([{ path: 'logo' }])
})

test('the default language is that of new people and of letters to who has chosen none', async () => {
  await set({ locale: 'en' })
  expect((await server.nobody.call(setupCalls.state, {})).body.locale).toBe('en')
  const { body } = await me.call(invitationCalls.create, { email: 'nova@fora.example', nome: '', role: 4 })
  expect(body.data).toMatchObject({ locale: 'en' })
  const author = await makePerson(server.db)
  await server.db.updateTable('users').set({ locale: null }).where('role', '=', 1).execute()
  const asked = { category: 'question', subject: 'Nota', message: 'Olá', email: 'eu@exemplo.com.br' } as const
  expect((await (await server.as(author)).raw(supportCalls.file, asked)).status).toBe(200)
  const letters = await server.db.selectFrom('mails').select('subject').orderBy('id').execute()
  expect(letters.at(-1)?.subject).toBe('[Support] Nota')
  await set({ locale: 'pt' })
})
