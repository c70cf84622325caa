import { expect, test } from 'vitest'
import { Refusal } from '#server/kit/refuse.ts'
import { makeTurns } from '#server/kit/sheet/turns.ts'

test('two work at once, three wait in order, who comes then is refused', async () => {
  const turn = makeTurns({ atOnce: 2, waiting: 3 })
  const begun: number[] = []
  const take = async (index: number) => {
    const release = await turn()
    begun.push(index)
    return release
  }
  const [first, second] = [await take(0), await take(1)]
  const waiting = [2, 3, 4].map(take)
  await expect(turn()).rejects.toBeInstanceOf(Refusal)
  expect(begun).toEqual([0, 1])
  first()
  first()
  await waiting[0]
  expect(begun).toEqual([0, 1, 2])
  second()
  ;(await waiting[0])?.()
  const rest = await Promise.all(waiting.slice(1))
  expect(begun).toEqual([0, 1, 2, 3, 4])
  for (const release of rest) release()
  expect(await Promise.all([take(5), take(6)])).toHaveLength(2)
})
