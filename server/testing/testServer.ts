import { randomUUID } from 'node:crypto'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { FastifyInstance } from 'fastify'
import { pathParams, type AnyEndpoint, type CallRef, type InputOf, type OutputOf } from '#contract/kit/endpoint.ts'
import { buildApp } from '#server/app.ts'
import { readConfig, type Config } from '#server/config.ts'
import type { Db, Store } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { makeFiles, type Scan } from '#server/kit/files/files.ts'
import type { JobFrame } from '#server/kit/jobs/job.ts'
import { recordingQueue } from '#server/kit/jobs/queue.ts'
import { recordingLive, type Tell } from '#server/kit/live/live.ts'
import { makeLog } from '#server/kit/log.ts'
import { makeMail } from '#server/kit/mail/makeMail.ts'
import { makeOutside } from '#server/kit/outside/outside.ts'
import { makeCipher } from '#server/kit/session/cipher.ts'
import { makeGrantStore } from '#server/kit/session/grants.ts'
import { makePasswords, type PasswordCost } from '#server/kit/session/password.ts'
import { openSession } from '#server/kit/session/session.ts'
import { makeTokens } from '#server/kit/session/token.ts'
import { ownDatabase } from '#server/testing/database/database.ts'
import { recorded, type Recorded } from '#server/testing/statements.ts'
import { jobs } from '#server/worker.ts'

export interface Answer<T> {
  status: number
  body: T
  headers: Readonly<Record<string, unknown>>
}

/** One person's access to the server, by a session of their own. */
export interface Visitor {
  /** A token that is valid at the clock's time. */
  token: () => Promise<string | undefined>
  call: <E extends AnyEndpoint>(endpoint: CallRef<E> | E, input: InputOf<E>) => Promise<Answer<OutputOf<E>>>
  /** Same with any input, for what the types forbid. */
  raw: (endpoint: CallRef, input: Readonly<Record<string, unknown>>) => Promise<Answer<Record<string, unknown>>>
}

export interface TestServer {
  app: FastifyInstance
  store: Store
  db: Db
  url: string | undefined
  services: Services
  liveEvents: Tell[]
  sent: { name: string; payload: unknown }[]
  frame: JobFrame
  /** Texts of the statements that the server sends meanwhile. */
  statements: Recorded['during']
  /** Runs a job of the worker once, as its schedule or the queue would. */
  runJob: (name: string, payload?: unknown) => Promise<void>
  /** The server's clock; only the test moves it. */
  clock: { now: () => Date; set: (iso: string) => void; advance: (seconds: number) => void }
  as(user: { id: number }): Promise<Visitor>
  nobody: Visitor
  close(): Promise<void>
}

export interface TestServerOptions {
  /** Time of the clock, ISO 8601. */
  at?: string
  environment?: Readonly<Record<string, string>>
  /** Cost of a password's hash; next to none by default. */
  passwordCost?: PasswordCost
  /** Inspects each file before it is stored. */
  scan?: Scan
}

const SESSION_RENEWAL_MS = 30 * 60_000
const CHEAP: PasswordCost = { memoryCost: 8, timeCost: 1, parallelism: 1 }
const TEST_SECRET = 'a secret that only tests ever see, 32+'

const configOf = (environment: Readonly<Record<string, string>>): Config => {
  // Created by the first file that a test sends.
  const DATA_DIR = join(tmpdir(), `nucleo-test-${randomUUID()}`)
  const result = readConfig({ LOG_LEVEL: 'silent', RATE_LIMIT_PER_MINUTE: '1000000', DATA_DIR, ...environment })
  if (!result.ok) throw new Error(result.problems.join('; '))
  return result.config
}

const urlOf = (endpoint: CallRef, input: Readonly<Record<string, unknown>>) => {
  const inPath = pathParams(endpoint.path)
  const url = endpoint.path.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(input[name])))
  const rest = Object.entries(input).filter(([name, value]) => !inPath.includes(name) && value !== undefined)
  return { url, rest }
}

const visitor = (app: FastifyInstance, fresh: () => Promise<string | undefined>): Visitor => {
  const raw: Visitor['raw'] = async (endpoint, input) => {
    const token = await fresh()
    const { url, rest } = urlOf(endpoint, input)
    const get = endpoint.method === 'GET'
    const answer = await app.inject({
      method: endpoint.method,
      url,
      headers: token ? { authorization: `Bearer ${token}` } : {},
      ...(get
        ? { query: Object.fromEntries(rest.map(([name, value]) => [name, String(value)])) }
        : rest.length > 0
          ? { payload: Object.fromEntries(rest) }
          : {}),
    })
    const json = String(answer.headers['content-type']).includes('json')
    return { status: answer.statusCode, body: json ? answer.json() : {}, headers: answer.headers }
  }
  return { token: fresh, raw, call: raw as unknown as Visitor['call'] }
}

/** A whole server over a copied database, with a fixed clock, a mailbox and a record of live events and queued jobs. */
export const freshServer = async ({
  at = '2026-03-10T15:00:00Z',
  environment = {},
  passwordCost = CHEAP,
  scan,
}: TestServerOptions = {}): Promise<TestServer> => {
  const { store: lent, url, drop } = await ownDatabase()
  const { db, during } = recorded(lent.db)
  const store: Store = { ...lent, db }
  let moment = new Date(at)
  const now = () => new Date(moment)
  const live = recordingLive()
  const queue = recordingQueue()
  const config = configOf(environment)
  const cipher = makeCipher(TEST_SECRET)
  const services: Services = {
    config,
    log: makeLog(config.LOG_LEVEL),
    live,
    queue,
    mail: makeMail({ url: config.SMTP_URL, from: config.MAIL_FROM, cipher }, queue),
    tokens: makeTokens(TEST_SECRET),
    cipher,
    passwords: makePasswords(passwordCost),
    files: makeFiles({ config, secret: TEST_SECRET, ...(scan ? { scan } : {}) }),
    outside: makeOutside({ allow: config.WEBHOOK_ALLOW }),
    now,
  }
  const app = await buildApp({ store, services, grants: makeGrantStore() })
  await app.ready()
  return {
    app,
    store,
    db: store.db,
    url,
    services,
    liveEvents: live.sent,
    sent: queue.sent,
    statements: during,
    frame: { db: store.db, services },
    runJob: async (name, payload = {}) => {
      const found = jobs.find((it) => it.name === name)
      if (!found) throw new Error(`No job ${name}`)
      await found.run({ db: store.db, services }, found.payload.parse(payload))
    },
    clock: {
      now,
      set: (iso) => {
        moment = new Date(iso)
      },
      advance: (seconds) => {
        moment = new Date(moment.getTime() + seconds * 1000)
      },
    },
    as: async (user) => {
      const frame = { user_id: user.id, ip: '127.0.0.1', user_agent: 'test' }
      const open = () => openSession(store.db, services.tokens, { ...frame, now: now() })
      let held = { token: await open(), at: now().getTime() }
      // A test that moves the clock by hours must not sign its people out.
      return visitor(app, async () => {
        if (Math.abs(now().getTime() - held.at) > SESSION_RENEWAL_MS)
          held = { token: await open(), at: now().getTime() }
        return held.token
      })
    },
    nobody: visitor(app, async () => undefined),
    close: async () => {
      await app.close()
      await drop()
      await rm(config.DATA_DIR, { recursive: true, force: true })
    },
  }
}
