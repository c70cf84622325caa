import { monthBounds, addDays, todayIn } from '#contract/kit/dates.ts'
import { startChild, type Child } from '../child.ts'
import type { Figure } from '../figure.ts'
import { ADMINISTRATORS, VENTURES } from '../fill.ts'
import type { Engine, Ground } from '../ground.ts'
import { record, type Script } from '../record.ts'
import { byTurns, middle, ratio, round, type Round } from '../rounds.ts'
import { startServer, type Server } from '../server.ts'

const SIZES = [100_000, 1_000_000] as const
const CONNECTIONS = 10
const TURNS = 5
const SECONDS = 1.2

const UNFILTERED = 'no filter'

/** A month that is wholly within the twelve of the data. */
const wholeMonth = (): string => {
  const { from, to } = monthBounds(addDays(todayIn(new Date()), -150))
  return `from=${todayIn(from)}&to=${addDays(todayIn(to), -1)}`
}

const many = (count: number, query: (index: number) => string): string[] =>
  Array.from({ length: count }, (_, index) => query(index))

/** What people look for in Loop Center; several of a kind, so that no single page is always at hand. */
const filters = (): Record<string, string[]> => {
  const month = wholeMonth()
  return {
    'a person, a month': many(20, (index) => `?user_id=${ADMINISTRATORS + 1 + index * 7}&${month}`),
    'a venture, a month': many(VENTURES, (index) => `?venture_id=${1 + index}&${month}`),
    [UNFILTERED]: [''],
  }
}

interface Side {
  ground: Ground
  beside: Ground
  lists: Record<string, Script[]>
  server: Server
  load: Child
  bare: Child
}

const open = async (engine: Engine, count: number): Promise<Side> => {
  const ground = await engine.take(count)
  const beside = await engine.beside(ground, count)
  const lists: Record<string, Script[]> = {}
  for (const [name, queries] of Object.entries(filters()))
    lists[name] = (await record(beside, { ids: [], reader: 1, queries })).lists
  const [load, bare] = [startChild('load.ts'), startChild('bare.ts')]
  await bare.ask('open', { url: beside.url, dir: beside.dir, connections: CONNECTIONS })
  const server = await startServer(ground)
  await load.ask('signIn', { port: server.port, ids: many(CONNECTIONS, () => '').map(() => 1) })
  return { ground, beside, lists, server, load, bare }
}

const close = async (it: Side): Promise<void> => {
  it.load.stop()
  it.bare.stop()
  await it.server.stop()
  await it.beside.drop()
  await it.ground.drop()
}

const p50 = (it: Round): number => it.p50
const inMs = (rounds: Round[] | undefined): string => `${middle(rounds, p50).toFixed(1)} ms`

const compare = async (sides: readonly Side[], name: string, queries: readonly string[]) =>
  byTurns(
    TURNS,
    sides.flatMap((it) => [
      () => round(it.load, 'round', { play: 'list', seconds: SECONDS, queries }),
      () => round(it.bare, 'lists', { seconds: SECONDS, lists: it.lists[name] ?? [] }),
    ]),
  )

/** (b) Loop Center's first page with its totals, against the same statements sent by the driver alone, at both sizes. */
export const pages = async (engine: Engine): Promise<Figure[]> => {
  const sides: Side[] = []
  const figures: Figure[] = []
  try {
    for (const count of SIZES) sides.push(await open(engine, count))
    for (const [name, queries] of Object.entries(filters())) {
      const [small, smallBare, large, largeBare] = await compare(sides, name, queries)
      const common = { part: 'b', engine: engine.name, unit: '' }
      const rate = (it: Round) => it.rate
      figures.push(
        {
          ...common,
          what: `page of ${name} against bare SQL`,
          value: ratio(small, smallBare, rate),
          bound: { atLeast: 0.5 },
          from: `${middle(small, rate).toFixed(0)} and ${middle(smallBare, rate).toFixed(0)} pages/s, 100,000 loops`,
        },
        {
          ...common,
          what: `page of ${name} against bare SQL`,
          value: ratio(large, largeBare, rate),
          bound: { atLeast: 0.5 },
          from: `${middle(large, rate).toFixed(0)} and ${middle(largeBare, rate).toFixed(0)} pages/s, 1,000,000 loops`,
        },
        {
          ...common,
          what: `p50 of ${name}, ten times the loops`,
          value: ratio(large, small, p50),
          // Without a filter every loop is summed, so that this one is only told.
          ...(name === UNFILTERED ? {} : { bound: { atMost: 1.5 } }),
          from: `${inMs(large)} and ${inMs(small)}`,
        },
      )
    }
    return figures
  } finally {
    for (const it of sides) await close(it)
  }
}
