import { addAtoms, waitingAtoms } from '../atoms.ts'
import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 20_000
const TURNS = 5
const SECONDS = 1.5
/** Shorter, since no atom is accepted twice and a sixth of them is there for it. */
const STEP_SECONDS = 0.8
const CONNECTIONS = 10
/** Venture, status and priority; each finds more than a page. */
const filters = [1, 2, 3].flatMap((venture) =>
  [0, 1, 2].map((status) => [venture, status, 1 + ((venture + status) % 4)]),
)
const queries = filters.map(
  ([venture, status, priority]) => `?venture_id=${venture}&status=${status}&priority=${priority}`,
)
const byServer = Array.from({ length: CONNECTIONS }, (_, index) => 1 + (index % 3))

const p50 = (it: Round): number => it.p50
const rate = (it: Round): number => it.rate

/** (m) A page of ten of 100,000 atoms with three filters, and the steps of atoms. */
export const atoms = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  await addAtoms(database)
  const beside = await engine.beside(database, LOOPS)
  if (beside.dir !== database.dir) await addAtoms(beside)
  const { own, others } = await waitingAtoms(beside)
  const server = await startServer(database)
  const [load, reader, writer] = [startChild('load.ts'), startChild('yardstick.ts'), startChild('yardstick.ts')]
  const calls =
    (play: string, given: readonly string[], seconds = SECONDS) =>
    () =>
      round(load, 'round', { play, seconds, queries: given })
  try {
    await load.ask('signIn', { port: server.port, ids: [1] })
    await reader.ask('open', { url: beside.url, dir: beside.dir, connections: 1 })
    const [filtered, few, whole, all] = await byTurns(TURNS, [
      calls('atoms', queries),
      () => round(reader, 'atoms', { seconds: SECONDS, filters }),
      calls('atoms', ['']),
      () => round(reader, 'atoms', { seconds: SECONDS, filters: [[]] }),
    ])
    reader.stop()
    await load.ask('signIn', { port: server.port, ids: byServer })
    await writer.ask('open', { url: beside.url, dir: beside.dir, connections: CONNECTIONS })
    const [steps, updates] = await byTurns(TURNS, [
      calls('accept', [own.join()], STEP_SECONDS),
      () => round(writer, 'steps', { seconds: STEP_SECONDS, ids: others }),
    ])
    const inMs = (rounds: Round[] | undefined) => middle(rounds, p50).toFixed(1)
    const rounded = (rounds: Round[] | undefined) => Math.round(middle(rounds, rate))
    const common = { part: 'm', engine: engine.name, unit: '' }
    return [
      {
        ...common,
        what: 'ten of 100,000 atoms by three filters, with totals, against the same bare',
        value: ratio(filtered, few, p50),
        bound: { atMost: 2 },
        from: `${inMs(filtered)} and ${inMs(few)} ms`,
      },
      {
        ...common,
        what: 'ten of 100,000 atoms, with totals, against the same bare',
        value: ratio(whole, all, p50),
        bound: { atMost: 2 },
        from: `${inMs(whole)} and ${inMs(all)} ms`,
      },
      {
        ...common,
        what: 'an atom that is nobody’s accepted against the plain update',
        value: ratio(steps, updates, rate),
        ...(engine.name === 'PostgreSQL' && { bound: { atLeast: 0.25 } }),
        from: `${rounded(steps)} and ${rounded(updates)} a second, a call's p50 ${inMs(steps)} ms`,
      },
    ]
  } finally {
    load.stop()
    reader.stop()
    writer.stop()
    await server.stop()
    await beside.drop()
    await database.drop()
  }
}
