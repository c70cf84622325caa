import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { fileCalls } from '#contract/file/file.calls.ts'
import { fileUses, typeByName, type FileUse, type FileUseName } from '#contract/file/file.uses.ts'
import { passes } from '#contract/kit/endpoint.ts'
import { isDiskFull } from '#server/db/disk.ts'
import { checkUpload } from '#server/file/check.data.ts'
import { dropFiles, findFile, findOpen, publicPart, type FileRow } from '#server/file/file.data.ts'
import type { Context } from '#server/kit/context.ts'
import { isImage } from '#server/kit/files/image.ts'
import { LINK_SECONDS } from '#server/kit/files/links.ts'
import { UPLOAD_PATH } from '#server/kit/files/uploads.ts'
import { handle } from '#server/kit/handle.ts'
import { dispositionOf } from '#server/kit/http/download.ts'
import { exists, mayOpenThing, type Thing } from '#server/kit/list/things.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'

/** True when this person may see the record that a file belongs to. */
export type FileReader = (ctx: Context, thing_id: number) => Promise<boolean>

interface Reading {
  readonly things: readonly Thing[]
  /** Uses with another rule than the permission to open the record. */
  readonly readers: Readonly<Partial<Record<FileUseName, FileReader>>>
  /** True for a person who reads the file without permission to open its record. */
  readonly also: (ctx: Context, file: FileRow) => Promise<boolean>
  /** Called for each claimed file of a use. */
  readonly given: Readonly<Partial<Record<FileUseName, (ctx: Context, file: FileRow) => Promise<void>>>>
}

/** Limits of a person's unclaimed files, so that neither many small nor a few large ones fill the disk. */
const OPEN_MOST = 50
const OPEN_BYTES = 1_000_000_000

/** Characters that other systems read as a path or control, or that change the direction of text, in a file name. */
const UNFIT = /[\\/:*?"<>|\p{Cc}\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu

const checkOpen = async (ctx: Context, size: number): Promise<void> => {
  // Locked one after the other: concurrent ones would not see each other.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`files:${ctx.user.id}`}, 0))`.execute(ctx.db)
  const { count, bytes } = await ctx.db
    .selectFrom('files')
    .select((on) => [on.fn.countAll<number>().as('count'), sql<number>`coalesce(sum(size), 0)`.as('bytes')])
    .where('owner_id', '=', ctx.user.id)
    .where('claimed_at', 'is', null)
    .where('removed_at', 'is', null)
    // A refused file holds no bytes.
    .where('state', '!=', 'refused')
    .executeTakeFirstOrThrow()
  if (count >= OPEN_MOST || bytes + size > OPEN_BYTES) refuse('file.tooMany')
}

const checkBegin = (ctx: Context, use: FileUse, file: { nome: string; type: string; size: number }): void => {
  if (!passes(use.can, ctx.may)) return forbidden()
  if (file.size > use.max) return refuse('file.tooBig', { status: 422, fields: { size: 'file.tooBig' } })
  // Browsers name types differently; a right extension suffices for a check of the content.
  const byName = typeByName(file.nome)
  const fits = use.types.some((type) => type === file.type || type === byName)
  if (!fits) return refuse('file.wrongKind', { status: 422, fields: { type: 'file.wrongKind' } })
}

/** A file is its sender's until it is claimed; from then on its record decides. */
const mayRead = async (ctx: Context, file: FileRow, { things, readers, also }: Reading): Promise<boolean> => {
  if (file.thing === null || file.thing_id === null) return file.owner_id === ctx.user.id
  const reader = readers[file.use]
  if (reader) return reader(ctx, file.thing_id)
  const thing = things.find((it) => it.thing === file.thing)
  // Attachments need the trait: a client opens the venture, but does not see its internal papers.
  const hangs = file.use !== 'attachment' || thing?.handsFilesOn || thing?.traits(ctx).includes('attachments')
  if (thing && hangs && mayOpenThing(thing, ctx) && (await exists(thing, file.thing_id, ctx))) return true
  return also(ctx, file)
}

export const fileApi = (reading: Reading) => {
  const readable = async (ctx: Context, id: number): Promise<FileRow> => {
    const file = await findFile(ctx.db, id)
    return file && (await mayRead(ctx, file, reading)) ? file : notFound()
  }
  return [
    handle(fileCalls.begin, async (ctx, input) => {
      checkBegin(ctx, fileUses[input.use], input)
      if (isDiskFull(ctx.services.config.DATA_DIR, ctx.services.config.DISK_FREE_MB))
        return refuse('common.diskFull', { status: 503 })
      await checkOpen(ctx, input.size)
      const key = randomUUID()
      const { id } = await ctx.db
        .insertInto('files')
        .values({
          key,
          use: input.use,
          nome: input.nome.replace(UNFIT, '_'),
          type: input.type,
          size: input.size,
          owner_id: ctx.user.id,
          created_at: ctx.now,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      await ctx.services.files.uploads.begin(key, input.size)
      return { data: { id, upload: `${UPLOAD_PATH}/${key}` } }
    }),

    handle(
      fileCalls.check,
      async (ctx, { id }) => {
        const file = (await findOpen(ctx.db, { id, owner_id: ctx.user.id })) ?? notFound()
        return { data: await checkUpload(ctx, file) }
      },
      // Images and slow stores take seconds, in which nobody else should wait.
      { transaction: false },
    ),

    handle(fileCalls.show, async (ctx, { id }) => ({ data: publicPart(await readable(ctx, id)) })),

    handle(fileCalls.link, async (ctx, { id }) => {
      const file = await readable(ctx, id)
      if (file.state !== 'ready') return notFound()
      await reading.given[file.use]?.(ctx, file)
      const until = new Date(ctx.now.getTime() + LINK_SECONDS * 1000)
      const { store, links } = ctx.services.files
      // Images come from our own address, because a page shows them; other files may come from the store.
      const direct = isImage(file.type)
        ? undefined
        : await store.link?.(
            file.key,
            { type: file.type, disposition: dispositionOf(file.nome) },
            { now: ctx.now, seconds: LINK_SECONDS },
          )
      return { data: { url: direct ?? links.sign(file.key, until), expires_at: until.toISOString() } }
    }),

    handle(fileCalls.discard, async (ctx, { id }) => {
      const file = (await findOpen(ctx.db, { id, owner_id: ctx.user.id })) ?? notFound()
      await dropFiles(ctx, [file.id])
      return { status: 'success' } as const
    }),
  ]
}
