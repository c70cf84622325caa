import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { can, defaultGrants } from '#contract/access/can.ts'
import { matrixGrants } from '#contract/access/matrix.ts'
import type { Db } from '#server/db/open.ts'
import { makeGrantStore, seedGrants, touchGrants } from '#server/kit/session/grants.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'
import { send } from '#server/testing/scene.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse()
})
afterAll(() => house.close())
beforeEach(async () => {
  await house.db.deleteFrom('grants').execute()
  await house.db.deleteFrom('settings').where('key', 'in', ['grants_seeded', 'grants_version']).execute()
  await seed()
})

const seed = () => house.db.transaction().execute(seedGrants)
const rows = () => house.db.selectFrom('grants').selectAll().execute()
const revoke = (db: Db, act: string, role: number) =>
  db.deleteFrom('grants').where('thing', '=', 'loop').where('act', '=', act).where('role', '=', role).execute()

describe('the first start', () => {
  test('fills the table from the matrix, row for row', async () => {
    expect(await rows()).toHaveLength(matrixGrants.length)
    expect(await makeGrantStore().at(house.db, 0)).toEqual(defaultGrants)
  })
})

describe('a later start', () => {
  test('gives back nothing that somebody has taken away', async () => {
    await revoke(house.db, 'list', 2)
    await seed()
    expect(await rows()).toHaveLength(matrixGrants.length - 1)
  })

  test('takes nothing away that somebody has given', async () => {
    await house.db.insertInto('grants').values({ thing: 'loop', act: 'list', role: 9 }).execute()
    await seed()
    expect(await rows()).toHaveLength(matrixGrants.length + 1)
  })

  test('of a version with more permissions brings those, and only those', async () => {
    const before = matrixGrants.filter((it) => it.thing !== 'aura').map((it) => `${it.thing}.${it.act}`)
    await house.db
      .updateTable('settings')
      .set({ value: JSON.stringify([...new Set(before)]) })
      .where('key', '=', 'grants_seeded')
      .execute()
    await house.db.deleteFrom('grants').where('thing', '=', 'aura').execute()
    await revoke(house.db, 'list', 2)
    await seed()
    expect(await rows()).toHaveLength(matrixGrants.length - 1)
  })

  test('at the same time as another leaves the same rows', async () => {
    await house.db.deleteFrom('grants').execute()
    await house.db.deleteFrom('settings').where('key', '=', 'grants_seeded').execute()
    await Promise.all([seed(), seed(), seed()])
    expect(await rows()).toHaveLength(matrixGrants.length)
  })
})

describe('a change', () => {
  const list = (token: string | undefined) => send(house, { method: 'GET', url: '/api/loops', token })

  test('counts on every server with the call after its commit', async () => {
    const token = await (await house.as(await makePerson(house.db, { role: 2 }))).token()
    expect((await list(token)).statusCode).toBe(200)
    const undone = house.db.transaction().execute(async (tx) => {
      await revoke(tx, 'list', 2)
      await touchGrants(tx)
      throw new Error('no')
    })
    await expect(undone).rejects.toThrow('no')
    expect((await list(token)).statusCode).toBe(200)
    await house.db.transaction().execute(async (tx) => {
      await revoke(tx, 'list', 2)
      await touchGrants(tx)
    })
    expect((await list(token)).statusCode).toBe(403)
  })

  test('gives each version a number of its own', async () => {
    const version = async () => {
      const row = await house.db
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
    await Promise.all(Array.from({ length: 5 }, () => touchGrants(house.db)))
    expect(await version()).toBe(6)
  })
})

describe('what a server remembers', () => {
  test('is read once a version', async () => {
    const store = makeGrantStore()
    expect(can(await store.at(house.db, 1), 2, 'loop.list')).toBe(true)
    await revoke(house.db, 'list', 2)
    expect(can(await store.at(house.db, 1), 2, 'loop.list')).toBe(true)
    expect(can(await store.at(house.db, 2), 2, 'loop.list')).toBe(false)
  })

  test('is not upset by rows of acts that no longer exist', async () => {
    await house.db
      .insertInto('grants')
      .values([
        { thing: 'loop', act: 'teleport', role: 4 },
        { thing: 'ghost', act: 'open', role: 4 },
      ])
      .execute()
    expect(await makeGrantStore().at(house.db, 1)).toEqual(defaultGrants)
  })
})
