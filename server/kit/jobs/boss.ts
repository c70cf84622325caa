import { PgBoss, fromKysely, type Job as BossJob } from 'pg-boss'
import type { Store } from '#server/db/open.ts'
import type { Job, JobFrame } from '#server/kit/jobs/job.ts'
import type { Queue } from '#server/kit/jobs/queue.ts'
import type { Log } from '#server/kit/log.ts'

export interface RunningQueue extends Queue {
  start(jobs: readonly Job[], frame: JobFrame): Promise<void>
  stop(): Promise<void>
}

const sweep = (job: Job, frame: JobFrame, log: Log): { stop: () => Promise<void> } => {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  let failing = false
  const timer = setInterval(
    () => {
      if (busy) return
      busy = true
      running = job
        .run(frame, {})
        .then(() => {
          failing = false
        })
        .catch((error: unknown) => {
          // Once per outage, not once a second.
          if (!failing) log.error({ err: error, job: job.name }, 'a sweep failed')
          failing = true
        })
        .finally(() => {
          busy = false
        })
    },
    (job.everySeconds ?? 1) * 1000,
  )
  return {
    stop: async () => {
      clearInterval(timer)
      await running
    },
  }
}

export const makeQueue = (store: Store, log: Log): RunningQueue => {
  const boss = new PgBoss({
    db: store.queueDb,
    backend: store.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    // Vacuum belongs to whoever runs the database.
    monitorVacuum: false,
    reindex: false,
  })
  let started = false
  let lastError = 0
  boss.on('error', (error: unknown) => {
    if (Date.now() - lastError > 10_000) log.error({ err: error }, 'queue error')
    lastError = Date.now()
  })
  const sweeps: { stop: () => Promise<void> }[] = []
  /** What an earlier start wrote down is not written again: each would wait for the disk. */
  const isKnown = async (): Promise<(line: string) => boolean> => {
    const [queues, schedules] = await Promise.all([boss.getQueues(), boss.getSchedules()])
    const lines = [...queues.map(({ name }) => name), ...schedules.map((it) => `${it.name} ${it.cron} ${it.timezone}`)]
    const known = new Set(lines)
    return (line) => known.has(line)
  }
  const register = async (job: Job, frame: JobFrame, known: (line: string) => boolean): Promise<void> => {
    if (job.everySeconds) return void sweeps.push(sweep(job, frame, log))
    const { name, cron, tz = 'America/Sao_Paulo' } = job
    if (!known(name)) await boss.createQueue(name, { retryLimit: job.retries ?? 5, retryBackoff: true, retryDelay: 2 })
    if (cron && !known(`${name} ${cron} ${tz}`)) await boss.schedule(name, cron, {}, { tz })
    await boss.work(
      name,
      { pollingIntervalSeconds: 2, localConcurrency: job.atOnce ?? 1 },
      async ([work]: BossJob<object>[]) => {
        if (work) await job.run(frame, job.payload.parse(work.data ?? {}))
      },
    )
  }
  return {
    send: async (db, job, payload) => {
      await boss.send(job.name, payload, { db: fromKysely(db) })
    },
    healthy: () => started && Date.now() - lastError > 5000,
    // Alone among the servers: two that make the queue's schema at once would trip over each other.
    start: (jobs, frame) =>
      store.exclusive(async () => {
        await boss.start()
        const known = await isKnown()
        for (const job of jobs) await register(job, frame, known)
        started = true
      }),
    stop: async () => {
      await Promise.all(sweeps.map((it) => it.stop()))
      if (started) await boss.stop({ graceful: true, timeout: 10_000 })
      started = false
    },
  }
}
