import { randomUUID } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { readConfig } from '#server/config.ts'
import type { Db } from '#server/db/open.ts'
import { start } from '#server/start.ts'
import { inServer } from '#server/testing/inServer.ts'

export interface TestServer {
  url: string
  /** The server's own database, to assert what it holds. */
  db: Db
  stop(): Promise<void>
}

interface Place {
  environment: Record<string, string>
  drop(): Promise<void> | void
}

const source = (): string => {
  const it = process.env['E2E_SOURCE']
  if (!it) throw new Error('The global setup has prepared no database')
  return it
}

/** A copy of the demonstration, or nothing at all for what happens on a first start. */
type Filled = 'demo' | 'empty'

const ownFolder = (filled: Filled): Place => {
  const folder = mkdtempSync(join(tmpdir(), 'nucleo-e2e-own-'))
  if (filled === 'demo') cpSync(source(), folder, { recursive: true })
  return { environment: { DATA_DIR: folder }, drop: () => rmSync(folder, { recursive: true, force: true }) }
}

const ownDatabase = async (url: string, filled: Filled): Promise<Place> => {
  const name = `nucleo_e2e_own_${randomUUID().slice(0, 12).replaceAll('-', '')}`
  await inServer(url, filled === 'demo' ? `create database ${name} template ${source()}` : `create database ${name}`)
  const own = new URL(url)
  own.pathname = `/${name}`
  const drop = () => inServer(url, `drop database if exists ${name} with (force)`)
  return { environment: { DATABASE_URL: own.href }, drop }
}

/** A server of this spec's own over a copy of the demonstration; limits and the like come by `environment`. */
export const startServer = async (
  environment: Readonly<Record<string, string>> = {},
  filled: Filled = 'demo',
): Promise<TestServer> => {
  const url = process.env['DATABASE_URL']
  const place = url ? await ownDatabase(url, filled) : ownFolder(filled)
  const redis = process.env['REDIS_URL']
  const read = readConfig({
    PORT: '0',
    HOST: '127.0.0.1',
    LOG_LEVEL: 'error',
    NUCLEO_DEMO: 'true',
    RATE_LIMIT_PER_MINUTE: '1000000',
    ...(redis ? { REDIS_URL: redis } : {}),
    ...place.environment,
    ...environment,
  })
  if (!read.ok) throw new Error(read.problems.join('; '))
  const running = await start(read.config)
  return {
    url: running.url,
    db: running.db,
    stop: async () => {
      await running.stop()
      await place.drop()
    },
  }
}
