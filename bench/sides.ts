const TURNS = 5

const timed = async (run: () => Promise<unknown>): Promise<number> => {
  const began = performance.now()
  await run()
  return performance.now() - began
}

/** Plays two by turns; the first turn warms up. Milliseconds of each, by turn. */
export const bySides = async (
  one: () => Promise<unknown>,
  other: () => Promise<unknown>,
): Promise<[number[], number[]]> => {
  const times: [number[], number[]] = [[], []]
  for (let turn = 0; turn <= TURNS; turn += 1) {
    const [first, second] = [await timed(one), await timed(other)]
    if (turn === 0) continue
    times[0].push(first)
    times[1].push(second)
  }
  return times
}
