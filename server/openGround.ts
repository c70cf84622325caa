import type { Config } from '#server/config.ts'
import { lockFolder } from '#server/db/lock.ts'
import { openStore, type Store } from '#server/db/open.ts'
import { checkPort } from '#server/kit/http/port.ts'

/** What a server stands on: a port that is free, and a database that no other process writes to. */
export interface Ground {
  readonly store: Store
  /** Lets go of the data folder. */
  readonly unlock: () => void
}

/** Apart from the rest of the server, so that the embedded engine, in its own thread, opens while that is still read. */
export const openGround = async (config: Config): Promise<Ground> => {
  await checkPort({ port: config.PORT, host: config.HOST })
  const unlock = config.DATABASE_URL ? () => {} : lockFolder(config.DATA_DIR)
  try {
    const store = await openStore({
      url: config.DATABASE_URL,
      pool: config.DATABASE_POOL,
      prepare: config.DATABASE_PREPARE,
      dir: config.DATA_DIR,
      wait: config.DATABASE_WAIT_SECONDS,
      room: config.DISK_FREE_MB,
    })
    return { store, unlock }
  } catch (error) {
    unlock()
    throw error
  }
}
