import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fileCalls } from '#contract/file/file.calls.ts'
import { systemCalls } from '#contract/system/system.ts'
import { patch } from '#server/testing/files.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

const file = { use: 'attachment', nome: 'ata.txt', type: 'text/plain', size: 4 } as const

describe('health', () => {
  let server: TestServer
  beforeAll(async () => {
    server = await freshServer()
  })
  afterAll(() => server.close())

  test('names the database, the queue, the disk and Redis', async () => {
    const { status, body } = await server.nobody.call(systemCalls.health, {})
    expect(status).toBe(200)
    expect(body).toMatchObject({ status: 'ok', database: 'ok', queue: 'ok', disk: 'ok', redis: 'off' })
  })
})

describe('the database', () => {
  test('answers health beside a transaction that keeps everybody else waiting', async () => {
    const server = await freshServer()
    const held = Promise.withResolvers<void>()
    const begun = Promise.withResolvers<void>()
    const transactions = Array.from({ length: server.url === undefined ? 1 : 20 }, () =>
      server.db.transaction().execute(async (db) => {
        await sql`select 1`.execute(db)
        begun.resolve()
        await held.promise
      }),
    )
    await begun.promise
    const { status, body } = await server.nobody.call(systemCalls.health, {})
    held.resolve()
    await Promise.all(transactions)
    expect([status, body]).toMatchObject([200, { status: 'ok', database: 'ok' }])
    await server.close()
  })

  test('that is gone is said by health', async () => {
    const server = await freshServer()
    await server.store.close()
    const { status, body } = await server.nobody.call(systemCalls.health, {})
    expect([status, body]).toMatchObject([503, { status: 'degraded', database: 'down' }])
    // Its database is closed already.
    await server.app.close()
  })
})

describe('a disk without room', () => {
  let roomy: TestServer
  let server: TestServer
  beforeAll(async () => {
    roomy = await freshServer()
    // More than any disk has.
    server = await freshServer({ environment: { DISK_FREE_MB: '1000000000' } })
  })
  afterAll(async () => {
    await server.close()
    await roomy.close()
  })

  test('is said by health, which stays 200: reading goes on', async () => {
    const { status, body } = await server.nobody.call(systemCalls.health, {})
    expect([status, body]).toMatchObject([200, { status: 'degraded', database: 'ok', disk: 'full' }])
  })

  test('takes no file, and says why in the language of whoever sends it', async () => {
    for (const [locale, sentence] of [
      ['pt', /disco do servidor está cheio/],
      ['en', /disk is full/],
    ] as const) {
      const person = await makePerson(server.db)
      await server.db.updateTable('users').set({ locale }).where('id', '=', person.id).execute()
      const me = await server.as(person)
      const { status, body } = await me.raw(fileCalls.begin, file)
      expect([status, body['type']]).toEqual([503, '/problems/common.diskFull'])
      expect(body['title']).toMatch(sentence)
    }
    expect(await server.db.selectFrom('files').select('id').execute()).toEqual([])
  })

  test('takes no further part of a file that was begun while there was some', async () => {
    const me = await roomy.as(await makePerson(roomy.db))
    const { upload } = (await me.call(fileCalls.begin, file)).body.data
    Object.assign(roomy.services.config, { DISK_FREE_MB: 1_000_000_000 })
    const refused = await patch(roomy, me, { upload, body: Buffer.from('1234') })
    expect([refused.statusCode, refused.json()]).toMatchObject([503, { type: '/problems/common.diskFull' }])
  })
})
