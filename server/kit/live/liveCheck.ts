import type { Server } from 'socket.io'
import { z } from 'zod'
import type { Db } from '#server/db/open.ts'

export const CHECK_MS = 60_000

const admitted = z.object({ session_id: z.string() })
type Admitted = z.output<typeof admitted>

/** Notes what a page was admitted as. `findSession` checks it at the connection, `closeStale` every minute. */
export const remember = (page: { data: unknown }, admitted: Admitted): void => {
  page.data = admitted
}

/**
 * Closes the line of every page whose session has ended or run out, or whose person may no longer sign in or has another
 * role. The page comes back by itself with the token it then has, and is let in as who it is, or not at all.
 */
export const closeStale = async (io: Server, db: Db, now: Date): Promise<void> => {
  const pages = [...io.sockets.sockets.values()].map((page) => ({ page, was: admitted.parse(page.data) }))
  if (pages.length === 0) return
  const rows = await db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select('s.id')
    .where('s.id', 'in', [...new Set(pages.map((it) => it.was.session_id))])
    .where('s.ended_at', 'is', null)
    .where('s.expires_at', '>', now.toISOString())
    .where('u.status', '=', 1)
    .whereRef('u.role', '=', 's.role')
    .where('u.deleted_at', 'is', null)
    .execute()
  const live = new Set(rows.map((row) => row.id))
  for (const { page, was } of pages) if (!live.has(was.session_id)) page.conn.close()
}
