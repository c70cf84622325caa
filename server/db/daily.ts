import { mkdirSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { DAY_MS, HOUR_MS } from '#contract/kit/spans.ts'
import { UNFINISHED, type Watch } from '#server/db/backup.ts'
import { freeIn } from '#server/db/disk.ts'
import { bytesIn, databaseIn, filesIn } from '#server/db/folder.ts'
import type { Store } from '#server/db/open.ts'
import { backUpRunning } from '#server/db/running.ts'
import type { Log } from '#server/kit/log.ts'

/** Delay of the first check after the start, so that a server that runs only for a while has its backup too. */
const FIRST_MS = 60_000
/** Interval of the check for a past day, so that a server that is off at any fixed hour has its backup too. */
const LOOK_MS = 15 * 60_000
/** Delay after a failure: the failed backup has read and written everything, and the disk may be nearly full. */
const FAILED_MS = 6 * HOUR_MS

const NAME = /^nucleo-(\d{4}-\d\d-\d\d)T(\d\d)(\d\d)(\d\d)Z\.tar\.gz$/

const nameOf = (at: Date): string => `nucleo-${at.toISOString().slice(0, 19).replaceAll(':', '')}Z.tar.gz`

const momentOf = (name: string): number => {
  const [, day, hour, minute, second] = NAME.exec(name) ?? []
  return Date.parse(`${day}T${hour}:${minute}:${second}Z`)
}

/**
 * Names of the backups in a folder, the oldest first; what else is in it is not ours. One dated in the future, from a clock that
 * was wrong, counts as older than all others: as the newest it would keep them from being made, or from staying.
 */
const backupsIn = (folder: string, now: Date): string[] => {
  const ours = readdirSync(folder)
    .filter((it) => NAME.test(it))
    .toSorted()
  const coming = (name: string): boolean => momentOf(name) > now.getTime()
  return [...ours.filter((it) => coming(it)), ...ours.filter((it) => !coming(it))]
}

/** Removes the unfinished backup of a server that was killed. */
const tidy = (folder: string): void => {
  for (const name of readdirSync(folder))
    if (name.endsWith(UNFINISHED) && NAME.test(name.slice(0, -UNFINISHED.length))) rmSync(join(folder, name))
}

export interface Backups {
  store: Store
  /** The data folder. */
  dir: string
  /** Folder of the backups. */
  folder: string
  /** Number of backups that are kept. */
  keep: number
  /** Room below which the disk counts as full, in MB. */
  room: number
  /** Bytes free on a folder's disk. */
  free?: (dir: string) => Promise<number>
}

/** Throws when either disk has less than twice the room below which writes are refused, so that a backup never causes
 * that. */
const findRoom = async ({ free = freeIn, ...backups }: Backups, size: number): Promise<void> => {
  const least = 2 * backups.room * 1024 * 1024
  if ((await free(backups.folder)) - size < least)
    throw new Error(`There is no room for a backup in ${backups.folder}.`)
  // PostgreSQL keeps its log for as long as a backup lasts.
  if ((await free(backups.dir)) < least) throw new Error(`There is no room for the log of a backup in ${backups.dir}.`)
}

/**
 * Makes the day's backup when the last one is a day old, and lets go of the oldest; the new one's path, or undefined when there is
 * none to make. Throws without room for it, and whatever keeps it from being made; nothing is let go of then.
 */
export const backUpDaily = async (backups: Backups, now: Date, signal?: AbortSignal): Promise<string | undefined> => {
  mkdirSync(backups.folder, { recursive: true, mode: 0o700 })
  tidy(backups.folder)
  const last = backupsIn(backups.folder, now).at(-1)
  const age = last === undefined ? DAY_MS : now.getTime() - momentOf(last)
  if (age >= 0 && age < DAY_MS) return undefined
  const size = last
    ? statSync(join(backups.folder, last)).size
    : (await bytesIn(databaseIn(backups.dir))) + (await bytesIn(filesIn(backups.dir)))
  await findRoom(backups, size)
  const file = join(backups.folder, nameOf(now))
  const watch: Watch = { signal, look: () => findRoom(backups, 0) }
  await backUpRunning(backups.store, { dir: backups.dir, file, now, ...watch })
  for (const name of backupsIn(backups.folder, now).slice(0, -backups.keep)) rmSync(join(backups.folder, name))
  return file
}

/** Makes daily backups from now on; `stop` aborts the one in progress. */
export const keepBackups = (backups: Backups, log: Log): { stop(): Promise<void> } => {
  const leave = new AbortController()
  let under: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined
  /** Makes a backup that is due; returns the delay until the next check, in milliseconds. */
  const look = async (): Promise<number> => {
    try {
      const file = await backUpDaily(backups, new Date(), leave.signal)
      if (file) log.info({ file }, 'the day’s backup was made')
      return LOOK_MS
    } catch (error) {
      if (!leave.signal.aborted) log.error({ err: error }, 'the day’s backup could not be made')
      return FAILED_MS
    }
  }
  const lookIn = (wait: number): void => {
    if (leave.signal.aborted) return
    timer = setTimeout(() => {
      under = look().then(lookIn)
    }, wait).unref()
  }
  lookIn(FIRST_MS)
  return {
    stop: async () => {
      clearTimeout(timer)
      leave.abort()
      await under
    },
  }
}
