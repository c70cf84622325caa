import type { Writable } from 'node:stream'
import pg from 'pg'
import { makeStatements, type Result, type Statement } from '#server/db/statements.ts'

/** Connections on which statements are sent without waiting for the answers to those before them. */
export interface Pipelines {
  /**
   * The answer to a statement that is a transaction by itself; undefined where a connection of the pool has to give it:
   * one here would be slower, or has given it up.
   */
  query(statement: Statement): Promise<Result | undefined> | undefined
  end(): Promise<void>
}

/** Milliseconds; a slower statement is not pipelined, because those behind it would wait for it. */
const SHORT_MS = 3
/** Milliseconds of usual work that may precede a statement on its connection. */
const AHEAD_MS = 12
/** Milliseconds after which a missing answer closes its connection to further statements. */
const LATE_MS = 30
/** Limits of a pipelined statement: one that waits for a lock, or is slow, is rolled back here and repeated on the
 * pool. */
const LIMITS = '-c lock_timeout=40ms -c statement_timeout=200ms'
const GIVEN_UP = new Set(['55P03', '57014'])
/** Milliseconds of rest after which a network device may have cut the connection. */
const REST_MS = 30_000
/** Milliseconds without a new try after a connection could not be opened or broke. */
const PAUSE_MS = 1000

/**
 * How long the quicker third of a statement's runs takes, in ms: what it costs where nothing else keeps the machine busy.
 * One that was late once is no longer sent here, and is tried again after some runs on the pool.
 */
const makeCosts = () => {
  const costs = new Map<string, number>()
  const of = (name: string) => costs.get(name) ?? 1
  return {
    of,
    took: (name: string, ms: number) =>
      void costs.set(name, ms > LATE_MS ? ms : Math.max(0.1, of(name) * (ms > of(name) ? 1.03 : 0.93))),
    passedBy: (name: string) => void costs.set(name, of(name) * 0.98),
  }
}

type Costs = ReturnType<typeof makeCosts>

interface Pipeline {
  /** Milliseconds that a statement sent now would wait; infinite where none can be sent. */
  ahead(): number
  query(statement: Statement): Promise<Result | undefined>
  /** False once the connection is gone or retired. */
  usable(): boolean
  /** Waits for what is in flight. */
  close(): Promise<void>
}

interface Opening {
  config: pg.ClientConfig
  costs: Costs
  /** Whether the failed statement had another plan, or none, on this connection. */
  isOutdated: (error: unknown) => boolean
}

/** Buffers writes until the end of the event loop's turn: one write wakes the database's process once. */
const makeGather = (client: pg.Client) => {
  const { stream } = (client as unknown as { connection: { stream: Pick<Writable, 'cork' | 'uncork'> } }).connection
  let gathering = false
  return () => {
    if (gathering) return
    gathering = true
    stream.cork()
    setImmediate(() => {
      gathering = false
      stream.uncork()
    })
  }
}

const openPipeline = ({ config, costs, isOutdated }: Opening): Pipeline => {
  const options = `${config.options ?? ''} ${LIMITS}`
  const client = new pg.Client({ ...config, options, pipeline: true })
  const gather = makeGather(client)
  const run = makeStatements(client)
  let [state, inFlight, expected] = ['opening' as 'opening' | 'open' | 'gone', 0, 0]
  /** Time of the last sign that the connection works. */
  let progress = performance.now()
  const leave = () => {
    state = 'gone'
  }
  client.on('error', leave)
  client.on('end', leave)
  client.connect().then(() => {
    if (state === 'opening') state = 'open'
  }, leave)

  const isHeldUp = () => inFlight > 0 && performance.now() - progress > LATE_MS
  const settle = (name: string, cost: number) => {
    const now = performance.now()
    costs.took(name, now - progress)
    progress = now
    inFlight -= 1
    expected = inFlight === 0 ? 0 : expected - cost
  }
  return {
    ahead: () => (state === 'open' && !isHeldUp() ? expected : Number.POSITIVE_INFINITY),
    usable: () => state !== 'gone' && (inFlight > 0 || state === 'opening' || performance.now() - progress < REST_MS),
    query: async (statement) => {
      const { name } = statement
      const cost = costs.of(name)
      if (inFlight === 0) progress = performance.now()
      inFlight += 1
      expected += cost
      gather()
      try {
        return await run(statement)
      } catch (error) {
        if (GIVEN_UP.has(Object(error).code)) return undefined
        if (!isOutdated(error)) throw error
        leave()
        return undefined
      } finally {
        settle(name, cost)
      }
    },
    close: () => {
      leave()
      return client.end().catch(() => {})
    },
  }
}

/** A slot for a connection, opened on demand, and again when it is gone. */
const makeSlot = (opening: Opening) => {
  let held: Pipeline | undefined
  let notBefore = 0
  const closing = new Set<Promise<void>>()
  const close = (): void => {
    if (!held) return
    const closed = held.close()
    held = undefined
    closing.add(closed)
    void closed.then(() => closing.delete(closed))
  }
  return {
    pipeline: (): Pipeline | undefined => {
      if (held?.usable()) return held
      close()
      if (performance.now() < notBefore) return undefined
      notBefore = performance.now() + PAUSE_MS
      return (held = openPipeline(opening))
    },
    end: async () => {
      close()
      await Promise.all(closing)
    },
  }
}

/** Statements go to the pool while a connection is being opened or is gone. */
export const makePipelines = (size: number, opening: Omit<Opening, 'costs'>): Pipelines => {
  const costs = makeCosts()
  const slots = Array.from({ length: size }, () => makeSlot({ ...opening, costs }))
  const choose = (): Pipeline | undefined => {
    let best: Pipeline | undefined
    for (const slot of slots) {
      const pipeline = slot.pipeline()
      if (pipeline && pipeline.ahead() <= Math.min(AHEAD_MS, best?.ahead() ?? AHEAD_MS)) best = pipeline
    }
    return best
  }
  return {
    query: (statement) => {
      const pipeline = costs.of(statement.name) <= SHORT_MS ? choose() : undefined
      if (!pipeline) costs.passedBy(statement.name)
      return pipeline?.query(statement)
    },
    end: async () => {
      await Promise.all(slots.map((it) => it.end()))
    },
  }
}
