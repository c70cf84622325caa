import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { makeTokens, TOKEN_SECONDS } from '#server/kit/session/token.ts'

const NOW = new Date('2026-03-10T15:00:00Z')
const later = (seconds: number): Date => new Date(NOW.getTime() + seconds * 1000)
const claims = () => ({ user_id: 7, session_id: randomUUID(), token_id: randomUUID() })
const tokens = makeTokens('a secret that only tests ever see, 32+')

test('a token that was read before is read again until it expires, and not a second longer', async () => {
  const it = claims()
  const token = await tokens.sign(it, NOW)
  for (const seconds of [0, 1, TOKEN_SECONDS - 1]) expect(await tokens.read(token, later(seconds))).toMatchObject(it)
  expect(await tokens.read(token, later(TOKEN_SECONDS))).toBeUndefined()
  // A first reading says the same.
  expect(await makeTokens('a secret that only tests ever see, 32+').read(token, later(TOKEN_SECONDS))).toBeUndefined()
})

test('a token with a good one’s claims and another signature stays refused', async () => {
  const token = await tokens.sign(claims(), NOW)
  await tokens.read(token, NOW)
  const forged = `${token.slice(0, token.lastIndexOf('.') + 1)}${'A'.repeat(43)}`
  for (const _ of [1, 2]) expect(await tokens.read(forged, NOW)).toBeUndefined()
  expect(await makeTokens('another secret of the same length, 32+').read(token, NOW)).toBeUndefined()
})

test('more tokens than are remembered are all read', async () => {
  const some = await Promise.all(Array.from({ length: 5100 }, () => tokens.sign(claims(), NOW)))
  for (const token of some) expect(await tokens.read(token, NOW)).toBeDefined()
  expect(await tokens.read(some[0] ?? '', NOW)).toMatchObject({ user_id: 7 })
})
