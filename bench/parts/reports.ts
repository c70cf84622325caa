import { addDays, todayIn } from '#contract/kit/dates.ts'
import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 1_000_000
const TURNS = 3
const SECONDS = 2

const p50 = (it: Round): number => it.p50

/** (p) The report of the twelve whole months before this one by venture and month, against the loops added up. */
export const reports = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  const beside = await engine.beside(database, LOOPS)
  const server = await startServer(database)
  const [load, yardstick] = [startChild('load.ts'), startChild('yardstick.ts')]
  const to = addDays(`${todayIn(new Date()).slice(0, 7)}-01`, -1)
  const from = `${Number(addDays(to, 1).slice(0, 4)) - 1}${addDays(to, 1).slice(4)}`
  try {
    await load.ask('signIn', { port: server.port, ids: [1] })
    await yardstick.ask('open', { url: beside.url, dir: beside.dir, connections: 1 })
    const [asked, bare] = await byTurns(TURNS, [
      () => round(load, 'round', { play: 'report', seconds: SECONDS, queries: [`?step=month&from=${from}&to=${to}`] }),
      () => round(yardstick, 'report', { seconds: SECONDS, typed: [from] }),
    ])
    const about = { part: 'p', engine: engine.name }
    const times = `${middle(asked, p50).toFixed(1)} and ${middle(bare, p50).toFixed(1)} ms`
    return [
      {
        ...about,
        what: 'a year of a million loops by venture and month, against the loops added up',
        value: ratio(asked, bare, p50),
        unit: '',
        bound: { atMost: 0.25 },
        from: times,
      },
      {
        ...about,
        what: 'the same, its whole answer',
        value: middle(asked, p50),
        unit: ' ms',
        bound: { atMost: 100 },
        from: times,
      },
    ]
  } finally {
    load.stop()
    yardstick.stop()
    await server.stop()
    await beside.drop()
    await database.drop()
  }
}
