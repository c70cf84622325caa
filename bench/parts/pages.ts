import { addDays, dayBounds, monthBounds, todayIn } from '#contract/kit/dates.ts'
import { startChild, type Child } from '../child.ts'
import type { Engine, Database } from '../database.ts'
import type { Figure } from '../figure.ts'
import { ADMINISTRATORS, VENTURES } from '../fill.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer, type Server } from '../server.ts'

const SIZES = [100_000, 1_000_000] as const
const CONNECTIONS = 10
const TURNS = 5
const SECONDS = 1.2

/** First and last day of a month that is wholly within the twelve of the data. */
const wholeMonth = (): { from: string; to: string } => {
  const { from, to } = monthBounds(addDays(todayIn(new Date()), -150))
  return { from: todayIn(from), to: addDays(todayIn(to), -1) }
}

/** A query of Loop Center: the call's input, and the slice that the yardstick reads. */
interface Look {
  query: string
  slice: object
}

const many = <T>(count: number, of: (index: number) => T): T[] => Array.from({ length: count }, (_, index) => of(index))

/** Several of a kind, so that not every page is in the cache. */
const looks = (): Record<string, Look[]> => {
  const { from, to } = wholeMonth()
  const within = (by: 'user_id' | 'venture_id', id: number): Look => ({
    query: `?${by}=${id}&from=${from}&to=${to}`,
    slice: { by, id, from: dayBounds(from).from.toISOString(), to: dayBounds(to).to.toISOString() },
  })
  return {
    'a person, a month': many(20, (index) => within('user_id', ADMINISTRATORS + 1 + index * 7)),
    'a venture, a month': many(VENTURES, (index) => within('venture_id', 1 + index)),
    'no filter': [{ query: '', slice: {} }],
  }
}

interface Side {
  count: number
  database: Database
  beside: Database
  server: Server
  load: Child
  yardstick: Child
}

const open = async (engine: Engine, count: number): Promise<Side> => {
  const database = await engine.take(count)
  const beside = await engine.beside(database, count)
  const [load, yardstick] = [startChild('load.ts'), startChild('yardstick.ts')]
  await yardstick.ask('open', { url: beside.url, dir: beside.dir, connections: CONNECTIONS })
  const server = await startServer(database)
  await load.ask('signIn', { port: server.port, ids: many(CONNECTIONS, () => 1) })
  return { count, database, beside, server, load, yardstick }
}

const close = async (side: Side): Promise<void> => {
  side.load.stop()
  side.yardstick.stop()
  await side.server.stop()
  await side.beside.drop()
  await side.database.drop()
}

const p50 = (it: Round): number => it.p50
const rate = (it: Round): number => it.rate
const inMs = (rounds: Round[] | undefined): string => `${middle(rounds, p50).toFixed(1)} ms`

const compare = async (sides: readonly Side[], those: readonly Look[]) =>
  byTurns(
    TURNS,
    sides.flatMap((side) => [
      () => round(side.load, 'round', { play: 'list', seconds: SECONDS, queries: those.map(({ query }) => query) }),
      () => round(side.yardstick, 'pages', { seconds: SECONDS, slices: those.map(({ slice }) => slice) }),
    ]),
  )

/** (b) Loop Center's first page with its totals, against the prepared page of ten without any, at both sizes. */
export const pages = async (engine: Engine): Promise<Figure[]> => {
  const sides: Side[] = []
  const figures: Figure[] = []
  try {
    for (const count of SIZES) sides.push(await open(engine, count))
    for (const [name, those] of Object.entries(looks())) {
      const rounds = await compare(sides, those)
      const common = { part: 'b', engine: engine.name, unit: '' }
      figures.push(
        ...sides.map(({ count }, index): Figure => {
          const [ours, theirs] = [rounds[index * 2], rounds[index * 2 + 1]]
          return {
            ...common,
            what: `page of ${name} against the bare page`,
            value: ratio(ours, theirs, rate),
            bound: { atLeast: 0.35 },
            from: `${middle(ours, rate).toFixed(0)} and ${middle(theirs, rate).toFixed(0)} pages/s, ${count.toLocaleString('en')} loops`,
          }
        }),
        {
          ...common,
          what: `p50 of ${name}, ten times the loops`,
          value: ratio(rounds[2], rounds[0], p50),
          bound: { atMost: 1.3 },
          from: `${inMs(rounds[2])} and ${inMs(rounds[0])}`,
        },
      )
    }
    return figures
  } finally {
    for (const side of sides) await close(side)
  }
}
