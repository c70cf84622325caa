import type { Config } from '#server/config.ts'
import { beginEngine, type Opening } from '#server/db/engine/begin.ts'
import { lockFolder } from '#server/db/lock.ts'
import { checkPort } from '#server/kit/http/port.ts'

/** Prerequisites of a server: a free port, and a data folder that no other process writes to. */
export interface Prepared {
  /** Embedded engine that is opening there; undefined for a PostgreSQL server. */
  readonly engine: Opening | undefined
  /** Releases the data folder. */
  readonly unlock: () => void
}

/**
 * Apart from the rest of the server, and with few imports, so that the embedded engine opens in its own thread while
 * that is still read.
 */
export const prepare = async (config: Config): Promise<Prepared> => {
  await checkPort({ port: config.PORT, host: config.HOST })
  if (config.DATABASE_URL) return { engine: undefined, unlock: () => {} }
  const unlock = lockFolder(config.DATA_DIR)
  try {
    return { engine: beginEngine(config.DATA_DIR, config.DISK_FREE_MB), unlock }
  } catch (error) {
    unlock()
    throw error
  }
}
