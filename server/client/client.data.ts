import { sql } from 'kysely'
import type { Context } from '#server/kit/context.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'

/** A client under its lock. Whatever is a part of it is written under the same lock, so that a merge misses nothing. */
export const lockClient = async (id: number, ctx: Context): Promise<{ id: number; nome: string }> => {
  const row = await ctx.db
    .selectFrom('clients')
    .select(['id', 'nome', 'deleted_at'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()
  if (!row) return notFound()
  if (row.deleted_at !== null) return refuse('client.clientGone', { status: 409 })
  return { id: row.id, nome: row.nome }
}

type Part = 'contact' | 'venture' | 'access' | 'file'

/** Keeps in the client's history what became of one of its parts. */
export const notePart = (
  id: number,
  part: Part,
  { ctx, before = null, after = null }: { ctx: Context; before?: string | null; after?: string | null },
): Promise<void> =>
  ctx.audit({
    event: 'client.changed',
    thing: 'client',
    thing_id: id,
    detail: { before: { [part]: before }, after: { [part]: after } },
  })

export const contactColumns = ['id', 'nome', 'email', 'telefone', 'cargo', 'version'] as const

export const contactsOfClient = (client_id: number, { db }: Context) =>
  db
    .selectFrom('client_contacts')
    .select(contactColumns)
    .where('client_id', '=', client_id)
    .orderBy(sql`plain(nome)`)
    .orderBy('id')
    .execute()

/** Deleted ventures keep their client: only living ones are shown. */
export const venturesOfClient = async (id: number, { db }: Context) => {
  const { rows } = await sql<{ id: number; nome: string }>`
    select v.id, v.nome from ventures v where v.cliente_id = ${id} and v.deleted_at is null
    order by plain(v.nome), v.id`.execute(db)
  return rows
}
