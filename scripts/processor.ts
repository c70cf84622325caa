import { existsSync, readdirSync, readFileSync } from 'node:fs'

/** Ticks of /proc in a second, on every Linux that Node runs on. */
const TICKS = 100
const EVERY_MS = 500

interface Process {
  readonly pid: number
  readonly parent: number
  /** Tells two processes apart that had one number after each other. */
  readonly started: string
  readonly ticks: number
}

const read = (pid: string): Process | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8')
    // The command's name, in brackets, may hold anything.
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { pid: Number(pid), parent: Number(fields[1]), started: fields[19] ?? '', ticks }
  } catch {
    return undefined
  }
}

const processes = (): Process[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((pid) => read(pid) ?? [])

export interface Watch {
  /** Seconds of processor time that the process and all that it started have used; undefined where none can be read. */
  stop(): number | undefined
}

/**
 * Adds up the processor time of a process and its descendants, browsers included, by looking at /proc twice a second: no
 * call of the system tells it, since a killed browser's children belong to nobody. Off by what ends between two looks.
 */
export const watchProcessor = (pid: number | undefined): Watch => {
  if (pid === undefined || !existsSync('/proc/self/stat')) return { stop: () => undefined }
  const family = new Map<string, number>()
  const members = new Set([pid])
  const look = (): void => {
    const all = processes()
    for (let before = -1; before !== members.size;) {
      before = members.size
      for (const one of all) if (members.has(one.parent)) members.add(one.pid)
    }
    for (const one of all) if (members.has(one.pid)) family.set(`${one.pid} ${one.started}`, one.ticks)
  }
  const timer = setInterval(look, EVERY_MS)
  return {
    stop: () => {
      look()
      clearInterval(timer)
      return [...family.values()].reduce((sum, it) => sum + it, 0) / TICKS
    },
  }
}
