import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openEngine } from '#server/db/engine/engine.ts'
import { databaseIn } from '#server/db/folder.ts'
import { migrate } from '#server/db/migrate.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { seedGrants } from '#server/kit/session/grants.ts'
import { inServer } from '#server/testing/database/inServer.ts'
import { scaled } from '#server/testing/pace.ts'

const root = join(import.meta.dirname, '..', '..')

/** A server in a process of its own, as `npm start` would run it. */
export interface Child {
  pid: number
  /** Its address once it listens; undefined when it ended before. */
  url: string | undefined
  /** Everything it has written so far. */
  out(): string
  errors(): string
  signal(name: NodeJS.Signals): void
  /** The code it ends with; null when a signal ended it. */
  ended: Promise<number | null>
}

/** However busy the machine is: what waits for the database is not what is looked at. */
const patient = { DATABASE_WAIT_SECONDS: '3600', BACKUP_KEEP: '0' }

/** A server that is not ready by then never will be. */
const patience = () => scaled(120_000)

/** Starts the server and waits until it is ready or has ended. */
export const startChild = async (environment: Readonly<Record<string, string>>): Promise<Child> => {
  const child = spawn(process.execPath, [join(root, 'server', 'main.ts')], {
    cwd: root,
    env: { PATH: process.env['PATH'], HOST: '127.0.0.1', PORT: '0', LOG_LEVEL: 'error', ...patient, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let out = ''
  let errors = ''
  const ended = once(child, 'exit').then(([code]) => (typeof code === 'number' ? code : null))
  child.stderr.on('data', (text: Buffer) => (errors += text.toString()))
  const ready = new Promise<string>((resolve) => {
    child.stdout.on('data', (text: Buffer) => {
      out += text.toString()
      const port = /^Nucleo is ready at \S+:(\d+)$/m.exec(out)?.[1]
      if (port) resolve(`http://127.0.0.1:${port}`)
    })
  })
  const late = setTimeout(() => child.kill('SIGKILL'), patience())
  const url = await Promise.race([ready, ended.then(() => undefined)])
  clearTimeout(late)
  return {
    pid: child.pid ?? 0,
    url,
    out: () => out,
    errors: () => errors,
    signal: (name) => void child.kill(name),
    ended,
  }
}

/** A database that processes can be started on, embedded or on PostgreSQL as the run is. */
export interface TestDatabase {
  environment: Record<string, string>
  /** The folder of the embedded engine. */
  dir: string
  /** Looks into it while no process holds it (the embedded engine) or at any time (PostgreSQL). */
  look<T>(run: (store: Store) => Promise<T>): Promise<T>
  drop(): Promise<void>
}

/** An empty database of its own. */
export const emptyDatabase = async (): Promise<TestDatabase> => {
  const from = inject('database')
  const dir = mkdtempSync(join(tmpdir(), 'nucleo-process-'))
  const name = `nucleo_process_${randomUUID().replaceAll('-', '')}`
  const own = from.kind === 'template' ? new URL(from.url) : undefined
  if (own && from.kind === 'template') {
    own.pathname = `/${name}`
    await inServer(from.url, `create database ${name}`)
  }
  const look: TestDatabase['look'] = async (run) => {
    const store = await openStore({ url: own?.href, pool: 4, dir })
    try {
      return await run(store)
    } finally {
      await store.close()
    }
  }
  return {
    environment: own ? { DATABASE_URL: own.href } : { DATA_DIR: dir },
    dir,
    look,
    drop: async () => {
      rmSync(dir, { recursive: true, force: true })
      if (from.kind === 'template') await inServer(from.url, `drop database if exists ${name} with (force)`)
    },
  }
}

/** A migrated database of the embedded engine in a folder, as the run prepared it. */
export const migratedFolder = async (dir: string): Promise<void> => {
  const from = inject('database')
  if (from.kind !== 'dump') throw new Error('A folder is of the embedded engine: this run is on PostgreSQL.')
  mkdirSync(dir, { recursive: true })
  const loadDataDir = new Blob([readFileSync(from.file)])
  await (await openEngine({ dataDir: databaseIn(dir), loadDataDir })).close()
}

/** The same, migrated. */
export const migratedDatabase = async (): Promise<TestDatabase> => {
  const from = inject('database')
  const database = await emptyDatabase()
  if (from.kind === 'dump') {
    await migratedFolder(database.dir)
    return database
  }
  await database.look(async (store) => {
    await migrate(store, new Date())
    await store.db.transaction().execute(seedGrants)
  })
  return database
}
