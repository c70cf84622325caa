import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
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
