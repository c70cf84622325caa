import { join } from 'node:path'
import pg from 'pg'
import { z } from 'zod'
import type { Engine } from '#server/db/engine/engine.ts'
import { openThread } from '#server/db/engine/thread.ts'
import { makeTurns } from '#server/db/engine/turns.ts'
import { obey } from './child.ts'
import { percentile } from './numbers.ts'

/** The yardstick: the statements of recorded calls, sent by the driver alone. */
const statement = z.object({ text: z.string(), values: z.array(z.unknown()) })
const script = z.array(statement)
type Script = z.output<typeof script>

interface Rows {
  rows: unknown[]
}
type Query = (text: string, values: unknown[]) => Promise<Rows>
/** Runs a script on one connection and gives the rows of the statement that `pick` chooses. */
type Way = (it: Script, pick: RegExp) => Promise<unknown[]>

const edge = /^(begin|commit)$/

const inOrder = async (query: Query, it: Script, pick: RegExp): Promise<unknown[]> => {
  let picked: unknown[] = []
  for (const { text, values } of it) {
    const { rows } = await query(text, values)
    if (pick.test(text)) picked = rows
  }
  return picked
}

const onEngine = (engine: Engine): Way => {
  const turns = makeTurns({ waiting: 1000, patience: 60_000, ahead: 1 })
  const query: Query = (text, values) =>
    edge.test(text) ? engine.exec(text).then(() => ({ rows: [] })) : engine.query(text, values)
  return async (it, pick) => {
    const done = await turns.alone()
    return inOrder(query, it, pick).finally(done)
  }
}

const onClient = (client: pg.Client): Way => {
  const query: Query = (text, values) => client.query(text, values)
  return (it, pick) => inOrder(query, it, pick)
}

const place = z.object({ url: z.string().optional(), dir: z.string(), connections: z.number() })
let ways: Way[] = []

const started = z.object({ id: z.number() })
const inserts = /insert into loops/

interface Shift {
  seconds: number
  loop: { from: number; to: number }
}

const ISO = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/

/** A recorded value as it would be now: later moments, and the loop that was just started. */
const renewed = (value: unknown, { seconds, loop }: Shift): unknown => {
  if (value === loop.from) return loop.to
  if (value instanceof Date) return new Date(value.getTime() + seconds * 1000)
  if (typeof value === 'string' && ISO.test(value)) return new Date(Date.parse(value) + seconds * 1000).toISOString()
  return value
}

const renew = (it: Script, shift: Shift): Script =>
  it.map(({ text, values }) => ({ text, values: values.map((value) => renewed(value, shift)) }))

const person = z.object({ start: script, stop: script, loop_id: z.number() })

const pair = async (way: Way, it: z.output<typeof person>, at: Date): Promise<void> => {
  const since = () => Math.floor((Date.now() - at.getTime()) / 1000)
  const same = { from: -1, to: -1 }
  const [row] = await way(renew(it.start, { seconds: since(), loop: same }), inserts)
  const loop = { from: it.loop_id, to: started.parse(row).id }
  await way(renew(it.stop, { seconds: since(), loop }), inserts)
}

const during = async (seconds: number, each: readonly (() => Promise<void>)[]) => {
  const began = performance.now()
  const until = began + seconds * 1000
  const times: number[] = []
  await Promise.all(
    each.map(async (run) => {
      while (performance.now() < until) {
        const before = performance.now()
        await run()
        times.push(performance.now() - before)
      }
    }),
  )
  const rate = (times.length * 1000) / (performance.now() - began)
  return { count: times.length, rate, p50: percentile(times, 50), p99: percentile(times, 99) }
}

obey({
  open: async (about) => {
    const at = place.parse(about)
    if (at.url === undefined) {
      const way = onEngine(await openThread(join(at.dir, 'db')))
      ways = Array.from({ length: at.connections }, () => way)
      return
    }
    for (let index = 0; index < at.connections; index += 1) {
      const client = new pg.Client({ connectionString: at.url })
      await client.connect()
      ways.push(onClient(client))
    }
  },
  pairs: async (about) => {
    const wanted = z.object({ seconds: z.number(), at: z.date(), people: z.array(person) }).parse(about)
    const each = wanted.people.map((it, index) => async () => {
      const way = ways[index % ways.length]
      if (way) await pair(way, it, wanted.at)
    })
    return during(wanted.seconds, each)
  },
  lists: async (about) => {
    const wanted = z.object({ seconds: z.number(), lists: z.array(script) }).parse(about)
    const each = ways.map((way, index) => {
      let turn = index
      return async () => {
        const it = wanted.lists[turn % wanted.lists.length] ?? []
        turn += 1
        await way(it, inserts)
      }
    })
    return during(wanted.seconds, each)
  },
})
