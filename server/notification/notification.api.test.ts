import { afterAll, beforeAll, expect, test } from 'vitest'
import { notificationCalls } from '#contract/notification/notification.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makeAtom, makeLoop, makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse({ at: '2026-03-10T15:00:00Z' })
})
afterAll(() => house.close())

test('a forced stop notifies its owner; reading is one’s own', async () => {
  const person = await makePerson(house.db)
  const stranger = await makePerson(house.db)
  const atom = await makeAtom(house.db, { loopers: [person], nome: 'Tela de entrada' })
  const id = await makeLoop(house.db, { user: person, atom, from: '2026-03-10T12:00:00Z' })
  await house.runJob('loop.forceStops')
  const me = await house.as(person)
  const unread = await me.call(notificationCalls.unread, { userId: person.id })
  expect(unread.body).toMatchObject({
    status: 'success',
    data: { count: 1, unreads: [{ title: expect.stringContaining('Tela de entrada'), link: `/ponto/show/${id}` }] },
  })
  const other = await house.as(stranger)
  expect((await other.call(notificationCalls.unread, { userId: person.id })).status).toBe(403)
  const ids = unread.body.data.unreads.map((it) => it.id)
  expect((await other.call(notificationCalls.read, { ids })).body).toEqual({ read: 0 })
  expect((await me.call(notificationCalls.read, {})).body).toEqual({ read: 1 })
  expect((await me.call(notificationCalls.unread, { userId: person.id })).body.data).toEqual({ unreads: [], count: 0 })
  expect(house.told).toContainEqual(
    expect.objectContaining({ topic: `user:${person.id}`, event: 'notification.changed' }),
  )
})
