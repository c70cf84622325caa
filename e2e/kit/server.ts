import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { start } from '#server/start.ts'
import { inServer } from '#server/testing/database/inServer.ts'
import { restoreRows } from './reset.ts'

export interface TestServer {
  url: string
  /** The server's own database, to assert what it holds. */
  db: Db
  stop(): Promise<void>
}

/** Variables that say where a server's database is. */
type Place = Readonly<Record<string, string>>

interface OwnPlace {
  environment: Place
  drop(): Promise<void> | void
}

const source = (): string => {
  const source = process.env['E2E_SOURCE']
  if (!source) throw new Error('The global setup has prepared no database')
  return source
}

/** A copy of the demonstration, or nothing at all for what happens on a first start. */
type Filled = 'demo' | 'empty'

const ownFolder = (filled: Filled): OwnPlace => {
  const folder = mkdtempSync(join(tmpdir(), 'nucleo-e2e-own-'))
  if (filled === 'demo') cpSync(source(), folder, { recursive: true })
  return { environment: { DATA_DIR: folder }, drop: () => rmSync(folder, { recursive: true, force: true }) }
}

const ownDatabase = async (url: string, filled: Filled): Promise<OwnPlace> => {
  const name = `nucleo_e2e_own_${randomUUID().slice(0, 12).replaceAll('-', '')}`
  await inServer(url, filled === 'demo' ? `create database ${name} template ${source()}` : `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const drop = () => inServer(url, `drop database if exists ${name} with (force)`)
  return { environment: { DATABASE_URL: own.href }, drop }
}

/** A server over the database at a place; limits and the like come by `environment`. */
export const startAt = async (place: Place, environment: Place = {}): Promise<TestServer> => {
  const redis = process.env['REDIS_URL']
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    NUCLEO_DEMO: 'true',
    RATE_LIMIT_PER_MINUTE: '1000000',
    // However busy the machine is: what waits here is not what is looked at.
    DATABASE_WAIT_SECONDS: '3600',
    BACKUP_KEEP: '0',
    ...(redis ? { REDIS_URL: redis } : {}),
    ...place,
    ...environment,
  })
  if (!read.ok) throw new Error(read.problems.join('; '))
  return start(read.config)
}

/** A server of a spec's own, for what a shared one cannot be: of other limits, empty, or stopped on the way. */
export const startServer = async (
  environment: Readonly<Record<string, string>> = {},
  filled: Filled = 'demo',
): Promise<TestServer> => {
  const url = process.env['DATABASE_URL']
  const place = url ? await ownDatabase(url, filled) : ownFolder(filled)
  const { stop, ...running } = await startAt(place.environment, environment)
  return {
    ...running,
    stop: async () => {
      await stop()
      await place.drop()
    },
  }
}

/** The server that the specs of one worker share, one after the other. */
export interface Demo {
  /** The server over the demonstration as it was filled; call it once before the tests of a spec. */
  fresh(): Promise<TestServer>
  stop(): Promise<void>
}

/**
 * The embedded engine is slow to start and takes its rows back while it runs. On PostgreSQL that would need the rights of
 * a superuser, and a new copy is quickly made.
 */
export const shareServer = (): Demo => {
  const isEmbedded = !process.env['DATABASE_URL']
  let running: TestServer | undefined
  return {
    fresh: async () => {
      if (!isEmbedded) await running?.stop()
      if (!isEmbedded || !running) running = await startServer()
      if (isEmbedded) await restoreRows(running.db)
      return running
    },
    stop: async () => running?.stop(),
  }
}
