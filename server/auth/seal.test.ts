import { afterAll, beforeAll, expect, test } from 'vitest'
import { sealSecrets } from '#server/auth/seal.data.ts'
import { makeCipher } from '#server/kit/cipher.ts'
import { freshHouse, type House } from '#server/testing/house.ts'
import { makePerson } from '#server/testing/make.ts'

let house: House
beforeAll(async () => {
  house = await freshHouse()
})
afterAll(() => house.close())

const SECRET = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP'
const storedOf = async (id: number): Promise<string> =>
  (await house.db.selectFrom('users').select('two_factor_secret').where('id', '=', id).executeTakeFirstOrThrow())
    .two_factor_secret ?? ''

test('a start seals what lies open, once, and refuses a key that opens nothing of it', async () => {
  const [one, other] = ['first', 'other'].map((name) => makeCipher(`${name} secret that only this test sees`))
  if (!one || !other) expect.fail('no ciphers')
  // Nothing is sealed yet: whichever key comes is the key.
  await sealSecrets(house.db, other)
  const { id } = await makePerson(house.db, { two_factor_secret: SECRET })
  const without = await makePerson(house.db)
  await sealSecrets(house.db, one)
  const sealed = await storedOf(id)
  expect(sealed).not.toContain(SECRET)
  expect(one.open(sealed)).toBe(SECRET)
  expect(await storedOf(without.id)).toBe('')
  await sealSecrets(house.db, one)
  expect(await storedOf(id)).toBe(sealed)
  await expect(sealSecrets(house.db, other)).rejects.toThrow(/^ENCRYPTION_KEY: /)
  expect(await storedOf(id)).toBe(sealed)
})
