import { afterAll, beforeAll, expect, test } from 'vitest'
import { factorOf, sealSecrets } from '#server/auth/seal.data.ts'
import { MAIL_OWNER, mailSettings } from '#server/kit/mail/outlet.ts'
import { makeCipher } from '#server/kit/session/cipher.ts'
import { makePerson } from '#server/testing/make.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
beforeAll(async () => {
  server = await freshServer()
})
afterAll(() => server.close())

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const rowOf = (id: number) =>
  server.db
    .selectFrom('users')
    .select(['two_factor', 'two_factor_secret'])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
const [first, second, third] = ['first', 'second', 'third'].map((name) =>
  makeCipher(`${name}: a key of this test alone`),
)

test('a start seals what lies open, seals anew what another key sealed, and refuses what none opens', async () => {
  if (!first || !second || !third) expect.fail('no ciphers')
  const { id } = await makePerson(server.db, { two_factor_secret: SECRET })
  const without = await makePerson(server.db)
  const once = { former: [], reset: false }
  await sealSecrets(server.db, { cipher: first, ...once })
  const sealed = (await rowOf(id)).two_factor_secret ?? ''
  expect(sealed).not.toContain(SECRET)
  expect(first.open(sealed, factorOf(id))).toBe(SECRET)
  await sealSecrets(server.db, { cipher: first, ...once })
  expect((await rowOf(id)).two_factor_secret).toBe(sealed)
  await expect(sealSecrets(server.db, { cipher: second, ...once })).rejects.toThrow(/^ENCRYPTION_KEY: /)
  expect((await rowOf(id)).two_factor_secret).toBe(sealed)
  await sealSecrets(server.db, { cipher: second, former: [third, first], reset: false })
  expect(second.open((await rowOf(id)).two_factor_secret ?? '', factorOf(id))).toBe(SECRET)
  await sealSecrets(server.db, { cipher: third, former: [], reset: true })
  expect(await rowOf(id)).toEqual({ two_factor: null, two_factor_secret: null })
  expect(await rowOf(without.id)).toEqual({ two_factor: null, two_factor_secret: null })
})

test('the password of the mail server is sealed anew as well, refused when lost, and dropped by a reset', async () => {
  if (!first || !second || !third) expect.fail('no ciphers')
  const put = first.seal('senha', MAIL_OWNER)
  await server.db.updateTable('mail_settings').set({ password: put }).execute()
  const kept = async () => (await mailSettings(server.db)).password
  await expect(sealSecrets(server.db, { cipher: second, former: [], reset: false })).rejects.toThrow(
    /^ENCRYPTION_KEY: /,
  )
  expect(await kept()).toBe(put)
  await sealSecrets(server.db, { cipher: second, former: [third, first], reset: false })
  expect(second.open((await kept()) ?? '', MAIL_OWNER)).toBe('senha')
  await sealSecrets(server.db, { cipher: third, former: [], reset: true })
  expect(await kept()).toBeNull()
})
