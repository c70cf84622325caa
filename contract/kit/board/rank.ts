/**
 * Order of cards in a column as text: a card that moves gets a key between those of its new neighbours, and no other card
 * is written. Keys compare by code point (`collate "C"` in SQL). Two moves to one place at once may make the same key, so
 * that order is always by rank, then id.
 */
const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'
const BASE = DIGITS.length

/** Keys longer than this are spread anew over their column. */
export const RANK_MAX = 48

const valueAt = (key: string, place: number): number => Math.max(0, DIGITS.indexOf(key.charAt(place)))
const digit = (value: number): string => DIGITS.charAt(value)

/** A key after `low`, nothing above: one step on, so that many appended cards make short keys. */
const after = (low: string): string => {
  if (low === '') return digit(BASE / 2)
  const first = valueAt(low, 0)
  return first < BASE - 1 ? digit(first + 1) : digit(first) + after(low.slice(1))
}

const between = (low: string, high: string): string => {
  let same = 0
  while ((low.charAt(same) || '0') === high.charAt(same)) same += 1
  if (same > 0) return high.slice(0, same) + between(low.slice(same), high.slice(same))
  const from = low === '' ? 0 : valueAt(low, 0)
  const to = valueAt(high, 0)
  if (to - from > 1) return digit(Math.floor((from + to) / 2))
  return high.length > 1 ? high.charAt(0) : digit(from) + after(low.slice(1))
}

/**
 * A key between two, either of which may be missing at an end. Undefined where there is no room, because the two are equal
 * (two moves at once) or in the wrong order: the column is then spread anew.
 */
export const rankBetween = (low: string | undefined, high: string | undefined): string | undefined => {
  if (high === undefined) return after(low ?? '')
  return (low ?? '') < high ? between(low ?? '', high) : undefined
}

/** Keys for `count` cards, evenly apart and as short as they can be. */
export const spreadRanks = (count: number): string[] => {
  let length = 1
  while (BASE ** length <= (count + 1) * 2) length += 1
  const step = BASE ** length / (count + 1)
  return Array.from({ length: count }, (_, nth) => {
    let rest = Math.floor(step * (nth + 1))
    let key = ''
    for (let place = 0; place < length; place += 1) {
      key = digit(rest % BASE) + key
      rest = Math.floor(rest / BASE)
    }
    // A key that ends in zero has nothing below it.
    return key.replace(/0+$/, '')
  })
}
