import { cpSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { migrate } from '#server/db/migrate.ts'
import { openStore } from '#server/db/open.ts'
import { fill } from './fill.ts'

/** A filled database that one process may open. */
export interface Database {
  url?: string
  dir: string
  /** Environment that makes a server open it. */
  env: Readonly<Record<string, string>>
  drop(): Promise<void>
}

export type EngineName = 'PGlite' | 'PostgreSQL'

export interface Engine {
  name: EngineName
  /** A copy of the database with that many loops; the original is filled at the first request. */
  take(count: number): Promise<Database>
  /** Another handle on the same database where possible, else a copy. */
  beside(database: Database, count: number): Promise<Database>
}

/** Number of loops above which the database is only read, so that the slow overlap constraint can be left out. */
const READ_ONLY_FROM = 1_000_000

const build = async (at: { url?: string; dir: string }, count: number): Promise<void> => {
  const store = await openStore({ ...at, pool: 2 })
  await migrate(store, new Date())
  await fill(store, count, { overlapConstraint: count < READ_ONLY_FROM })
  await store.close()
}

let copies = 0

export const embedded = (dir: string): Engine => {
  const take = async (count: number): Promise<Database> => {
    const template = join(dir, `pglite-${count}`)
    if (!existsSync(template)) {
      const unfinished = `${template}-unfinished`
      rmSync(unfinished, { recursive: true, force: true })
      mkdirSync(unfinished, { recursive: true })
      await build({ dir: unfinished }, count)
      renameSync(unfinished, template)
    }
    const own = join(dir, `copy-${process.pid}-${(copies += 1)}`)
    cpSync(template, own, { recursive: true })
    return {
      dir: own,
      env: { DATA_DIR: own, BACKUP_KEEP: '0' },
      drop: async () => rmSync(own, { recursive: true, force: true }),
    }
  }
  return { name: 'PGlite', take, beside: (_, count) => take(count) }
}

const inServer = async (url: string, text: string): Promise<number> => {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    return (await client.query(text)).rowCount ?? 0
  } finally {
    await client.end()
  }
}

const named = (url: string, name: string): string => {
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}

/** Databases whose names begin with `prefix`, in the server at `url`. */
export const postgres = (url: string, prefix: string): Engine & { dropAll(): Promise<void> } => {
  const templates = new Set<string>()
  const take = async (count: number): Promise<Database> => {
    const template = `${prefix}_${count}`
    templates.add(template)
    if ((await inServer(url, `select from pg_database where datname = '${template}'`)) === 0) {
      await inServer(url, `create database ${template}_unfinished`)
      await build({ url: named(url, `${template}_unfinished`), dir: '' }, count)
      await inServer(url, `alter database ${template}_unfinished rename to ${template}`)
    }
    const name = `${prefix}_copy_${process.pid}_${(copies += 1)}`
    await inServer(url, `create database ${name} template ${template}`)
    const drop = async () => void (await inServer(url, `drop database if exists ${name} with (force)`))
    return { url: named(url, name), dir: '', env: { DATABASE_URL: named(url, name) }, drop }
  }
  return {
    name: 'PostgreSQL',
    take,
    beside: async (database) => ({ ...database, drop: async () => {} }),
    dropAll: async () => {
      for (const name of templates) await inServer(url, `drop database if exists ${name} with (force)`)
    },
  }
}
