import { PgBoss, fromKysely, type Job as BossJob } from 'pg-boss'
import type { Store } from '#server/db/open.ts'
import { databaseBusy, diskFull } from '#server/kit/dbErrors.ts'
import type { Job, JobFrame } from '#server/kit/jobs/job.ts'
import type { Queue, Sendable } from '#server/kit/jobs/queue.ts'
import type { Log } from '#server/kit/log.ts'
import { makeOutage } from '#server/kit/outage.ts'

export interface RunningQueue extends Queue {
  /** Opens the queue for sending, and creates queues and schedules that no earlier start of this version has. */
  open(jobs: readonly Job[]): Promise<void>
  /** Begins to run jobs; call `open` first. */
  work(jobs: readonly Job[], frame: JobFrame): Promise<void>
  /** Waits for running jobs, and for a `work` in progress. */
  stop(): Promise<void>
}

const sweep = (job: Job, frame: JobFrame, log: Log): { stop: () => Promise<void> } => {
  let running: Promise<void> = Promise.resolve()
  let busy = false
  const outage = makeOutage(log, { failed: 'a sweep failed', over: 'a sweep works again', about: { job: job.name } })
  const timer = setInterval(
    () => {
      if (busy) return
      busy = true
      running = job
        .run(frame, {})
        .then(outage.worked, outage.failed)
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
  const options = {
    db: store.queueDb,
    backend: store.kind === 'embedded' ? 'pglite' : 'postgres',
    schema: 'pgboss',
    // Vacuuming is the task of the database's operator.
    monitorVacuum: false,
    reindex: false,
  } as const
  // Two instances: a start waits for the sender, but not for the worker.
  const sender = new PgBoss({ ...options, schedule: false, supervise: false })
  const worker = new PgBoss({ ...options, migrate: false })
  let isOpen = false
  let working: Promise<void> | undefined
  let lastError = 0
  const fail = (error: unknown): void => {
    // On a full disk the queue waits for room, as every write does. Health reports the disk and stays 200. Beside many
    // calls it waits for its turn, and tries again.
    if (diskFull(error) || databaseBusy(error)) return
    if (Date.now() - lastError > 10_000) log.error({ err: error }, 'queue error')
    lastError = Date.now()
  }
  sender.on('error', fail)
  worker.on('error', fail)
  const sweeps: { stop: () => Promise<void> }[] = []
  const tries = (name: string, limit: number | undefined): string => `${name} ${limit}`
  /** Skips queues and schedules that an earlier start stored: each write would wait for the disk. */
  const isKnown = async (): Promise<(line: string) => boolean> => {
    const [queues, schedules] = await Promise.all([sender.getQueues(), sender.getSchedules()])
    const lines = [
      ...queues.flatMap((it) => [it.name, tries(it.name, it.retryLimit)]),
      ...schedules.map((it) => `${it.name} ${it.cron} ${it.timezone}`),
    ]
    const known = new Set(lines)
    return (line) => known.has(line)
  }
  const register = async (
    { name, cron, tz = 'America/Sao_Paulo', retries = 5 }: Job,
    known: (line: string) => boolean,
  ) => {
    if (!known(name)) await sender.createQueue(name, { retryLimit: retries, retryBackoff: true, retryDelay: 2 })
    // Another version of the server may have created it.
    else if (!known(tries(name, retries))) await sender.updateQueue(name, { retryLimit: retries })
    if (cron && !known(`${name} ${cron} ${tz}`)) await sender.schedule(name, cron, {}, { tz })
  }
  /** Takes the next job at once after each, so that ten thousand mails do not leave at one every two seconds. */
  const workOn = async (job: Job, frame: JobFrame): Promise<void> => {
    const own = { id: '' }
    own.id = await worker.work(job.name, { pollingIntervalSeconds: 2 }, async ([work]: BossJob<object>[]) => {
      try {
        if (work) await job.run(frame, job.payload.parse(work.data ?? {}))
      } finally {
        worker.notifyWorker(own.id)
      }
    })
  }
  const begin = async (jobs: readonly Job[], frame: JobFrame): Promise<void> => {
    await worker.start()
    for (const job of jobs) {
      if (job.everySeconds) sweeps.push(sweep(job, frame, log))
      else await Promise.all(Array.from({ length: job.atOnce ?? 1 }, () => workOn(job, frame)))
    }
  }
  const optionsOf = ({ ahead, pauseSeconds }: Sendable) => ({
    ...(ahead && { priority: 1 }),
    ...(pauseSeconds !== undefined && { retryDelay: pauseSeconds, retryBackoff: true }),
  })
  return {
    send: async (db, job, payload) => {
      await sender.send(job.name, payload, { db: fromKysely(db), ...optionsOf(job) })
    },
    sendMany: async (db, job, payloads) => {
      if (payloads.length === 0) return
      const options = optionsOf(job)
      await sender.insert(
        job.name,
        payloads.map((data) => ({ data, ...options })),
        { db: fromKysely(db) },
      )
    },
    healthy: () => isOpen && Date.now() - lastError > 5000,
    // Locked among the servers: two that create the queue's schema at once would conflict.
    open: (jobs) =>
      store.exclusive(async () => {
        await sender.start()
        const known = await isKnown()
        const queued = jobs.filter((job) => !job.everySeconds)
        for (const job of queued) await register(job, known)
        // The sender caches its queues at start; a later look-up would wait for the transaction that sends.
        if (queued.some((job) => !known(job.name))) {
          await sender.stop({ graceful: false })
          await sender.start()
        }
        isOpen = true
      }),
    work: (jobs, frame) => (working ??= begin(jobs, frame)),
    stop: async () => {
      isOpen = false
      // The caller of `work` gets its error.
      await working?.catch(() => {})
      await Promise.all(sweeps.map((it) => it.stop()))
      if (working) await worker.stop({ graceful: true, timeout: 10_000 })
      await sender.stop({ graceful: false })
    },
  }
}
