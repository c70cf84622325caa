import { systemCalls } from '#contract/system/system.ts'
import { isDiskFull } from '#server/db/disk.ts'
import { handle } from '#server/kit/handle.ts'
import { version } from '#server/kit/version.ts'
import { openApi } from '#server/system/openapi.ts'

const PATIENCE_MS = 3000

type Health = 'ok' | 'down'

const healthOf = (fine: boolean): Health => (fine ? 'ok' : 'down')

/** The answer of the database itself; without one in time it is taken for lost. */
const inTime = async (answers: Promise<boolean>): Promise<boolean> => {
  const late = new Promise<boolean>((resolve) => setTimeout(resolve, PATIENCE_MS, false).unref())
  return Promise.race([answers, late])
}

export const systemApi = [
  handle(systemCalls.health, async (ctx) => {
    const database = healthOf(await inTime(ctx.databaseAnswers()))
    const queue = healthOf(ctx.services.queue.healthy())
    const { DATA_DIR, DISK_FREE_MB } = ctx.services.config
    const disk = isDiskFull(DATA_DIR, DISK_FREE_MB) ? ('full' as const) : ('ok' as const)
    const redis = ctx.services.live.redis()
    // Without room or Redis those who read are still served: a check by status alone would take the server from them.
    if (database === 'down' || queue === 'down') ctx.status(503)
    const fine = [database, queue, disk].every((it) => it === 'ok') && redis !== 'down'
    return { status: fine ? ('ok' as const) : ('degraded' as const), database, queue, disk, redis, version }
  }),

  handle(systemCalls.openapi, async () => openApi),
]
