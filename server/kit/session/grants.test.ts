import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { can, defaultGrants } from '#contract/access/can.ts'
import { matrixGrants } from '#contract/access/matrix.ts'
import type { Db } from '#server/db/open.ts'
import { makeGrantStore, seedGrants, touchGrants } from '#server/kit/session/grants.ts'
import { makePerson } from '#server/testing/make.ts'
import { send } from '#server/testing/scene.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())
beforeEach(async () => {
  await server.db.deleteFrom('grants').execute()
  await server.db.deleteFrom('settings').where('key', 'in', ['grants_seeded', 'grants_version']).execute()
  await seed()
})

const seed = () => server.db.transaction().execute(seedGrants)
const rows = () => server.db.selectFrom('grants').selectAll().execute()
const revoke = (db: Db, act: string, role: number) =>
  db.deleteFrom('grants').where('thing', '=', 'loop').where('act', '=', act).where('role', '=', role).execute()

describe('the first start', () => {
  test('fills the table from the matrix, row for row', async () => {
    expect(await rows()).toHaveLength(matrixGrants.length)
    expect(await makeGrantStore().at(server.db, 0)).toEqual(defaultGrants)
  })
})

describe('a later start', () => {
  test('gives back nothing that somebody has taken away', async () => {
    await revoke(server.db, 'list', 2)
    await seed()
    expect(await rows()).toHaveLength(matrixGrants.length - 1)
  })

  test('takes nothing away that somebody has given', async () => {
    await server.db.insertInto('grants').values({ thing: 'loop', act: 'list', role: 9 }).execute()
    await seed()
    expect(await rows()).toHaveLength(matrixGrants.length + 1)
  })

  test('of a version with more permissions brings those, and only those', async () => {
    const before = matrixGrants.filter((it) => it.thing !== 'aura').map((it) => `${it.thing}.${it.act}`)
    await server.db
      .updateTable('settings')
      .set({ value: JSON.stringify([...new Set(before)]) })
      .where('key', '=', 'grants_seeded')
      .execute()
    await server.db.deleteFrom('grants').where('thing', '=', 'aura').execute()
    await revoke(server.db, 'list', 2)
    await seed()
    expect(await rows()).toHaveLength(matrixGrants.length - 1)
  })

  test('at the same time as another leaves the same rows', async () => {
    await server.db.deleteFrom('grants').execute()
    await server.db.deleteFrom('settings').where('key', '=', 'grants_seeded').execute()
    await Promise.all([seed(), seed(), seed()])
    expect(await rows()).toHaveLength(matrixGrants.length)
  })
})

describe('a change', () => {
  const list = (token: string | undefined) => send(server, { method: 'GET', url: '/api/loops', token })

  test('counts on every server with the call after its commit', async () => {
    const token = await (await server.as(await makePerson(server.db, { role: 2 }))).token()
    expect((await list(token)).statusCode).toBe(200)
    const undone = server.db.transaction().execute(async (tx) => {
      await revoke(tx, 'list', 2)
      await touchGrants(tx)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect((await list(token)).statusCode).toBe(200)
    await server.db.transaction().execute(async (tx) => {
      await revoke(tx, 'list', 2)
      await touchGrants(tx)
    })
    expect((await list(token)).statusCode).toBe(403)
  })

  test('gives each version a number of its own', async () => {
    const version = async () => {
      const row = await server.db
        .selectFrom('settings')
        .select('value')
        .where('key', '=', 'grants_version')
        .executeTakeFirst()
      return row?.value
    }
    // Filling the table is the first change: who runs meanwhile reads it.
    expect(await version()).toBe(1)
    await seed()
    expect(await version()).toBe(1)
    await Promise.all(Array.from({ length: 5 }, () => touchGrants(server.db)))
    expect(await version()).toBe(6)
  })
})

describe('what a server remembers', () => {
  test('is read once a version', async () => {
    const store = makeGrantStore()
    expect(can(await store.at(server.db, 1), 2, 'loop.list')).toBe(true)
    await revoke(server.db, 'list', 2)
    expect(can(await store.at(server.db, 1), 2, 'loop.list')).toBe(true)
    expect(can(await store.at(server.db, 2), 2, 'loop.list')).toBe(false)
  })

  test('is not upset by rows of acts that no longer exist', async () => {
    await server.db
      .insertInto('grants')
      .values([
        { thing: 'loop', act: 'teleport', role: 4 },
        { thing: 'ghost', act: 'open', role: 4 },
      ])
      .execute()
    expect(await makeGrantStore().at(server.db, 1)).toEqual(defaultGrants)
  })
})
