import { z } from 'zod'
import type { StoredFile } from '#contract/file/file.ts'
import type { FileUseName } from '#contract/file/file.uses.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import { isImage } from '#server/kit/files/image.ts'
import type { FileLookups } from '#server/kit/files/mountFiles.ts'
import { refuse } from '#server/kit/refuse.ts'

export interface FileRow extends StoredFile {
  key: string
  owner_id: number
  thing: string | null
  thing_id: number | null
}

const files = (db: Db) => db.selectFrom('files').where('removed_at', 'is', null)
const shown = ['id', 'use', 'nome', 'type', 'size', 'state', 'width', 'height'] as const
const row = [...shown, 'key', 'owner_id', 'thing', 'thing_id', 'refused'] as const

export const findFile = (db: Db, id: number) => files(db).select(row).where('id', '=', id).executeTakeFirst()

/** Own, and claimed by nothing yet. */
export const findOpen = (db: Db, file: { id: number; owner_id: number }) =>
  files(db)
    .select(row)
    .where('id', '=', file.id)
    .where('owner_id', '=', file.owner_id)
    .where('claimed_at', 'is', null)
    .executeTakeFirst()

export const publicPart = ({ id, use, nome, type, size, state, width, height }: StoredFile): StoredFile => ({
  id,
  use,
  nome,
  type,
  size,
  state,
  width,
  height,
})

export const fileLookups: FileLookups = {
  isOpenUpload: async (db, { key, user_id }) =>
    (await files(db)
      .select('id')
      .where('key', '=', key)
      .where('owner_id', '=', user_id)
      .where('state', '=', 'uploading')
      .executeTakeFirst()) !== undefined,
  served: async (db, key) => {
    const found = await files(db)
      .select(['key', 'nome', 'type', 'size'])
      .where('key', '=', key)
      .where('state', '=', 'ready')
      .executeTakeFirst()
    return found && { ...found, own: isImage(found.type) }
  },
}

export interface Claim {
  readonly id: number
  readonly use: FileUseName
  /** The record that the file belongs to from now on, as the registry of things names it. */
  readonly thing: string
  readonly thing_id: number
  /** The field of the call that the file came in, dotted when it is nested; a refusal names it. */
  readonly field: string
}

/**
 * Gives a file to a record, in the transaction of the write that sends its id: it must be the caller's own, ready, of
 * this use, and claimed by nothing yet; otherwise 422 on `field`.
 *
 * How a noun takes files: its use is a line in `contract/file/file.uses.ts` (`attachment` will do for most); its
 * input has a `fileId`; its handler calls `claimFile(ctx, …)` beside the write, and `dropFiles(ctx, …)` when the record
 * lets go of them. Who may then read a file is who may open the record (`Thing.exists`, server/kit/list/things.ts), asked
 * anew with each `file.show` and `file.link`; a use that asks something else gives a reader in `server/handlers.ts`.
 */
export const claimFile = async (ctx: Context, { id, use, thing, thing_id, field }: Claim): Promise<void> => {
  const claimed = await ctx.db
    .updateTable('files')
    .set({ claimed_at: ctx.now, thing, thing_id })
    .where('id', '=', id)
    .where('owner_id', '=', ctx.user.id)
    .where('use', '=', use)
    .where('state', '=', 'ready')
    .where('claimed_at', 'is', null)
    .where('removed_at', 'is', null)
    .executeTakeFirst()
  if (claimed.numUpdatedRows === 0n) refuse('common.invalid', { status: 422, fields: { [field]: 'file.notClaimable' } })
}

/** The job that takes bytes out of the store; queued with the transaction that took the files away. */
export const fileSweep = { name: 'file.sweep', payload: z.object({}) }

/** Takes files away, in the caller's transaction: at once nobody reads them, and their bytes go after the commit. */
export const dropFiles = async (ctx: Context, ids: readonly number[]): Promise<void> => {
  if (ids.length === 0) return
  await ctx.db.updateTable('files').set({ removed_at: ctx.now }).where('id', 'in', ids).execute()
  await ctx.services.queue.send(ctx.db, fileSweep, {})
}
