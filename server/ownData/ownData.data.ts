import { randomBytes } from 'node:crypto'
import { z } from 'zod'
import type { DataExport, Erasure } from '#contract/ownData/ownData.ts'
import type { Db } from '#server/db/open.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'

/** Job for a requested export. */
export const exportRequest = { name: 'ownData.export', payload: z.object({ id: z.number().int() }) } satisfies Sendable

interface State {
  export: DataExport | null
  erasure: Erasure | null
}

/** Newest export and erasure request of a person; an expired export is shown as such before the sweep has removed
 * it. */
export const stateOf = async (db: Db, user_id: number, now: Date): Promise<State> => {
  const made = await db
    .selectFrom('data_exports')
    .select(['id', 'state', 'size', 'created_at', 'expires_at'])
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const erasure = await db
    .selectFrom('erasures')
    .select(['protocol', 'state', 'created_at', 'due_at', 'decided_at', 'reason'])
    .where('user_id', '=', user_id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  const isOver = made?.state === 'ready' && made.expires_at !== null && Date.parse(made.expires_at) <= now.getTime()
  return {
    export: made
      ? { ...made, size: made.size === null ? null : Number(made.size), ...(isOver && { state: 'expired' }) }
      : null,
    erasure: erasure ?? null,
  }
}

/** Protocol that people can read out: the year, and eight characters that are not mistaken for each other. */
export const newProtocol = (now: Date): string => {
  const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ'
  const code = [...randomBytes(8)].map((it) => signs[it % signs.length] ?? '').join('')
  return `${now.getUTCFullYear()}-${code.slice(0, 4)}-${code.slice(4)}`
}
