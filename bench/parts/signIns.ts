import { makePasswords } from '#server/kit/session/password.ts'
import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { PASSWORD } from '../fill.ts'
import { median } from '../numbers.ts'
import { round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 20_000
const WORKERS = Array.from({ length: 5 }, (_, index) => 21 + index)
const COMERS = Array.from({ length: 20 }, (_, index) => 41 + index)
const TURNS = 5
const SECONDS = 4

/** Milliseconds of a password's hash by itself. */
const hashed = async (): Promise<number> => {
  const began = performance.now()
  await makePasswords().hash(PASSWORD)
  return performance.now() - began
}

/** (g): what a sign-in costs alone, and how long the timer's load takes while twenty people sign in at once. */
export const signIns = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  const [work, door] = [startChild('load.ts'), startChild('load.ts')]
  const server = await startServer(database)
  const { port } = server
  const loads = () => round(work, 'round', { play: 'load', seconds: SECONDS, queries: [''] })
  const enters = (ids: readonly number[]) => round(door, 'enter', { port, ids, seconds: SECONDS })
  try {
    await work.ask('signIn', { port, ids: WORKERS })
    await loads()
    const ratios: number[] = []
    const idle: number[] = []
    const beside: number[] = []
    const alone: number[] = []
    const bare: number[] = []
    for (let turn = 0; turn < TURNS; turn += 1) {
      const calm = await loads()
      const [full] = await Promise.all([loads(), enters(COMERS)])
      alone.push((await enters(COMERS.slice(0, 1))).p50)
      bare.push(await hashed())
      idle.push(calm.p99)
      beside.push(full.p99)
      ratios.push(full.p99 / calm.p99)
    }
    const common = { engine: engine.name, part: 'g' }
    return [
      {
        ...common,
        what: 'sign-in p50, alone, against the hash of its password',
        value: median(alone) / median(bare),
        unit: '',
        bound: { atMost: 1.3 },
        from: `${median(alone).toFixed(0)} and ${median(bare).toFixed(0)} ms; argon2id is tuned to 150–300 ms of one core`,
      },
      {
        ...common,
        what: 'p99 of a load during 20 sign-ins against idle',
        value: median(ratios),
        unit: '',
        bound: { atMost: 5 },
        from: `${median(beside).toFixed(1)} and ${median(idle).toFixed(1)} ms`,
      },
    ]
  } finally {
    work.stop()
    door.stop()
    await server.stop()
    await database.drop()
  }
}
