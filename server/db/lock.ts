import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

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

const holder = (file: string): number | undefined => {
  const [pidText = '', start = ''] = readFileSync(file, 'utf8').split(' ')
  const pid = Number(pidText)
  if (!Number.isInteger(pid) || pid <= 0 || !alive(pid)) return undefined
  const now = startOf(pid)
  return now === undefined || start === '' || now === start ? pid : undefined
}

/**
 * Takes the data folder for this process: two on one embedded database would ruin it.
 * Throws with the other's pid when it is held; a lock left by a dead process is taken over.
 */
export const lockFolder = (dir: string): (() => void) => {
  mkdirSync(dir, { recursive: true })
  const file = join(dir, 'lock')
  const mine = `${process.pid} ${startOf(process.pid) ?? ''}`
  for (let attempt = 0; attempt < 3; attempt += 1) {
    try {
      writeFileSync(file, mine, { flag: 'wx' })
      return () => rmSync(file, { force: true })
    } catch (error) {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    }
    const other = holder(file)
    if (other !== undefined) throw new Error(`The data folder ${dir} is in use by process ${other}. Stop it first.`)
    rmSync(file, { force: true })
  }
  throw new Error(`The data folder ${dir} could not be locked.`)
}
