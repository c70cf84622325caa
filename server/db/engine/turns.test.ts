import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { asOneCall } from '#server/db/engine/call.ts'
import { ENGINE_BUSY, makeTurns } from '#server/db/engine/turns.ts'

const LIMITS = { waiting: 3, patience: 1000, ahead: 2 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Lets all settled promises run on, without any time passing. */
const settled = () => vi.advanceTimersByTimeAsync(0)

const going = () => {
  const turns = makeTurns(LIMITS)
  const order: string[] = []
  const ends = new Map<string, () => void>()
  const ask = (name: string, kind: 'share' | 'alone'): void =>
    void turns[kind]().then(
      (end) => {
        order.push(name)
        ends.set(name, end)
      },
      (error: unknown) => order.push(`${name} refused: ${String(Object(error).code)}`),
    )
  return { order, ask, end: (name: string) => ends.get(name)?.() }
}

describe('turns on one connection', () => {
  test('single statements go ahead side by side, as many as the engine is given', async () => {
    const { order, ask, end } = going()
    for (const name of ['a', 'b', 'c']) ask(name, 'share')
    await settled()
    expect(order).toEqual(['a', 'b'])
    end('a')
    end('a')
    ask('d', 'share')
    await settled()
    // A turn that ends several times frees one place.
    expect(order).toEqual(['a', 'b', 'c'])
    end('b')
    await settled()
    expect(order).toEqual(['a', 'b', 'c', 'd'])
  })

  test('a transaction begins behind what was asked before and keeps out all that follows', async () => {
    const { order, ask, end } = going()
    ask('before', 'share')
    ask('transaction', 'alone')
    ask('after', 'share')
    ask('another', 'alone')
    await settled()
    expect(order).toEqual(['before', 'transaction'])
    end('transaction')
    await settled()
    expect(order).toEqual(['before', 'transaction', 'after', 'another'])
  })

  test('nobody overtakes: a statement waits behind the transaction that waits', async () => {
    const { order, ask, end } = going()
    ask('first', 'alone')
    ask('second', 'alone')
    ask('single', 'share')
    await settled()
    end('first')
    await settled()
    expect(order).toEqual(['first', 'second'])
    end('second')
    await settled()
    expect(order).toEqual(['first', 'second', 'single'])
  })

  test('past the number that may wait, one is refused at once', async () => {
    const { order, ask } = going()
    ask('holds', 'alone')
    for (const name of ['1', '2', '3', '4']) ask(name, 'share')
    await settled()
    expect(order).toEqual(['holds', `4 refused: ${ENGINE_BUSY}`])
  })

  test('who has waited too long is refused, and loses no turn of the others', async () => {
    const { order, ask, end } = going()
    ask('holds', 'alone')
    ask('early', 'alone')
    await vi.advanceTimersByTimeAsync(LIMITS.patience - 1)
    ask('late', 'share')
    await vi.advanceTimersByTimeAsync(1)
    expect(order).toEqual(['holds', `early refused: ${ENGINE_BUSY}`])
    end('holds')
    await vi.advanceTimersByTimeAsync(LIMITS.patience)
    expect(order.at(-1)).toBe('late')
    expect(order).toHaveLength(3)
  })
})

describe('a call of several statements', () => {
  /** Statements one after the other, each of which has to wait for others; the moment and the way it ends. */
  const call = async (turns: ReturnType<typeof makeTurns>, statements: number): Promise<string> => {
    try {
      for (let index = 0; index < statements; index += 1) (await turns.share())()
      return `answered at ${performance.now()}`
    } catch (error) {
      return `${String(Object(error).code)} at ${performance.now()}`
    }
  }
  /** Others take the engine for 400 ms each, as long as anybody waits. */
  const busyFor = async (turns: ReturnType<typeof makeTurns>, times: number): Promise<void> => {
    for (let index = 0; index < times; index += 1) {
      const end = await turns.alone()
      await new Promise((resolve) => setTimeout(resolve, 400))
      end()
    }
  }

  test('waits as long as one statement may, whatever their number', async () => {
    const turns = makeTurns(LIMITS)
    const began = performance.now()
    const others = busyFor(turns, 8)
    await settled()
    const told = asOneCall(() => call(turns, 6))
    const apart = call(turns, 2)
    await vi.advanceTimersByTimeAsync(4000)
    await others
    expect(await told).toBe(`${ENGINE_BUSY} at ${began + LIMITS.patience}`)
    expect(await apart).toBe(`answered at ${began + 800}`)
  })

  test('counts statements that wait side by side once', async () => {
    const turns = makeTurns(LIMITS)
    const others = busyFor(turns, 1)
    await settled()
    const both = asOneCall(() => Promise.all([call(turns, 1), call(turns, 1)]).then(() => call(turns, 1)))
    await vi.advanceTimersByTimeAsync(400)
    const [end] = [await turns.alone(), await others]
    const later = asOneCall(async () => call(turns, 1))
    await vi.advanceTimersByTimeAsync(500)
    end()
    expect([await both, await later]).toEqual([expect.stringMatching('answered'), expect.stringMatching('answered')])
  })
})
