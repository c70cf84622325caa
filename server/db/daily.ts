import { mkdirSync, readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { isDiskFull } from '#server/db/disk.ts'
import type { Store } from '#server/db/open.ts'
import { backUpRunning } from '#server/db/running.ts'
import type { Log } from '#server/kit/log.ts'

const DAY_MS = 24 * 3600 * 1000
/** How often the server looks whether a day has passed; a server that was off at any fixed hour has its backup too. */
const LOOK_MS = 15 * 60_000

const NAME = /^nucleo-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/

const nameOf = (at: Date): string => `nucleo-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`

const momentOf = (name: string): number => {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

/** Names of the backups in a folder, the oldest first; what else is in it is not ours. */
const backupsIn = (folder: string): string[] =>
  readdirSync(folder)
    .filter((it) => NAME.test(it))
    .toSorted()

export interface Backups {
  store: Store
  /** The data folder. */
  dir: string
  /** Where the backups go. */
  folder: string
  /** How many stay. */
  keep: number
  /** Room to leave on their disk, in MB. */
  room: number
}

/**
 * Makes the day's backup when the last one is a day old, and lets go of the oldest; the new one's path, or undefined when there is
 * none to make. Throws without room for it, and whatever keeps it from being made; nothing is let go of then.
 */
export const backUpDaily = async (it: Backups, now: Date, signal?: AbortSignal): Promise<string | undefined> => {
  mkdirSync(it.folder, { recursive: true, mode: 0o700 })
  const last = backupsIn(it.folder).at(-1)
  if (last !== undefined && now.getTime() - momentOf(last) < DAY_MS) return undefined
  if (isDiskFull(it.folder, it.room)) throw new Error(`There is no room for a backup in ${it.folder}.`)
  const file = join(it.folder, nameOf(now))
  await backUpRunning(it.store, { dir: it.dir, file, now, ...(signal ? { signal } : {}) })
  for (const name of backupsIn(it.folder).slice(0, -it.keep)) rmSync(join(it.folder, name))
  return file
}

/** Sees to it from now on; `stop` gives up the one that is being made. */
export const keepBackups = (it: Backups, log: Log): { stop(): Promise<void> } => {
  const leave = new AbortController()
  let under: Promise<void> | undefined
  const look = async (): Promise<void> => {
    try {
      const file = await backUpDaily(it, new Date(), leave.signal)
      if (file) log.info({ file }, 'the day’s backup was made')
    } catch (error) {
      if (!leave.signal.aborted) log.error({ err: error }, 'the day’s backup could not be made')
    } finally {
      under = undefined
    }
  }
  const timer = setInterval(() => void (under ??= look()), LOOK_MS).unref()
  return {
    stop: async () => {
      clearInterval(timer)
      leave.abort()
      await under
    },
  }
}
