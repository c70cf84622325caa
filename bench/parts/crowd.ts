import { setTimeout as sleep } from 'node:timers/promises'
import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { median } from '../numbers.ts'
import { byTurns, middle, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 100_000
const PEOPLE = Array.from({ length: 50 }, (_, index) => 21 + index)
const TURNS = 5
const SECONDS = 4
const WARM_SECONDS = 5
/** Milliseconds without load before a server's memory is read. */
const CALM_MS = 3000

/** Most MB of memory on PostgreSQL; the embedded engine adds its own pages. */
const MOST_MB = 220

/** (d) and (f): fifty people at once, each loading, choosing, starting, listing and stopping. */
export const crowd = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  const load = startChild('load.ts')
  const server = await startServer(database)
  const play = (seconds: number) => () =>
    round(load, 'round', { play: 'day', seconds, queries: [''].map(() => '?per_page=10') })
  try {
    await load.ask('signIn', { port: server.port, ids: PEOPLE })
    await play(WARM_SECONDS)()
    await sleep(CALM_MS)
    const before = server.memory()
    const [rounds] = await byTurns(TURNS, [play(SECONDS)])
    await sleep(CALM_MS)
    const after = server.memory()
    const common = { engine: engine.name }
    const spread = (it: Round) => it.p99 / it.p50
    const figures: Figure[] = [
      {
        ...common,
        part: 'd',
        what: 'p99 against p50, 50 connections',
        value: median((rounds ?? []).map(spread)),
        unit: '',
        bound: { atMost: 4 },
        from: `${middle(rounds, (it) => it.p99).toFixed(0)} and ${middle(rounds, (it) => it.p50).toFixed(0)} ms, ${middle(rounds, (it) => it.rate).toFixed(0)} calls/s`,
      },
      {
        ...common,
        part: 'f',
        what: 'memory after the load against before',
        value: after / before,
        unit: '',
        bound: { atMost: 1.3 },
        from: `${after.toFixed(0)} and ${before.toFixed(0)} MB`,
      },
    ]
    if (engine.name === 'PostgreSQL')
      figures.push({
        ...common,
        part: 'f',
        what: 'memory after the load',
        value: after,
        unit: ' MB',
        bound: { atMost: MOST_MB },
        from: 'resident, the server process alone',
      })
    return figures
  } finally {
    load.stop()
    await server.stop()
    await database.drop()
  }
}
