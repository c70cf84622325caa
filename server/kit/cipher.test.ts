import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { makeCipher } from '#server/kit/cipher.ts'
import { cipherKey } from '#server/kit/cipherKey.ts'

const cipher = makeCipher('a secret that only tests ever see, 32+')

test('what is sealed opens with its key alone, looks different each time, and must not be changed', () => {
  const [one, two] = [cipher.seal('JBSWY3DP'), cipher.seal('JBSWY3DP')]
  expect(one).not.toBe(two)
  expect([one, two].filter((it) => it.includes('JBSWY3DP') || !cipher.isSealed(it))).toEqual([])
  expect([cipher.open(one), cipher.open(two), cipher.open(cipher.seal('é漢'))]).toEqual(['JBSWY3DP', 'JBSWY3DP', 'é漢'])
  expect(() => makeCipher('another secret of the same length, 32+').open(one)).toThrow('authenticate')
  const middle = one.length - 8
  const changed = one.slice(0, middle) + (one[middle] === 'A' ? 'B' : 'A') + one.slice(middle + 1)
  expect(() => cipher.open(changed)).toThrow('authenticate')
  expect(() => cipher.open('v1.AAAA')).toThrow(Error)
  expect(cipher.open('JBSWY3DP')).toBe('JBSWY3DP')
})

test('a fingerprint tells one key from another, and no more', () => {
  expect(cipher.fingerprint).toBe(makeCipher('a secret that only tests ever see, 32+').fingerprint)
  expect(cipher.fingerprint).not.toBe(makeCipher('another secret of the same length, 32+').fingerprint)
})

test('the key is the environment’s, else made once for the owner of the folder alone', () => {
  const DATA_DIR = join(mkdtempSync(join(tmpdir(), 'nucleo-key-')), 'data')
  expect(cipherKey({ DATA_DIR, ENCRYPTION_KEY: 'x'.repeat(32) })).toBe('x'.repeat(32))
  const made = cipherKey({ DATA_DIR, ENCRYPTION_KEY: undefined })
  expect(made).toMatch(/^[\w-]{64}$/)
  expect(cipherKey({ DATA_DIR, ENCRYPTION_KEY: undefined })).toBe(made)
  const file = join(DATA_DIR, 'encryption.key')
  expect([readFileSync(file, 'utf8'), statSync(file).mode & 0o777]).toEqual([made, 0o600])
  rmSync(DATA_DIR, { recursive: true })
})
