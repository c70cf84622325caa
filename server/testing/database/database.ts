import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openEngine, type Engine } from '#server/db/engine/engine.ts'
import { embeddedStore, ENGINE_LIMITS, openStore, type Store } from '#server/db/open.ts'
import { inServer } from '#server/testing/database/inServer.ts'
import { fingerprintOf, pristineOf, putBack, putBackLittle, type Pristine } from '#server/testing/database/pristine.ts'

export interface OwnDatabase {
  store: Store
  /** Address of the copy on PostgreSQL; undefined on the embedded engine. */
  url: string | undefined
  drop: () => Promise<void>
}

/** A database that houses borrow one after the other; each gets it as the run prepared it. */
interface Lent {
  url: string | undefined
  /** Opens a connection for a borrower, which ends with the loan. */
  open(): Promise<{ store: Store; end(): Promise<void> }>
  remove(): Promise<void>
}

/** The engine for one borrower: statements that a closed server left running must not reach the next one. */
const loanOf = (engine: PGlite): { engine: Engine; end(): void } => {
  let over = false
  const open = (): PGlite => {
    if (over) throw new Error('PGlite is closed')
    return engine
  }
  return {
    engine: {
      get closed() {
        return over || engine.closed
      },
      query: async (text, values) => open().query<Record<string, unknown>>(text, values),
      exec: async (text) => open().exec(text),
      close: async () => open().close(),
    },
    end: () => {
      over = true
    },
  }
}

/** Limits without a time-out: a busy machine must not fail tests that are about something else. */
const patient = { ...ENGINE_LIMITS, patience: 3_600_000 }

/**
 * Every statement is planned without its values, as PostgreSQL may plan a prepared one after a few runs: a statement that
 * works only while its values are known fails in its first test.
 */
const GENERIC_PLANS = 'plan_cache_mode=force_generic_plan'

/** Saves a seventh of the engine's work: what is in memory alone outlives no crash. */
const UNSAFE = ['full_page_writes=off', 'wal_init_zero=off']

const startParams = (usual: readonly string[]): string[] => [
  ...usual,
  ...[...UNSAFE, GENERIC_PLANS].flatMap((setting) => ['-c', setting]),
]

const embedded = async (file: string): Promise<Lent> => {
  const engine = await openEngine({ loadDataDir: new Blob([readFileSync(file)]), startParams })
  return {
    url: undefined,
    open: async () => {
      const loan = loanOf(engine)
      return { store: embeddedStore(loan.engine, patient), end: async () => loan.end() }
    },
    remove: async () => {
      if (!engine.closed) await engine.close()
    },
  }
}

const onServer = async (from: { url: string; template: string }): Promise<Lent> => {
  // The run removes every database whose name begins with that of its template.
  const name = `${from.template}_${randomUUID().slice(0, 8)}`
  await inServer(from.url, `create database "${name}" template ${from.template}`)
  await inServer(from.url, `alter database "${name}" set ${GENERIC_PLANS}`)
  const own = new URL(from.url)
  own.pathname = `/${name}`
  return {
    url: own.href,
    open: async () => {
      const store = await openStore({ url: own.href, pool: 8, dir: '' })
      return { store, end: () => store.close() }
    },
    remove: () => inServer(from.url, `drop database "${name}" with (force)`),
  }
}

const make = (): Promise<Lent> => {
  const from = inject('database')
  return from.kind === 'dump' ? embedded(from.file) : onServer(from)
}

/** Unused databases of this worker; more than two houses at once are rare. */
const idle: Lent[] = []
const IDLE_MAX = 2
/** The state that the run prepared, recorded from the worker's first database. */
let pristine: Pristine | undefined

/** Restores a used database; undefined when more than its rows was changed, or when it is gone. */
const renewed = async (lent: Lent, as: Pristine): Promise<Lent | undefined> => {
  const { store, end } = await lent.open()
  try {
    if ((await fingerprintOf(store.db)) !== as.fingerprint) return undefined
    await (lent.url === undefined ? putBackLittle : putBack)(store, as)
    return lent
  } catch {
    return undefined
  } finally {
    await end()
  }
}

const lend = async (): Promise<Lent> => {
  for (let used = idle.pop(); used && pristine; used = idle.pop()) {
    const again = await renewed(used, pristine)
    if (again) return again
    await used.remove()
  }
  return make()
}

/** A migrated database as the run prepared it; when it is dropped, the next server gets it restored. */
export const ownDatabase = async (): Promise<OwnDatabase> => {
  const lent = await lend()
  const { store, end } = await lent.open()
  pristine ??= await pristineOf(store.db)
  return {
    store,
    url: lent.url,
    drop: async () => {
      await end()
      if (idle.length < IDLE_MAX) idle.push(lent)
      else await lent.remove()
    },
  }
}
