import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'

const LINES = 200
const TURNS = 3
const SECONDS = 3

const p50 = (it: Round): number => it.p50
const p99 = (it: Round): number => it.p99

/** (q) A PDF of 200 lines by a thread that is warm, against the same cells printed without a layout; others meanwhile. */
export const documents = async (engine: Engine): Promise<Figure[]> => {
  const child = startChild('documents.ts')
  const play = (order: string) => () => round(child, order, { seconds: SECONDS, lines: LINES })
  try {
    await child.ask('open')
    const [made, bare, alone, beside] = await byTurns(TURNS, ['document', 'bare', 'alone', 'beside'].map(play))
    const about = { part: 'q', engine: engine.name }
    const times = `${middle(made, p50).toFixed(0)} and ${middle(bare, p50).toFixed(0)} ms`
    return [
      {
        ...about,
        what: 'a document of 200 lines, against its cells printed without a layout',
        value: ratio(made, bare, p50),
        unit: '',
        bound: { atMost: 3 },
        from: times,
      },
      {
        ...about,
        what: 'the same document',
        value: middle(made, p50),
        unit: ' ms',
        bound: { atMost: 400 },
        from: times,
      },
      {
        ...about,
        what: 'the slowest of a hundred answers while documents are made',
        value: middle(beside, p99),
        unit: ' ms',
        bound: { atMost: 50 },
        from: `alone ${middle(alone, p99).toFixed(1)} ms`,
      },
    ]
  } finally {
    child.stop()
  }
}
