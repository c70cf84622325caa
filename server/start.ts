import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { mayHear } from '#contract/shows.ts'
import { buildApp } from '#server/app.ts'
import { sealSecrets } from '#server/auth/seal.data.ts'
import type { Config } from '#server/config.ts'
import { keepBackups, type Backups } from '#server/db/daily.ts'
import { isDemo } from '#server/db/demo/mark.ts'
import { backupsIn } from '#server/db/folder.ts'
import { migrate, migrationFiles, type Migration } from '#server/db/migrate.ts'
import { beginStore, type Db, type Store } from '#server/db/open.ts'
import type { Services } from '#server/kit/context.ts'
import { drained } from '#server/kit/http/drain.ts'
import { portProblem } from '#server/kit/http/port.ts'
import { root } from '#server/kit/installation.ts'
import { makeQueue } from '#server/kit/jobs/boss.ts'
import { serveLive } from '#server/kit/live/liveServer.ts'
import { makeLog } from '#server/kit/log.ts'
import { makeCipher, type Cipher } from '#server/kit/session/cipher.ts'
import { cipherKeys, forgetKeptKey } from '#server/kit/session/cipherKey.ts'
import { makeGrantStore, seedGrants } from '#server/kit/session/grants.ts'
import { sessionSecret } from '#server/kit/session/secret.ts'
import { setupCodeIn, removeSetupCodeFile, writeSetupCodeFile } from '#server/kit/session/setupCodeFile.ts'
import { prepare, type Prepared } from '#server/prepare.ts'
import { makeKeyed, makeServices, type Late } from '#server/services.ts'
import { setupCode } from '#server/setup/code.data.ts'
import { needsSetup, setUp } from '#server/setup/setup.data.ts'
import { jobs } from '#server/worker.ts'

const PAGES = join(root, 'dist', 'web')
/** Milliseconds that a kept connection has to learn that it ends. */
const DRAIN_MS = 1000
/** Milliseconds in which the first page has the database to itself: the first job is less urgent. */
const JOBS_MS = 500

interface Setup {
  readonly code: string
  /** Undefined where it could not be written. */
  readonly file: string | undefined
}

export interface Running {
  url: string
  db: Db
  /** Code that makes the organisation from another machine, and its file; undefined once there is an organisation. */
  setup: Setup | undefined
  /** Settles with a sentence that says why this server cannot continue. */
  lost: Promise<string>
  /** Ends requests in flight, releases jobs, closes the database. */
  stop(): Promise<void>
}

const firstAdministrator = async ({ config, passwords }: Services, db: Db): Promise<void> => {
  const { ADMIN_EMAIL, ADMIN_PASSWORD } = config
  if (!ADMIN_EMAIL || !ADMIN_PASSWORD || !(await needsSetup(db))) return
  const password_hash = await passwords.hash(ADMIN_PASSWORD)
  const administrator = { organisation: 'Nucleo', nome: 'Admin', last_name: '', email: ADMIN_EMAIL, password_hash }
  await setUp(db, administrator, new Date())
}

/** What an installation without an organisation is set up with; a file that an earlier start left behind goes. */
const openSetup = async ({ DATA_DIR }: Config, db: Db): Promise<Setup | undefined> => {
  if (!(await needsSetup(db))) {
    await removeSetupCodeFile(DATA_DIR)
    return undefined
  }
  const code = await setupCode(db)
  return { code, file: (await writeSetupCodeFile(DATA_DIR, code)) ? setupCodeIn(DATA_DIR) : undefined }
}

/** Fills an empty database with the demonstration; its accounts are never offered in a real organisation. */
const fillOnce = async (db: Db, fill: (db: Db) => Promise<void>): Promise<void> => {
  if (await needsSetup(db)) return fill(db)
  if (!(await isDemo(db)))
    throw new Error(
      'This database holds an organisation of its own, not the demonstration. Start it by `npm start`, or give the demonstration another DATA_DIR.',
    )
}

const backupsOf = (config: Config, store: Store): Backups => ({
  store,
  dir: config.DATA_DIR,
  folder: config.BACKUP_DIR ?? backupsIn(config.DATA_DIR),
  keep: config.BACKUP_KEEP,
  room: config.DISK_FREE_MB,
})

/** Makes the cipher of secrets; re-encrypts stored ones with it before anybody is answered. */
const openCipher = async (config: Config, store: Db): Promise<Cipher> => {
  const { key, former } = await cipherKeys(config, store)
  const cipher = makeCipher(key)
  await store.transaction().execute(async (db) => {
    await sealSecrets(db, { cipher, former: former.map(makeCipher), reset: config.ENCRYPTION_RESET })
    if (config.ENCRYPTION_KEY) await forgetKeptKey(db)
  })
  return cipher
}

interface Parts {
  config: Config
  fill: Beginning['fill']
  files: readonly Migration[]
  prepared: Prepared
}

interface Beginning {
  /** Fills an empty database. */
  fill?: ((db: Db) => Promise<void>) | undefined
  /** Result of `prepare` when it ran before; it runs now when left out. */
  prepared?: Promise<Prepared>
}

/** Clean-up of a failed start, the last first. */
interface Begun {
  undo: (() => unknown)[]
}

const serve = async ({ config, fill, files, prepared }: Parts, begun: Begun): Promise<Running> => {
  const { store, opened } = beginStore({
    url: config.DATABASE_URL,
    pool: config.DATABASE_POOL,
    prepare: config.DATABASE_PREPARE,
    dir: config.DATA_DIR,
    wait: config.DATABASE_WAIT_SECONDS,
    engine: prepared.engine,
  })
  begun.undo.push(() => store.close())
  const log = makeLog(config.LOG_LEVEL)
  const at = { port: config.PORT, host: config.HOST }
  const queue = makeQueue(store, log)
  const grants = makeGrantStore()
  const late: Late = {}
  const services = makeServices({ config, log, queue, late })
  const pages = existsSync(join(PAGES, 'index.html')) ? PAGES : undefined
  // Calls are mounted while the embedded engine opens.
  const app = await buildApp({ store, services, grants, pages })
  begun.undo.push(() => app.close())
  const drain = Promise.withResolvers<void>()
  // A kept connection that closes at once would be reset if its next request is in flight.
  app.addHook('preClose', () => drained(app.server, DRAIN_MS).then(drain.resolve))
  await app.ready()
  // The first answer asks for this class, which takes 30 ms to load; here the engine is waited for anyway.
  void globalThis.Response

  await opened
  const ran = await migrate(store, new Date(), files)
  if (ran.length > 0) log.info({ migrations: ran }, 'database brought up to date')
  // Locked among servers that start on this database: two would both find it empty.
  const { cipher, setup } = await store.exclusive(async () => {
    await store.db.transaction().execute(seedGrants)
    await firstAdministrator(services, store.db)
    if (fill) await fillOnce(store.db, fill)
    return { cipher: await openCipher(config, store.db), setup: await openSetup(config, store.db) }
  })
  const secret = await sessionSecret(store.db, config.SESSION_SECRET)
  late.keyed = makeKeyed({ config, queue, secret, cipher })
  late.live = await serveLive({ http: app.server, db: store.db, grants, services, mayHear })
  begun.undo.push(() => services.live.close())
  begun.undo.push(() => queue.stop())
  await queue.open(jobs)
  await app.listen(at).catch((error: unknown) => {
    throw portProblem(error, at)
  })
  const lost = Promise.withResolvers<string>()
  const work = () =>
    queue
      .work(jobs, { db: store.db, services })
      .catch((error: unknown) => lost.resolve(`Jobs cannot run (${String(error)}).`))
  const working = setTimeout(() => void work(), JOBS_MS)
  void store.lost.then((error) => lost.resolve(`The database has gone (${error.message}).`))
  const address = app.server.address()
  const port = typeof address === 'object' && address ? address.port : config.PORT
  const backups =
    config.DATABASE_URL || config.BACKUP_KEEP === 0 ? undefined : keepBackups(backupsOf(config, store), log)
  let stopping: Promise<void> | undefined
  const stop = async (): Promise<void> => {
    clearTimeout(working)
    // What a job still does is told to the pages. They listen until then, and keep the server open while they do; that
    // it closes is begun first, because only a closing server asks its callers to let go.
    const closed = app.close()
    await Promise.all([queue.stop(), drain.promise, backups?.stop()])
    await Promise.all([closed, services.live.close()])
    await store.close()
    prepared.unlock()
  }
  return {
    url: `http://localhost:${port}`,
    db: store.db,
    setup,
    lost: lost.promise,
    stop: () => (stopping ??= stop()),
  }
}

/** Opens the database, migrates it, and serves until `stop`. A failure on the way releases everything. */
export const start = async (
  config: Config,
  { fill, prepared: opening = prepare(config) }: Beginning = {},
): Promise<Running> => {
  const files = migrationFiles()
  const prepared = await opening
  const begun: Begun = { undo: [prepared.unlock] }
  try {
    return await serve({ config, fill, files, prepared }, begun)
  } catch (error) {
    for (const undo of begun.undo.toReversed()) await Promise.resolve(undo()).catch(() => {})
    throw error
  }
}
