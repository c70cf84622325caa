import { startChild } from '../child.ts'
import type { Engine, EngineName } from '../database.ts'
import type { Figure } from '../figure.ts'
import { record, type Script } from '../record.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 100_000
const CONNECTIONS = 10
const TURNS = 7
const SECONDS = 1.5
/** Ids of two groups of people who run loops, so that server and yardstick do not wait for each other's rows. */
const byServer = Array.from({ length: CONNECTIONS }, (_, index) => 11 + index)
const byDriver = Array.from({ length: CONNECTIONS }, (_, index) => 31 + index)
const recorded = [51]

const longest = (scripts: readonly Script[]): number => Math.max(...scripts.map((it) => it.length))

const LEAST: Readonly<Record<EngineName, number>> = { PostgreSQL: 0.35, PGlite: 0.45 }

/** (a) Pairs of start and stop each second over HTTP, against one prepared insert and update of such a row. */
export const pairs = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  const beside = await engine.beside(database, LOOPS)
  const { people } = await record(beside, { ids: recorded })
  const [yardstick, load] = [startChild('yardstick.ts'), startChild('load.ts')]
  const server = await startServer(database)
  try {
    await yardstick.ask('open', { url: beside.url, dir: beside.dir, connections: CONNECTIONS, ids: byDriver })
    await load.ask('signIn', { port: server.port, ids: byServer })
    const [http, driver] = await byTurns(TURNS, [
      () => round(load, 'round', { play: 'pairs', seconds: SECONDS, queries: [] }),
      () => round(yardstick, 'pairs', { seconds: SECONDS }),
    ])
    // The server answers two calls for each pair.
    const pairRate = (it: Round) => it.rate
    const perSecond = (rounds: Round[] | undefined, share: number) => Math.round(middle(rounds, pairRate) * share)
    const common = { part: 'a', engine: engine.name }
    return [
      {
        ...common,
        what: 'start and stop against insert and update',
        value: ratio(http, driver, pairRate) / 2,
        unit: '',
        bound: { atLeast: LEAST[engine.name] },
        from: `${perSecond(http, 0.5)} and ${perSecond(driver, 1)} pairs/s, a call's p50 ${middle(http, (it) => it.p50).toFixed(1)} ms`,
      },
      {
        ...common,
        what: 'round trips of a call',
        value: longest(people.flatMap((it) => [it.start, it.stop])),
        unit: '',
        bound: { atMost: 3 },
        from: 'start and stop, as recorded at the driver',
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
