import { sql } from 'kysely'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { z } from 'zod'
import { DISK_FULL } from '#server/db/disk.ts'
import { ENGINE_BUSY } from '#server/db/engine/turns.ts'
import { makeQueue, type RunningQueue } from '#server/kit/jobs/boss.ts'
import { job, type Job } from '#server/kit/jobs/job.ts'
import { freshServer, type TestServer } from '#server/testing/testServer.ts'

let server: TestServer
let queue: RunningQueue
let other: RunningQueue
const lines: string[] = []
const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(line) })

/** Name and payload of each job that ran, in order. */
const ran: [string, unknown][] = []
const of = (name: string) => ran.filter((it) => it[0] === name).map((it) => it[1])
const payload = z.object({ text: z.string() })

const note = job({
  name: 'test.note',
  payload,
  run: async (_frame, it) => void ran.push(['note', it.text]),
})
const shaky = job({
  name: 'test.shaky',
  payload,
  retries: 2,
  run: async (_frame, it) => {
    ran.push(['shaky', it.text])
    if (of('shaky').length === 1) throw new Error('the first time fails')
  },
})
/** Waits long before its retry, as a mail to a server that rejects unknown senders does. */
const patient = job({
  name: 'test.patient',
  payload,
  pauseSeconds: 600,
  run: async (_frame, it) => {
    ran.push(['patient', it.text])
    throw new Error('never well')
  },
})
/** Moments at which one of many jobs ran. */
const moments: number[] = []
const many = job({
  name: 'test.many',
  payload,
  run: async (_frame, it) => {
    moments.push(performance.now())
    ran.push(['many', it.text])
  },
})
const nightly = job({ name: 'test.nightly', payload: z.object({}), cron: '59 23 * * 5', run: async () => {} })

/** State of the jobs of a name in the queue's own table. */
const stored = async (name: string) => {
  const { rows } = await sql<{ state: string; retry_count: number; waits: boolean }>`
    select state, retry_count, start_after > created_on as waits from pgboss.job
    where name = ${name} order by created_on`.execute(server.db)
  return rows
}

beforeAll(async () => {
  server = await freshServer()
  queue = makeQueue(server.store, log)
  other = makeQueue(server.store, log)
  expect(queue.healthy()).toBe(false)
  const jobs = [note, shaky, patient, many, nightly]
  await Promise.all([queue, other].map((it) => it.open(jobs)))
  await Promise.all([queue, other].map((it) => it.work(jobs, server.frame)))
})
afterAll(async () => {
  await Promise.all([queue.stop(), other.stop()])
  await server.close()
})

const later = { interval: 20 }

describe('the queue', () => {
  test('is well once it runs', () => {
    expect(queue.healthy()).toBe(true)
    expect(lines).toEqual([])
  })

  test('holds a job that was sent in a transaction once that is committed, and only then', async () => {
    const sent = (outcome: 'commit' | 'rollback') =>
      server.db.transaction().execute(async (tx) => {
        await queue.send(tx, note, { text: outcome })
        if (outcome === 'rollback') throw new Error('no')
      })
    await expect(sent('rollback')).rejects.toThrow('no')
    expect(await stored('test.note')).toEqual([])
    await sent('commit')
    expect(await stored('test.note')).toHaveLength(1)
    await expect.poll(() => of('note'), later).toEqual(['commit'])
    await expect.poll(async () => (await stored('test.note')).map((it) => it.state), later).toEqual(['completed'])
  })

  test('works many off without a pause between them, and first what somebody waits for', async () => {
    const texts = Array.from({ length: 30 }, (_, at) => String(at))
    await server.db.transaction().execute(async (tx) => {
      for (const text of texts) await queue.send(tx, many, { text })
      await queue.send(tx, { ...many, ahead: true }, { text: 'awaited' })
    })
    await expect.poll(() => of('many').length, later).toBe(31)
    // Two workers that pause two seconds after each job begin two within such a time, and never a third.
    expect(Math.min(...moments.slice(2).map((third, at) => third - (moments[at] ?? 0)))).toBeLessThan(1500)
    // Each of the two workers took the job marked `ahead` before the others.
    expect(of('many').slice(0, 2)).toContain('awaited')
  })

  test('gives each job to one of two servers', async () => {
    const texts = ['a', 'b', 'c', 'd']
    for (const text of texts) await queue.send(server.db, note, { text })
    await expect.poll(() => of('note').length, later).toBe(1 + texts.length)
    expect(new Set(of('note').slice(1))).toEqual(new Set(texts))
    await expect.poll(async () => (await stored('test.note')).every((it) => it.state === 'completed'), later).toBe(true)
    expect(of('note')).toHaveLength(1 + texts.length)
  })

  test('tries a job again that failed, after a pause', async () => {
    await queue.send(server.db, shaky, { text: 'x' })
    await expect.poll(() => stored('test.shaky'), later).toEqual([{ state: 'retry', retry_count: 0, waits: true }])
    // Ends the pause.
    await sql`update pgboss.job set start_after = now() where name = 'test.shaky'`.execute(server.db)
    await expect.poll(() => of('shaky'), later).toEqual(['x', 'x'])
    await expect.poll(async () => (await stored('test.shaky')).map((it) => it.state), later).toEqual(['completed'])
  })

  test('waits as long as a job asks for, and longer each time', async () => {
    await queue.send(server.db, patient, { text: 'x' })
    const pause = async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - now())::int as seconds from pgboss.job
        where name = 'test.patient' and state = 'retry'`.execute(server.db)
      return rows[0]?.seconds ?? 0
    }
    await expect.poll(pause, later).toBeGreaterThan(290)
    const first = await pause()
    expect(first).toBeLessThanOrEqual(1200)
    for (const tries of [2, 3, 4]) {
      await sql`update pgboss.job set start_after = now() where name = 'test.patient'`.execute(server.db)
      await expect.poll(() => of('patient').length, later).toBe(tries)
      await expect.poll(pause, later).toBeGreaterThan(290)
    }
    expect(await pause()).toBeGreaterThan(1200)
  })

  test('follows what a newer version says of how often a job is tried', async () => {
    const limit = async () => {
      const { rows } = await sql<{ retry_limit: number }>`
        select retry_limit from pgboss.queue where name = 'test.shaky'`.execute(server.db)
      return rows[0]?.retry_limit
    }
    expect(await limit()).toBe(2)
    const newer = makeQueue(server.store, log)
    await newer.open([{ ...shaky, retries: 7 }])
    expect(await limit()).toBe(7)
    await newer.stop()
  })

  test('does not run what is not of the job’s shape', async () => {
    await queue.send(server.db, note, { text: 7 })
    await expect.poll(async () => (await stored('test.note')).some((it) => it.state === 'retry'), later).toBe(true)
    expect(of('note')).not.toContain(7)
  })

  test('keeps a cron line with its zone, once for all servers', async () => {
    const { rows } = await sql`select cron, timezone from pgboss.schedule where name = 'test.nightly'`.execute(
      server.db,
    )
    expect(rows).toEqual([{ cron: '59 23 * * 5', timezone: 'America/Sao_Paulo' }])
  })
})

test('a queue without room on the disk waits for it and is well; any other failure is one', async () => {
  let failure: Error | undefined
  let refused = 0
  const store = {
    ...server.store,
    queueDb: {
      executeSql: async (text: string, values?: unknown[]) => {
        if (!failure) return server.store.queueDb.executeSql(text, values)
        refused += 1
        throw failure
      },
    },
  }
  const own = makeQueue(store, pino({ level: 'silent' }))
  const roomless = job({ name: 'test.roomless', payload, run: async () => {} })
  await own.open([roomless])
  await own.work([roomless], server.frame)
  const fails = async (error: Error) => {
    const before = refused
    failure = error
    await expect.poll(() => refused, later).toBeGreaterThan(before + 1)
  }
  for (const code of [DISK_FULL, ENGINE_BUSY]) {
    await fails(Object.assign(new Error('not now'), { code }))
    expect(own.healthy()).toBe(true)
  }
  await fails(new Error('gone'))
  await expect.poll(() => own.healthy(), later).toBe(false)
  failure = undefined
  await own.stop()
})

describe('a sweep', () => {
  const sweeping = async (run: Job['run']) => {
    const own = makeQueue(server.store, log)
    const it = job({ name: 'test.sweep', payload: z.object({}), everySeconds: 0.005, run })
    await own.open([it])
    await own.work([it], server.frame)
    return own
  }

  test('comes again and again, never twice at once, and is over when the stop returns', async () => {
    let [begun, done, most] = [0, 0, 0]
    const own = await sweeping(async () => {
      begun += 1
      most = Math.max(most, begun - done)
      await new Promise((resolve) => setTimeout(resolve, 20))
      done += 1
    })
    await expect.poll(() => begun, { interval: 5 }).toBeGreaterThan(2)
    await own.stop()
    expect([most, begun - done]).toEqual([1, 0])
    const last = begun
    await new Promise((resolve) => setTimeout(resolve, 20))
    expect(begun).toBe(last)
  })

  test('that fails again and again says so once, and goes on', async () => {
    let runs = 0
    const own = await sweeping(async () => {
      runs += 1
      if (runs % 2 === 1) throw new Error('no database')
    })
    await expect.poll(() => runs, { interval: 5 }).toBeGreaterThan(6)
    await own.stop()
    expect(lines.filter((line) => line.includes('a sweep failed'))).toHaveLength(1)
  })
})
