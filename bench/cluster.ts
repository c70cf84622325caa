import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'

/** A PostgreSQL server to measure on. */
export interface Cluster {
  url: string
  /** Version, for the table. */
  version: string
  stop(): void
}

/** Folder of Debian's PostgreSQL versions; other systems have the same below another folder. */
export const postgresHome = process.env['POSTGRES_HOME'] ?? '/usr/lib/postgresql'

const binaries = (): string | undefined => {
  const versions = existsSync(postgresHome) ? readdirSync(postgresHome).toSorted((a, b) => Number(b) - Number(a)) : []
  return versions.map((it) => join(postgresHome, it, 'bin')).find((it) => existsSync(join(it, 'initdb')))
}

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })

/** PostgreSQL refuses to run as root. */
const asPostgres = (dir: string, command: string, args: readonly string[]): void => {
  const root = process.getuid?.() === 0
  const [first, ...rest] = root ? ['runuser', '-u', 'postgres', '--', command, ...args] : [command, ...args]
  execFileSync(first, rest, { cwd: dir, stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * Starts a cluster of our own below `dir` from Debian's binaries, as durable as PostgreSQL is by default; undefined
 * where there are none. Room in memory and log keep checkpoints and reads from the disk out of the figures.
 */
export const startCluster = async (dir: string): Promise<Cluster | undefined> => {
  const bin = binaries()
  if (!bin) return undefined
  const data = join(dir, 'postgres')
  mkdirSync(dir, { recursive: true, mode: 0o755 })
  if (!existsSync(data)) {
    mkdirSync(data, { mode: 0o700 })
    if (process.getuid?.() === 0) spawnSync('chown', ['postgres', data])
    asPostgres(dir, join(bin, 'initdb'), [
      '-D',
      data,
      '-U',
      'postgres',
      '-A',
      'trust',
      '-E',
      'UTF8',
      '--locale=C.UTF-8',
    ])
  }
  const port = await freePort()
  const settings = `-p ${port} -k ${data} -c listen_addresses=127.0.0.1 -c max_connections=200 -c shared_buffers=512MB -c max_wal_size=4GB`
  asPostgres(dir, join(bin, 'pg_ctl'), ['-D', data, '-w', '-t', '60', '-l', join(data, 'log'), '-o', settings, 'start'])
  return {
    url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    version: execFileSync(join(bin, 'postgres'), ['--version'])
      .toString()
      .replace(/\s*\(.*\n?/, ''),
    stop: () => asPostgres(dir, join(bin, 'pg_ctl'), ['-D', data, '-w', '-m', 'fast', 'stop']),
  }
}
