import { sql } from 'kysely'
import { documentCalls, DOCUMENTS_MAX, type PersonDocument } from '#contract/person/documents.ts'
import { claimFile, dropFiles, type FileRow } from '#server/file/file.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { person } from '#server/kit/list/source.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'

/** True when the reader may see a person's documents: the person, and people who edit people. */
export const readsDocuments = async (ctx: Context, user_id: number): Promise<boolean> =>
  user_id === ctx.user.id || ctx.may('looper.edit')

/** Audits that somebody else than its person received a document. */
export const noteReading = async (ctx: Context, { id, thing_id }: FileRow): Promise<void> => {
  if (thing_id === null || thing_id === ctx.user.id) return
  const { kind } = await ctx.db
    .selectFrom('person_documents')
    .select('kind')
    .where('file_id', '=', id)
    .executeTakeFirstOrThrow()
  await ctx.audit({ event: 'looper.documentRead', thing: 'looper', thing_id, detail: { kind } })
}

/** Locks the person, so that writes of their documents run one by one. */
const lockTheirs = async (id: number, ctx: Context): Promise<void> => {
  if (!(await readsDocuments(ctx, id))) notFound()
  const found = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!found) notFound()
}

const shown = async (id: number, ctx: Context): Promise<PersonDocument[]> => {
  const { rows } = await sql<PersonDocument>`
    select f.id, d.kind, f.nome, f.size, f.claimed_at as at, ${person(sql`f.owner_id`).value} as by,
      (f.owner_id = ${ctx.user.id} or ${ctx.may('looper.edit')}::boolean) as removable
    from person_documents d join files f on f.id = d.file_id
    where d.user_id = ${id} and f.removed_at is null order by f.claimed_at desc, f.id desc`.execute(ctx.db)
  return rows
}

export const documentApi = [
  handle(documentCalls.list, async (ctx, { id }) => {
    if (!(await readsDocuments(ctx, id))) return notFound()
    const found = await ctx.db.selectFrom('users').select('id').where('id', '=', id).executeTakeFirst()
    return found ? { data: await shown(id, ctx) } : notFound()
  }),

  handle(documentCalls.add, async (ctx, { id, kind, files }) => {
    await lockTheirs(id, ctx)
    if ((await shown(id, ctx)).length + files.length > DOCUMENTS_MAX)
      return refuse('document.full', { params: { max: DOCUMENTS_MAX } })
    for (const file of files) {
      await claimFile(ctx, { id: file, use: 'document', thing: 'looper', thing_id: id, field: 'files' })
      await ctx.db.insertInto('person_documents').values({ file_id: file, user_id: id, kind }).execute()
    }
    await ctx.audit({ event: 'looper.documentAdded', thing: 'looper', thing_id: id, detail: { kind } })
    return { data: await shown(id, ctx) }
  }),

  handle(documentCalls.remove, async (ctx, { id, file }) => {
    await lockTheirs(id, ctx)
    const row = (await shown(id, ctx)).find((it) => it.id === file) ?? notFound()
    if (!row.removable) return forbidden()
    await dropFiles(ctx, [file])
    await ctx.audit({ event: 'looper.documentRemoved', thing: 'looper', thing_id: id, detail: { kind: row.kind } })
    return { data: await shown(id, ctx) }
  }),
]
