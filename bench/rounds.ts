import { z } from 'zod'
import type { Child } from './child.ts'
import { median } from './numbers.ts'

const result = z.object({ count: z.number(), rate: z.number(), p50: z.number(), p99: z.number() })
export type Round = z.output<typeof result>

/** One timed round of a child's; `order` and `about` are what its `obey` knows. */
export const round = async (child: Child, order: string, about: object): Promise<Round> =>
  result.parse(await child.ask(order, about))

type Play = () => Promise<Round>

/**
 * Plays two or more by turns, in short rounds, so that whatever else the machine does meets each alike. The first turn
 * warms up and is not counted. The result is one list of rounds for each play, in step.
 */
export const byTurns = async (turns: number, plays: readonly Play[]): Promise<Round[][]> => {
  const lists: Round[][] = plays.map(() => [])
  for (let turn = 0; turn <= turns; turn += 1) {
    for (const [index, play] of plays.entries()) {
      const duration = await play()
      if (turn > 0) lists[index]?.push(duration)
    }
  }
  return lists
}

/** The middle of what `read` says of each turn. */
export const middle = (rounds: readonly Round[] | undefined, read: (it: Round) => number): number =>
  median((rounds ?? []).map(read))

/** The middle of the turns' own ratios, each of two rounds that were played one after the other. */
export const ratio = (
  above: readonly Round[] | undefined,
  below: readonly Round[] | undefined,
  read: (it: Round) => number,
): number => median((above ?? []).map((it, index) => read(it) / (below?.[index] ? read(below[index]) : Number.NaN)))
