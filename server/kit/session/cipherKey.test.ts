import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { cipherKeys, forgetKeptKey } from '#server/kit/session/cipherKey.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
const work = mkdtempSync(join(tmpdir(), 'nucleo-key-'))
beforeAll(async () => {
  server = await freshServer()
})
afterAll(async () => {
  await server.close()
  rmSync(work, { recursive: true })
})

const none = { ENCRYPTION_KEY: undefined, DATABASE_URL: undefined }
const given = 'a key from the environment, 32 letters'

test('with the embedded database the key is made once, for the owner of its folder alone', async () => {
  const DATA_DIR = join(work, 'data')
  const { key } = await cipherKeys({ ...none, DATA_DIR }, server.db)
  expect(key).toMatch(/^[\w-]{64}$/)
  expect(await cipherKeys({ ...none, DATA_DIR }, server.db)).toEqual({ key, former: [] })
  const file = join(DATA_DIR, 'encryption.key')
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([key, 0o600])
  expect(readdirSync(DATA_DIR)).toEqual(['encryption.key'])
  expect(await cipherKeys({ ...none, DATA_DIR, ENCRYPTION_KEY: given }, server.db)).toEqual({
    key: given,
    former: [key],
  })
  writeFileSync(file, '')
  await expect(cipherKeys({ ...none, DATA_DIR }, server.db)).rejects.toThrow(/^DATA_DIR: .*encryption.key holds no key/)
  // Following the advice in the error works.
  expect(await cipherKeys({ ...none, DATA_DIR, ENCRYPTION_KEY: given }, server.db)).toEqual({ key: given, former: [] })
})

test('on a database server the database keeps it, for all servers alike, until the environment has one', async () => {
  const [one, two] = ['one', 'two'].map((name) => ({
    ...none,
    DATABASE_URL: 'postgres://of.this/database',
    DATA_DIR: join(work, name),
  }))
  if (!one || !two) expect.fail('no servers')
  const { key } = await cipherKeys(one, server.db)
  expect(await cipherKeys(two, server.db)).toEqual({ key, former: [] })
  const own = { ...one, ENCRYPTION_KEY: given }
  expect(await cipherKeys(own, server.db)).toEqual({ key: given, former: [key] })
  await forgetKeptKey(server.db)
  expect(await cipherKeys(own, server.db)).toEqual({ key: given, former: [] })
})
