import { spawn, spawnSync } from 'node:child_process'
import { delimiter, join } from 'node:path'
import { watchProcessor } from './processor.ts'

/** The root of the repository. */
export const root = join(import.meta.dirname, '..')

const env = (extra: Readonly<Record<string, string>> = {}) => ({
  ...process.env,
  PATH: [join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter),
  ...extra,
})

/** Runs a command with this terminal's output and waits; answers its exit code, 1 when it could not start. */
export const run = (command: string, args: readonly string[], extra?: Readonly<Record<string, string>>): number => {
  const child = spawnSync(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: env(extra) })
  return child.status ?? 1
}

export interface Ran {
  readonly code: number
  /** Both streams, as they came. */
  readonly output: string
  readonly seconds: number
}

/** Runs a command beside others and keeps what it says. */
export const runQuietly = (
  command: string,
  args: readonly string[],
  extra?: Readonly<Record<string, string>>,
): Promise<Ran> =>
  new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'], env: env(extra) })
    let output = ''
    const keep = (chunk: Buffer) => (output += chunk.toString())
    child.stdout.on('data', keep)
    child.stderr.on('data', keep)
    const end = (code: number) => {
      resolve({ code, output, seconds: (performance.now() - started) / 1000 })
    }
    child.on('error', (error) => {
      output += error.message
      end(1)
    })
    child.on('close', (code) => {
      end(code ?? 1)
    })
  })

export interface Watched {
  readonly code: number
  readonly seconds: number
  /** Seconds of processor time, of its own processes too; undefined where the system does not tell. */
  readonly processor: number | undefined
}

/** Runs a command with this terminal's output, and measures it; Ctrl C and a timeout from outside are passed on. */
export const runWatched = (
  command: string,
  args: readonly string[],
  extra: Readonly<Record<string, string>>,
): Promise<Watched> =>
  new Promise((resolve) => {
    const started = performance.now()
    const child = spawn(command, args, { cwd: root, stdio: ['ignore', 'inherit', 'inherit'], env: env(extra) })
    const watch = watchProcessor(child.pid)
    const cut = (): void => void child.kill('SIGINT')
    process.on('SIGTERM', cut)
    const end = (code: number): void => {
      process.off('SIGTERM', cut)
      resolve({ code, seconds: (performance.now() - started) / 1000, processor: watch.stop() })
    }
    child.on('error', () => end(1))
    child.on('close', (code) => end(code ?? 1))
  })
