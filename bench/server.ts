import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { Database } from './database.ts'

/** The product as it is started for real use, in a process of its own. */
export interface Server {
  port: number
  /** Milliseconds from the start of the process to the line that reports it ready. */
  readyMs: number
  /** Resident memory in MB. */
  memory(): number
  stop(): Promise<void>
}

const residentMB = (pid: number): number => {
  const kilobytes = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1]
  return (Number(kilobytes) * 1024) / 1e6
}

const root = join(import.meta.dirname, '..')

/** Options of Node that `npm start` uses. */
const nodeOptions = (): string[] => {
  const text = z
    .object({ scripts: z.object({ start: z.string() }) })
    .parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))).scripts.start
  return text.split(' ').filter((it) => it.startsWith('--'))
}

export const startServer = (database: Database): Promise<Server> =>
  new Promise((ready, failed) => {
    const began = performance.now()
    const { DATABASE_URL: _, REDIS_URL: __, ...inherited } = process.env
    const started = spawn(process.execPath, [...nodeOptions(), join(root, 'dist', 'server', 'main.js')], {
      env: {
        ...inherited,
        PORT: '0',
        HOST: '127.0.0.1',
        RATE_LIMIT_PER_MINUTE: '100000000',
        LOG_LEVEL: 'info',
        ...database.env,
      },
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    // The server ends with the bench, however that ends.
    const orphaned = () => started.kill('SIGKILL')
    process.once('exit', orphaned)
    const ended = new Promise<void>((resolve) => started.once('exit', () => resolve()))
    let said = ''
    const listen = (chunk: Buffer) => {
      said += chunk.toString()
      const port = /ready at http:\/\/\S+:(\d+)/.exec(said)?.[1]
      if (!port || started.pid === undefined) return
      const { pid } = started
      started.stdout.off('data', listen)
      // Drains the log, as a log collector would.
      started.stdout.resume()
      ready({
        port: Number(port),
        readyMs: performance.now() - began,
        memory: () => residentMB(pid),
        stop: async () => {
          started.kill('SIGTERM')
          await ended
          process.off('exit', orphaned)
        },
      })
    }
    started.stdout.on('data', listen)
    started.once('exit', (code) => failed(new Error(`The server ended with ${code}: ${said}`)))
  })
