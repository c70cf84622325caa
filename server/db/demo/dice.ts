/** A seeded source of chance (mulberry32): the same seed gives the same throws on every machine. */
export interface Dice {
  /** In [0, 1). */
  roll(): number
  /** A whole number, both ends included. */
  int(from: number, to: number): number
  chance(share: number): boolean
  pick<T>(list: readonly T[]): T
  /** One of `[thing, weight]`; weights are positive and need not add up to anything. */
  weighted<T>(list: readonly (readonly [T, number])[]): T
  /** A new list in another order. */
  shuffled<T>(list: readonly T[]): T[]
}

const hashed = (text: string): number => {
  let hash = 2_166_136_261
  for (const sign of text) hash = Math.imul(hash ^ (sign.codePointAt(0) ?? 0), 16_777_619)
  return hash >>> 0
}

/** Every person and thing throws its own dice, so that a change of one leaves the others as they were. */
export const dice = (seed: string): Dice => {
  let state = hashed(seed)
  const roll = () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
  }
  const int = (from: number, to: number) => from + Math.floor(roll() * (to - from + 1))
  const pick = <T>(list: readonly T[]): T => list[int(0, list.length - 1)]!
  return {
    roll,
    int,
    pick,
    chance: (share) => roll() < share,
    weighted: <T>(list: readonly (readonly [T, number])[]): T => {
      let left = roll() * list.reduce((sum, [, weight]) => sum + weight, 0)
      const found = list.find(([, weight]) => (left -= weight) < 0)
      return (found ?? list[0]!)[0]
    },
    shuffled: <T>(list: readonly T[]): T[] => {
      const rest = [...list]
      for (let at = rest.length - 1; at > 0; at -= 1) {
        const other = int(0, at)
        ;[rest[at], rest[other]] = [rest[other]!, rest[at]!]
      }
      return rest
    },
  }
}

const hex = (from: Dice, digits: number): string =>
  Array.from({ length: digits }, () => from.int(0, 15).toString(16)).join('')

/** A version 4 UUID out of the dice instead of the database's own chance. */
export const uuidOf = (from: Dice): string =>
  `${hex(from, 8)}-${hex(from, 4)}-4${hex(from, 3)}-${from.pick(['8', '9', 'a', 'b'])}${hex(from, 3)}-${hex(from, 12)}`
