import { sql } from 'kysely'
import { attachmentCalls, ATTACHMENTS_MAX, type Attachment } from '#contract/things/attachment.ts'
import { claimFile, dropFiles } from '#server/file/file.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { person, type Sql } from '#server/kit/list/source.ts'
import { tellHanging } from '#server/kit/list/things.ts'
import { forbidden, notFound, refuse } from '#server/kit/refuse.ts'
import { opened, openedToWrite, type Opened, type Things, type Which } from '#server/things/record.data.ts'

const trait = 'attachments'

interface Asked {
  /** Whether nothing changes the answer until the transaction ends. */
  readonly held?: boolean
}

const meets = async (
  condition: Sql,
  { of, record }: Opened,
  { ctx, held }: Asked & { ctx: Context },
): Promise<boolean> => {
  const { rows } = await sql<{ met: boolean }>`select ${condition} as met from ${sql.table(of.records.table)} t
    where t.id = ${record.id} ${held ? sql`for update` : sql``}`.execute(ctx.db)
  return rows[0]?.met ?? false
}

/** True for a record that keeps its files. */
const keeps = async (at: Opened, ctx: Context, asked: Asked = {}): Promise<boolean> =>
  at.of.keepsFiles !== undefined && meets(at.of.keepsFiles, at, { ctx, ...asked })

/** True for a record on which this person hangs files, and takes them off. */
const takes = async (at: Opened, ctx: Context, asked: Asked = {}): Promise<boolean> =>
  !at.record.gone && (!at.of.takesFiles || meets(at.of.takesFiles(ctx), at, { ctx, ...asked }))

const shown = async (at: Opened, ctx: Context): Promise<{ data: Attachment[]; writable: boolean }> => {
  const { of, record } = at
  const writable = await takes(at, ctx)
  const stay = !writable || (await keeps(at, ctx))
  const { rows } = await sql<Attachment>`
    select t.id, t.nome, t.type, t.size, t.claimed_at as at, ${person(sql`t.owner_id`).value} as by,
      (${!stay} and (t.owner_id = ${ctx.user.id} or ${of.mayModerate(ctx)})) as removable
    from files t where t.thing = ${of.thing} and t.thing_id = ${record.id} and t.use = 'attachment'
      and t.removed_at is null order by t.claimed_at, t.id`.execute(ctx.db)
  return { data: rows, writable }
}

/** Files attached to the records of all things that take them. Whoever may open one may attach, unless the thing says otherwise; a file is read by the file kit. */
export const attachmentApi = (things: Things): readonly Handler[] => {
  const toWrite = ({ thing, id }: Which, ctx: Context) => openedToWrite(things, { thing, id, trait }, ctx)
  const done = async (at: Opened, { event, names }: { event: string; names: readonly string[] }, ctx: Context) => {
    const about = { event, thing: at.of.thing, thing_id: at.record.id }
    await ctx.audit(names.map((file) => ({ ...about, detail: { file } })))
    tellHanging(at.of, 'attachments', ctx)
    return shown(at, ctx)
  }
  return [
    handle(attachmentCalls.list, async (ctx, which) => shown(await opened(things, { ...which, trait }, ctx), ctx)),

    handle(attachmentCalls.add, async (ctx, { files, ...which }) => {
      const at = await toWrite(which, ctx)
      if (!(await takes(at, ctx, { held: true }))) return forbidden()
      const { data } = await shown(at, ctx)
      if (data.length + files.length > ATTACHMENTS_MAX)
        return refuse('thing.attachmentsFull', {
          params: { max: ATTACHMENTS_MAX },
          fields: { files: 'common.fieldInvalid' },
        })
      for (const id of files)
        await claimFile(ctx, { id, use: 'attachment', thing: which.thing, thing_id: which.id, field: 'files' })
      const now = await shown(at, ctx)
      const names = now.data.filter((it) => files.includes(it.id)).map((it) => it.nome)
      return done(at, { event: 'attachment.added', names }, ctx)
    }),

    handle(attachmentCalls.remove, async (ctx, { file, ...which }) => {
      const at = await toWrite(which, ctx)
      if (!(await takes(at, ctx, { held: true }))) return forbidden()
      if (await keeps(at, ctx, { held: true })) return refuse('thing.attachmentsStay', { status: 409 })
      const row = (await shown(at, ctx)).data.find((it) => it.id === file) ?? notFound()
      if (!row.removable) return forbidden()
      await dropFiles(ctx, [file])
      return done(at, { event: 'attachment.removed', names: [row.nome] }, ctx)
    }),
  ]
}
