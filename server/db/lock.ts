import { createHash } from 'node:crypto'
import {
  mkdirSync,
  readFileSync,
  readdirSync,
  readlinkSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { hostname } from 'node:os'
import { join } from 'node:path'

const ATTEMPTS = 5
/** Intervals of a holder's heartbeat and of the watch over a foreign one, which counts as gone after that silence. */
const BEAT_MS = 2000
const WATCH_MS = 12_000
const LONG_AGO_MS = 300_000

const textOf = (read: () => string): string => {
  try {
    return read()
  } catch {
    return ''
  }
}

/** Start time of a process in clock ticks since boot, which a reused pid does not share. Linux only. */
const startOf = (pid: number): string | undefined =>
  textOf(() => readFileSync(`/proc/${pid}/stat`, 'utf8'))
    .split(') ')[1]
    ?.split(' ')[19]

/** True for a zombie: killed, and waiting for its parent to reap it; it holds nothing. */
const isDead = (pid: number): boolean =>
  /^[ZX]/.test(textOf(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).split(') ')[1] ?? '')

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return !isDead(pid)
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Where this process's pid means something: this boot of this machine, within this container. Two containers on one
 * volume both run as process 1, and neither can see whether the other lives.
 */
const here = createHash('sha256')
  .update(hostname())
  .update(textOf(() => readFileSync('/proc/sys/kernel/random/boot_id', 'utf8')))
  .update(textOf(() => readlinkSync('/proc/self/ns/pid')))
  .digest('hex')
  .slice(0, 12)

/** Name that no two processes ever share, so that removing a dead one's file never hits a living one's. */
const mine = `lock.${here}-${process.pid}-${startOf(process.pid) ?? Math.round(Date.now() - performance.now())}`

interface Owner {
  name: string
  pid: number
  /** True for another container or machine: only the heartbeat tells whether it lives. */
  foreign: boolean
}

/** Owner of a lock by its file name; undefined for another file or one of a dead process. */
const ownerOf = (name: string): Owner | undefined => {
  const [, place = here, pidText, began] = /^lock\.(?:([0-9a-f]{12})-)?([1-9]\d*)-(\d+)$/.exec(name) ?? []
  const pid = Number(pidText)
  if (!pidText) return undefined
  if (place !== here) return { name, pid, foreign: true }
  if (!alive(pid)) return undefined
  const now = startOf(pid)
  return now === undefined || now === began ? { name, pid, foreign: false } : undefined
}

/** Another process that holds the folder; removes the locks of dead ones. */
const otherIn = (dir: string): Owner | undefined => {
  for (const name of readdirSync(dir).filter((it) => it.startsWith('lock.') && it !== mine)) {
    const owner = ownerOf(name)
    if (owner) return owner
    rmSync(join(dir, name), { force: true, recursive: true })
  }
  return undefined
}

const inUse = (dir: string, owner: Owner): Error => {
  if (!owner.foreign) return new Error(`The data folder ${dir} is in use by process ${owner.pid}. Stop it first.`)
  const file = join(dir, owner.name)
  const host = textOf(() => readFileSync(file, 'utf8')) || 'unknown name'
  return new Error(
    `The data folder ${dir} is in use by process ${owner.pid} of another container or machine (${host}). Stop it first: the embedded database takes one server; several need a PostgreSQL (DATABASE_URL). If nothing runs there any more, remove ${file}.`,
  )
}

const pause = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Creates the lock first and looks round then: of two that come at once, each sees the other. */
const stand = (dir: string): Owner | undefined => {
  try {
    writeFileSync(join(dir, mine), hostname(), { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw inUse(dir, { name: mine, pid: process.pid, foreign: false })
    throw error
  }
  const other = otherIn(dir)
  if (other) rmSync(join(dir, mine), { force: true })
  return other
}

const standPatiently = (dir: string): Owner | undefined => {
  let other = stand(dir)
  for (let attempt = 1; other && attempt < ATTEMPTS; attempt += 1) {
    // The other process may be stepping back as well, for the same reason.
    pause(20 + Math.random() * 60)
    other = stand(dir)
  }
  return other
}

const beatOf = (file: string): number | undefined => statSync(file, { throwIfNoEntry: false })?.mtimeMs

/** True when a foreign holder's heartbeat advances. Its clock is compared with itself, so clocks need not agree. */
const beats = (file: string, watch_ms: number): boolean => {
  const first = beatOf(file)
  if (first === undefined || Date.now() - first > LONG_AGO_MS) return false
  process.stderr.write('The data folder was used by another container or machine: looking whether that still runs…\n')
  for (let waited = 0; waited < watch_ms; waited += 100) {
    pause(100)
    const now = beatOf(file)
    if (now !== first) return now !== undefined
  }
  return false
}

/** Writes the heartbeat. A process whose lock was taken must not write one more page. */
const beat = (file: string): (() => void) => {
  const timer = setInterval(() => {
    try {
      const now = new Date()
      utimesSync(file, now, now)
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'ENOENT')) return
      process.stderr.write(`The lock ${file} was taken away: this server ends, before two write to one database.\n`)
      process.exit(1)
    }
  }, BEAT_MS)
  timer.unref()
  return () => clearInterval(timer)
}

/**
 * Takes the data folder for this process: two on one embedded database would ruin it. Throws with the other's pid when
 * it is held. A lock left by a dead process is taken over: at once where its pid can be looked up, and after a silence
 * of twelve seconds when it is of another container or machine.
 */
export const lockFolder = (dir: string, watch_ms = WATCH_MS): (() => void) => {
  mkdirSync(dir, { recursive: true })
  let other = standPatiently(dir)
  while (other?.foreign && !beats(join(dir, other.name), watch_ms)) {
    rmSync(join(dir, other.name), { force: true })
    other = standPatiently(dir)
  }
  if (other) throw inUse(dir, other)
  const file = join(dir, mine)
  const still = beat(file)
  return () => {
    still()
    rmSync(file, { force: true })
  }
}
