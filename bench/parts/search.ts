import { addAtoms } from '../atoms.ts'
import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer } from '../server.ts'

const LOOPS = 20_000
const TURNS = 5
const SECONDS = 1.5

/** Words as they are typed, and the same as the database asks for them: without accents, a beginning, two words, rare ones. */
const words: readonly (readonly [typed: string, query: string])[] = [
  ['relatorio', 'relatorio:*'],
  ['notif', 'notif:*'],
  ['desenhar catalogos', 'desenhar:* & catalogos:*'],
  ['assinaturas mensais', 'assinaturas:* & mensais:*'],
  ['7f3a', '7f3a:*'],
]

const p50 = (it: Round): number => it.p50

/** (i) What an administrator finds by words in all they may open, among 100,000 atoms, against the newest ten such atoms. */
export const searchAtoms = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  await addAtoms(database)
  const beside = await engine.beside(database, LOOPS)
  if (beside.dir !== database.dir) await addAtoms(beside)
  const server = await startServer(database)
  const [load, yardstick] = [startChild('load.ts'), startChild('yardstick.ts')]
  const queries = words.map(([typed]) => `?q=${encodeURIComponent(typed)}`)
  try {
    await load.ask('signIn', { port: server.port, ids: [1] })
    await yardstick.ask('open', { url: beside.url, dir: beside.dir, connections: 1 })
    const [searched, bare] = await byTurns(TURNS, [
      () => round(load, 'round', { play: 'search', seconds: SECONDS, queries }),
      () => round(yardstick, 'words', { seconds: SECONDS, typed: words.map(([, query]) => query) }),
    ])
    const common = { part: 'i', engine: engine.name }
    return [
      {
        ...common,
        what: 'search among 100,000 atoms and all else against ten such atoms bare',
        value: ratio(searched, bare, p50),
        unit: '',
        bound: { atMost: 5 },
        from: `${middle(searched, p50).toFixed(1)} and ${middle(bare, p50).toFixed(1)} ms`,
      },
      {
        ...common,
        what: 'search among 100,000 atoms, p50',
        value: middle(searched, p50),
        unit: ' ms',
        ...(engine.name === 'PostgreSQL' && { bound: { atMost: 30 } }),
        from: 'five kinds of words, one person',
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
