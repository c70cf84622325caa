import type { AddressInfo } from 'node:net'
import { io, type Socket } from 'socket.io-client'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Permission } from '#contract/access/matrix.ts'
import { permissionCalls } from '#contract/permission/permission.calls.ts'
import { mayHear } from '#contract/shows.ts'
import type { Live } from '#server/kit/live/live.ts'
import { LIVE_PATH, serveLive } from '#server/kit/live/liveServer.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer, type Visitor } from '#server/testing/testServer.ts'

let server: TestServer
let live: Live
let admin: Visitor
let address: string
const sockets: Socket[] = []

beforeAll(async () => {
  server = await freshServer()
  admin = await server.as(await makePerson(server.db, { role: 1 }))
  const { app, db, services } = server
  await app.listen({ port: 0, host: '127.0.0.1' })
  live = await serveLive({ http: app.server, db, grants: makeGrantStore(), services, mayHear })
  address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`
})
afterAll(async () => {
  for (const socket of sockets) socket.disconnect()
  await live.close()
  await server.close()
})

interface Page {
  user_id: number
  heard: string[]
}

/** A page of somebody, with the events it has heard. */
const page = async (role: 4 | 8): Promise<Page> => {
  const person = await makePerson(server.db, { role })
  const token = await (await server.as(person)).token()
  const socket = io(address, { path: LIVE_PATH, auth: { token }, transports: ['websocket'], reconnection: false })
  sockets.push(socket)
  const heard: string[] = []
  socket.on('tell', (it: { event: string }) => heard.push(it.event))
  await new Promise<void>((resolve, reject) => {
    socket.on('connect', () => resolve())
    socket.on('connect_error', reject)
  })
  return { user_id: person.id, heard }
}

let marks = 0
/** All that was told before has arrived once this has: a socket keeps the order. */
const settled = async ({ user_id, heard }: Page): Promise<void> => {
  const mark = `mark ${(marks += 1)}`
  live.tell(`user:${user_id}`, mark)
  await expect.poll(() => heard).toContain(mark)
}
const timesHeard = ({ heard }: Page, event: string): number => heard.filter((it) => it === event).length

/** Edits as the screen does, and hands on what the call told. */
const change = async (it: { grant?: Permission[]; revoke?: Permission[] }): Promise<void> => {
  const { version } = (await admin.call(permissionCalls.list, {})).body
  server.liveEvents.length = 0
  await admin.call(permissionCalls.save, { role: 8, version, ...it })
  await expect.poll(() => server.liveEvents.filter((it) => it.topic === 'grants')).toHaveLength(1)
  for (const { topic, event, data } of server.liveEvents.filter((it) => it.topic === 'grants'))
    live.tell(topic, event, data)
}

test('pages that are open follow the permissions: told of the change, and let into other people’s loops or out of them', async () => {
  const supervisor = await page(8)
  const looper = await page(4)
  const loopTold = () => live.tell('loops', 'loop.changed')

  loopTold()
  await change({ grant: ['loop.seeAll'] })
  await expect.poll(() => supervisor.heard).toEqual(['grants.changed'])
  // Telling and joining are not one step; a page that refetches after the first is told again by the next loop.
  await expect
    .poll(() => {
      loopTold()
      return supervisor.heard
    })
    .toContain('loop.changed')

  await change({ revoke: ['loop.seeAll'] })
  await expect.poll(() => timesHeard(supervisor, 'grants.changed')).toBe(2)
  await expect
    .poll(async () => {
      await settled(supervisor)
      const before = timesHeard(supervisor, 'loop.changed')
      loopTold()
      await settled(supervisor)
      return timesHeard(supervisor, 'loop.changed') - before
    })
    .toBe(0)
  await settled(looper)
  expect(looper.heard).toEqual(['grants.changed', 'grants.changed', `mark ${marks}`])
})
