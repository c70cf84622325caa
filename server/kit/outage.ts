import type { Log } from '#server/kit/log.ts'

/** Milliseconds without a failure after which an outage is over: what fails each second may succeed now and then. */
const QUIET_MS = 10_000

export interface Outage {
  failed(error: unknown): void
  worked(): void
}

/** Logs what fails again and again in the background: once when that begins, and once when it is over. */
export const makeOutage = (
  log: Pick<Log, 'error' | 'info'>,
  { failed, over, about = {} }: { failed: string; over: string; about?: Readonly<Record<string, unknown>> },
): Outage => {
  let last: number | undefined
  return {
    failed: (error) => {
      if (last === undefined) log.error({ ...about, err: error }, failed)
      last = performance.now()
    },
    worked: () => {
      if (last === undefined || performance.now() - last < QUIET_MS) return
      last = undefined
      log.info(about, over)
    },
  }
}
