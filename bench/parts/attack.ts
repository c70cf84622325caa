import { z } from 'zod'
import { startChild } from '../child.ts'
import type { Engine } from '../database.ts'
import type { Figure } from '../figure.ts'
import { median } from '../numbers.ts'
import { startServer } from '../server.ts'

const LOOPS = 20_000
/** A looper, with a home of nine calls. */
const PERSON = 21
const ATTACKERS = 4
const TURNS = 5
const SECONDS = 2
/** An attack begins before the visits that are measured, and ends after them. */
const AROUND_SECONDS = 0.3

const heard = z.object({ count: z.number(), rate: z.number(), p90: z.number() })

/** A looper's home while an attack lasts: its p90 in ms, and how many attacks came in a second. */
interface Beside {
  readonly p90: number
  readonly rate: number
}

const attacks = {
  wide: '979 kB of 90,000 unknown keys to sign-in',
  deep: '979 kB of open brackets to sign-in',
  chunked: 'the 90,000 keys without a length',
  'below the limit': '16 kB of 1,750 unknown keys',
  nowhere: 'the 90,000 keys to no call',
} as const

/**
 * (n) p90 of a looper's home while four connections send what is dear to read, as fast as it is answered and with no limit
 * that counts calls (as if from ever new addresses), against the same home beside nobody. Played by turns; how long home
 * takes beside as many connections with small bodies is printed along, because the attackers need the second core as well.
 */
export const attack = async (engine: Engine): Promise<Figure[]> => {
  const database = await engine.take(LOOPS)
  const [home, attackers] = [startChild('home.ts'), startChild('attack.ts')]
  const server = await startServer(database)
  const { port } = server
  const visits = async () => heard.parse(await home.ask('visits', { seconds: SECONDS }))
  const beside = async (kind: string): Promise<Beside> => {
    const seconds = SECONDS + 2 * AROUND_SECONDS
    const under = attackers.ask('attack', { port, kind, connections: ATTACKERS, seconds })
    await new Promise((resolve) => setTimeout(resolve, AROUND_SECONDS * 1000))
    const visited = await visits()
    return { p90: visited.p90, rate: heard.parse(await under).rate }
  }
  try {
    await home.ask('signIn', { port, id: PERSON })
    await visits()
    const quiet: number[] = []
    const harmless: number[] = []
    const found = Object.entries(attacks).map(([kind, about]) => ({ kind, about, under: new Array<Beside>() }))
    for (let turn = 0; turn < TURNS; turn += 1) {
      quiet.push((await visits()).p90)
      harmless.push((await beside('harmless')).p90)
      for (const { kind, under } of found) under.push(await beside(kind))
    }
    return found.map(({ about, under }): Figure => ({
      part: 'n',
      engine: engine.name,
      what: `p90 of home beside ${about}`,
      value: median(under.map(({ p90 }, turn) => p90 / (quiet[turn] ?? Number.NaN))),
      unit: '',
      bound: { atMost: 4 },
      from: `${median(under.map(({ p90 }) => p90)).toFixed(1)} and ${median(quiet).toFixed(1)} ms, beside small bodies ${median(harmless).toFixed(1)}, ${median(under.map(({ rate }) => rate)).toFixed(0)} attacks/s`,
    }))
  } finally {
    home.stop()
    attackers.stop()
    await server.stop()
    await database.drop()
  }
}
