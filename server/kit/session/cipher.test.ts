import { expect, test } from 'vitest'
import { isSealed, makeCipher } from '#server/kit/session/cipher.ts'

const cipher = makeCipher('a secret that only tests ever see, 32+')

test('what is sealed opens with its key alone, looks different each time, and must not be changed', () => {
  const [one, two] = [cipher.seal('JBSWY3DP', 'user:1'), cipher.seal('JBSWY3DP', 'user:1')]
  expect(one).not.toBe(two)
  expect([one, two].filter((it) => it.includes('JBSWY3DP') || !isSealed(it))).toEqual([])
  expect([cipher.open(one, 'user:1'), cipher.open(two, 'user:1'), cipher.open(cipher.seal('é漢', 'a'), 'a')]).toEqual([
    'JBSWY3DP',
    'JBSWY3DP',
    'é漢',
  ])
  expect(() => makeCipher('another secret of the same length, 32+').open(one, 'user:1')).toThrow('authenticate')
  expect(() => cipher.open(one, 'user:2')).toThrow('authenticate')
  const middle = one.length - 8
  const changed = one.slice(0, middle) + (one[middle] === 'A' ? 'B' : 'A') + one.slice(middle + 1)
  expect(() => cipher.open(changed, 'user:1')).toThrow('authenticate')
  expect(() => cipher.open('v1.AAAA', 'user:1')).toThrow(Error)
  expect(cipher.open('JBSWY3DP', 'user:1')).toBe('JBSWY3DP')
})
