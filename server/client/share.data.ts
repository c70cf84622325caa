import { sql } from 'kysely'
import type { MyClient } from '#contract/client/mine.ts'
import type { FileRow } from '#server/file/file.data.ts'
import type { Context } from '#server/kit/context.ts'

/** Files of a client that its own people read too, the oldest first. */
export const sharedFilesOf = async (client_id: number, { db }: Context): Promise<MyClient['files']> => {
  const { rows } = await sql<MyClient['files'][number]>`
    select f.id, f.nome, f.type, f.size, f.claimed_at as at from client_file_shares s join files f on f.id = s.file_id
    where f.thing = 'client' and f.thing_id = ${client_id} and f.removed_at is null order by f.claimed_at, f.id`.execute(
    db,
  )
  return rows
}

/** True when a client's person may read the file: it was shared with the client, and their access is on. */
export const readsShared = async (ctx: Context, file: FileRow): Promise<boolean> => {
  if (file.thing !== 'client' || file.thing_id === null) return false
  const { rows } = await sql<{ found: boolean }>`
    select exists (select 1 from client_file_shares s where s.file_id = ${file.id}) and exists (
      select 1 from client_accesses a join users u on u.id = a.user_id
        join clients c on c.id = a.client_id and c.id = u.cliente_id and c.deleted_at is null
      where a.user_id = ${ctx.user.id} and a.active and c.id = ${file.thing_id}) as found`.execute(ctx.db)
  return rows[0]?.found === true
}
