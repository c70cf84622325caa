import { sql } from 'kysely'
import { companyDomain, cnpjRoot } from '#contract/client/client.rules.ts'
import { clientCalls, type Alike, type Contact } from '#contract/client/page.ts'
import { cnpjOf } from '#contract/kit/brazil/brazil.ts'
import { accessesOfClient } from '#server/client/access.data.ts'
import { contactColumns, contactsOfClient, lockClient, notePart, venturesOfClient } from '#server/client/client.data.ts'
import { sharedFilesOf } from '#server/client/share.data.ts'
import type { Context } from '#server/kit/context.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'

/** Most contacts of one client, so that its page stays one page. */
const CONTACTS_MAX = 100
const ALIKE_SHOWN = 5

const contactText = ({ nome, email }: Pick<Contact, 'nome' | 'email'>): string => (email ? `${nome} · ${email}` : nome)

/** A contact of this very client, of the version that its writer saw. */
const currentContact = async (
  of: { client_id: number; id: number; version: number },
  ctx: Context,
): Promise<Contact> => {
  const row = await ctx.db
    .selectFrom('client_contacts')
    .select(contactColumns)
    .where('id', '=', of.id)
    .where('client_id', '=', of.client_id)
    .executeTakeFirst()
  if (!row) return notFound()
  return row.version === of.version ? row : stale(row)
}

const ventureOf = async (id: number, ctx: Context) =>
  (await ctx.db
    .selectFrom('ventures')
    .select(['nome', 'cliente_id'])
    .where('id', '=', id)
    .where('deleted_at', 'is', null)
    .forUpdate()
    .executeTakeFirst()) ?? notFound()

const setClient = (venture_id: number, cliente_id: number | null, { db }: Context) =>
  db
    .updateTable('ventures')
    .set((on) => ({ cliente_id, version: on('version', '+', 1) }))
    .where('id', '=', venture_id)
    .execute()

export const clientPageApi = [
  handle(clientCalls.page, async (ctx, { client_id }) => {
    const found = await ctx.db.selectFrom('clients').select('id').where('id', '=', client_id).executeTakeFirst()
    if (!found) return notFound()
    return {
      contacts: await contactsOfClient(client_id, ctx),
      shared: (await sharedFilesOf(client_id, ctx)).map((it) => it.id),
      ...(ctx.may('projeto.seeAll') ? { ventures: await venturesOfClient(client_id, ctx) } : {}),
      ...(ctx.may('clientAccess.open') ? { accesses: await accessesOfClient(client_id, ctx) } : {}),
    }
  }),

  handle(clientCalls.alike, async (ctx, { cnpj = '', email = '', except = 0 }) => {
    const root = cnpjRoot(cnpjOf(cnpj)) ?? null
    const domain = companyDomain(email) ?? null
    const { rows } = await sql<Alike>`
      select t.id, t.nome, case when left(t.cnpj, 8) = ${root} then 'root' else 'domain' end as by
      from clients t where t.deleted_at is null and t.id <> ${except} and (
        left(t.cnpj, 8) = ${root} or lower(split_part(t.email, '@', 2)) = ${domain}
        or t.id in (select c.client_id from client_contacts c where lower(split_part(c.email, '@', 2)) = ${domain})
        or t.id in (select a.client_id from client_accesses a where lower(split_part(a.email, '@', 2)) = ${domain}))
      order by 3 desc, plain(t.nome), t.id limit ${ALIKE_SHOWN}`.execute(ctx.db)
    return { data: rows }
  }),

  handle(clientCalls.contactCreate, async (ctx, { client_id, ...fields }) => {
    await lockClient(client_id, ctx)
    const { count } = await ctx.db
      .selectFrom('client_contacts')
      .select((on) => on.fn.countAll<number>().as('count'))
      .where('client_id', '=', client_id)
      .executeTakeFirstOrThrow()
    if (count >= CONTACTS_MAX) return refuse('client.contactsFull', { status: 409, params: { max: CONTACTS_MAX } })
    const data = await ctx.db
      .insertInto('client_contacts')
      .values({ client_id, ...fields, created_at: ctx.now })
      .returning(contactColumns)
      .executeTakeFirstOrThrow()
    await notePart(client_id, 'contact', { ctx, after: contactText(data) })
    ctx.status(201)
    return { data }
  }),

  handle(clientCalls.contactUpdate, async (ctx, { client_id, id, version, ...fields }) => {
    await lockClient(client_id, ctx)
    const before = await currentContact({ client_id, id, version }, ctx)
    const data = await ctx.db
      .updateTable('client_contacts')
      .set({ ...fields, version: version + 1 })
      .where('id', '=', id)
      .returning(contactColumns)
      .executeTakeFirstOrThrow()
    await notePart(client_id, 'contact', { ctx, before: contactText(before), after: contactText(data) })
    return { data }
  }),

  handle(clientCalls.contactRemove, async (ctx, of) => {
    await lockClient(of.client_id, ctx)
    const before = await currentContact(of, ctx)
    await ctx.db.deleteFrom('client_contacts').where('id', '=', of.id).execute()
    await notePart(of.client_id, 'contact', { ctx, before: contactText(before) })
    return { message: ctx.say('client.contactRemoved') }
  }),

  handle(clientCalls.share, async (ctx, { client_id, file, shared }) => {
    await lockClient(client_id, ctx)
    const found =
      (await ctx.db
        .selectFrom('files')
        .select(['id', 'nome'])
        .where('id', '=', file)
        .where('use', '=', 'attachment')
        .where('thing', '=', 'client')
        .where('thing_id', '=', client_id)
        .where('removed_at', 'is', null)
        .executeTakeFirst()) ?? notFound()
    const before = (await sharedFilesOf(client_id, ctx)).some((it) => it.id === file)
    if (before !== shared) {
      if (shared)
        await ctx.db
          .insertInto('client_file_shares')
          .values({ file_id: file, by_id: ctx.user.id, at: ctx.now })
          .execute()
      else await ctx.db.deleteFrom('client_file_shares').where('file_id', '=', file).execute()
      await notePart(client_id, 'file', { ctx, [shared ? 'after' : 'before']: found.nome })
    }
    return { message: ctx.say(shared ? 'client.fileShared' : 'client.fileUnshared', { name: found.nome }) }
  }),

  handle(clientCalls.link, async (ctx, { client_id, venture_id }) => {
    await lockClient(client_id, ctx)
    const venture = await ventureOf(venture_id, ctx)
    const answer = { message: ctx.say('client.ventureLinked') }
    if (venture.cliente_id === client_id) return answer
    if (venture.cliente_id !== null) return refuse('client.ventureTaken', { status: 409 })
    await setClient(venture_id, client_id, ctx)
    await notePart(client_id, 'venture', { ctx, after: venture.nome })
    return answer
  }),

  handle(clientCalls.unlink, async (ctx, { client_id, venture_id }) => {
    await lockClient(client_id, ctx)
    const venture = await ventureOf(venture_id, ctx)
    if (venture.cliente_id !== client_id) return notFound()
    await setClient(venture_id, null, ctx)
    await notePart(client_id, 'venture', { ctx, before: venture.nome })
    return { message: ctx.say('client.ventureUnlinked') }
  }),
]
