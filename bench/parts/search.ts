import { addAtoms } from '../atoms.ts'
import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 20_000
const TURNS = 5
const SECONDS = 1.5

/** Another form of a word, without accents, a beginning, two words, a rare one, a short id. */
const typed = ['integracoes', 'relatorio', 'notif', 'desenhar catalogos', 'assinaturas mensais', '7f3a', 'B1-77']

const p50 = (it: Round): number => it.p50

/** (i) What an administrator finds by words among 100,000 atoms, against the plain page of ten people. */
export const searchAtoms = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  await addAtoms(database)
  const server = await startServer(database)
  const load = startChild('load.ts')
  const calls = (play: string, queries: string[]) => () => round(load, 'round', { play, seconds: SECONDS, queries })
  try {
    await load.ask('signIn', { port: server.port, ids: [1] })
    const [searched, plain] = await byTurns(TURNS, [
      calls(
        'search',
        typed.map((it) => `?q=${encodeURIComponent(it)}`),
      ),
      calls('people', ['']),
    ])
    const inMs = (rounds: Round[] | undefined) => middle(rounds, p50).toFixed(1)
    return [
      {
        part: 'i',
        engine: engine.name,
        what: 'search among 100,000 atoms against the plain page',
        value: ratio(searched, plain, p50),
        unit: '',
        bound: { atMost: 5 },
        from: `${inMs(searched)} and ${inMs(plain)} ms`,
      },
      {
        part: 'i',
        engine: engine.name,
        what: 'search among 100,000 atoms, p50',
        value: middle(searched, p50),
        unit: ' ms',
        ...(engine.name === 'PostgreSQL' && { bound: { atMost: 30 } }),
        from: 'seven kinds of words, one person',
      },
    ]
  } finally {
    load.stop()
    await server.stop()
    await database.drop()
  }
}
