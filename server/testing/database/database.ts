import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import type { PGlite } from '@electric-sql/pglite'
import { inject } from 'vitest'
import { openEngine, type Engine } from '#server/db/engine/engine.ts'
import { embeddedStore, ENGINE_LIMITS, openStore, type Store } from '#server/db/open.ts'
import { inServer } from '#server/testing/database/inServer.ts'
import { fingerprintOf, pristineOf, putBack, type Pristine } from '#server/testing/database/pristine.ts'

export interface OwnDatabase {
  store: Store
  /** Address of the copy on PostgreSQL; undefined on the embedded engine. */
  url: string | undefined
  drop: () => Promise<void>
}

/** A database that is lent to one house after the other; each finds it as the run prepared it. */
interface Lent {
  url: string | undefined
  /** A way in of its own for each borrower, which ends with the loan. */
  open(): Promise<{ store: Store; end(): Promise<void> }>
  remove(): Promise<void>
}

/** The engine as one borrower sees it: what a house left running when it closed must not reach the next one. */
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

/** However busy the machine is: what waits for the engine is not what is looked at. */
const patient = { ...ENGINE_LIMITS, patience: 3_600_000 }

const embedded = async (file: string): Promise<Lent> => {
  const engine = await openEngine({ loadDataDir: new Blob([readFileSync(file)]) })
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
  // The run removes what begins with the name of its template.
  const name = `${from.template}_${randomUUID().slice(0, 8)}`
  await inServer(from.url, `create database "${name}" template ${from.template}`)
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

/** Databases of this worker that nobody uses at the moment; more than two houses at once are seldom. */
const idle: Lent[] = []
const IDLE_MAX = 2
/** What the run prepared, as the worker's first database was found. */
let pristine: Pristine | undefined

/** Puts a used database back; undefined when more than its rows was changed, or when it is gone. */
const renewed = async (lent: Lent, as: Pristine): Promise<Lent | undefined> => {
  const { store, end } = await lent.open()
  try {
    if ((await fingerprintOf(store.db)) !== as.fingerprint) return undefined
    await putBack(store, as)
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

/** A migrated database of the caller's own, as the run prepared it; when it is dropped, the next house gets it renewed. */
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
