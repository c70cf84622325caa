import { mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const ATTEMPTS = 5

/** When a process began, in clock ticks since boot; a number that a reused pid does not share. Linux only. */
const startOf = (pid: number): string | undefined => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[19]
  } catch {
    return undefined
  }
}

const alive = (pid: number): boolean => {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** No two processes ever share this name, so that removing a dead one's never hits a living one's. */
const mine = `lock.${process.pid}-${startOf(process.pid) ?? Math.round(Date.now() - performance.now())}`

/** The living process behind the name of a lock; undefined for what is no lock or was left by a dead one. */
const ownerOf = (name: string): number | undefined => {
  const [, pidText, began] = /^lock\.([1-9]\d*)-(\d+)$/.exec(name) ?? []
  const pid = Number(pidText)
  if (!pidText || !alive(pid)) return undefined
  const now = startOf(pid)
  return now === undefined || now === began ? pid : undefined
}

/** Another process that stands in the folder; what dead ones left there is swept out. */
const otherIn = (dir: string): number | undefined => {
  for (const name of readdirSync(dir).filter((it) => it.startsWith('lock.') && it !== mine)) {
    const pid = ownerOf(name)
    if (pid !== undefined) return pid
    rmSync(join(dir, name), { force: true })
  }
  return undefined
}

const inUse = (dir: string, pid: number): Error =>
  new Error(`The data folder ${dir} is in use by process ${pid}. Stop it first.`)

const pause = (milliseconds: number): unknown =>
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

/** Stands in the folder first and looks round then: of two that come at once, each sees the other. */
const stand = (dir: string): number | undefined => {
  try {
    writeFileSync(join(dir, mine), '', { flag: 'wx' })
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') throw inUse(dir, process.pid)
    throw error
  }
  const other = otherIn(dir)
  if (other !== undefined) rmSync(join(dir, mine), { force: true })
  return other
}

/**
 * Takes the data folder for this process: two on one embedded database would ruin it.
 * Throws with the other's pid when it is held; a lock left by a dead process is taken over.
 */
export const lockFolder = (dir: string): (() => void) => {
  mkdirSync(dir, { recursive: true })
  let other = stand(dir)
  for (let attempt = 1; other !== undefined && attempt < ATTEMPTS; attempt += 1) {
    // The other may be stepping back as well, for the same reason.
    pause(20 + Math.random() * 60)
    other = stand(dir)
  }
  if (other !== undefined) throw inUse(dir, other)
  return () => rmSync(join(dir, mine), { force: true })
}
