import { sql } from 'kysely'
import type { ClientAccess } from '#contract/client/access.ts'
import { myClientCalls } from '#contract/client/client.calls.ts'
import { type MyClient, type MyCompany } from '#contract/client/mine.ts'
import type { Contact } from '#contract/client/page.ts'
import { accessesOfClient } from '#server/client/access.data.ts'
import { contactsOfClient } from '#server/client/client.data.ts'
import { sharedFilesOf } from '#server/client/share.data.ts'
import { handle } from '#server/kit/handle.ts'
import { approvesFor } from '#server/venture/approve.data.ts'

const present: readonly string[] = ['on', 'invited']

const contactPart = ({ id, nome, email, telefone, cargo }: Contact): MyClient['contacts'][number] => ({
  id,
  nome,
  email,
  telefone,
  cargo,
})

/** A colleague, without when they were last seen. */
const colleague = (access: ClientAccess, me: number): MyClient['people'][number] => {
  const { id, nome, email, role, state, user } = access
  return { id, nome, email, role, state, me: user?.id === me }
}

export const myClientApi = [
  handle(myClientCalls.show, async (ctx) => {
    const { rows } = await sql<MyCompany & { access_role: number; may_approve: boolean }>`
      select c.id, c.nome, c.razao_social, c.cnpj, c.email, c.telefone, c.country, c.cep, c.postal_code, c.street,
        c.number, c.complement, c.district, c.city, c.uf, c.state, a.role as access_role,
        ${approvesFor(sql`c.id`, ctx.user.id)} as may_approve
      from client_accesses a join users u on u.id = a.user_id
        join clients c on c.id = a.client_id and c.id = u.cliente_id and c.deleted_at is null
      where a.user_id = ${ctx.user.id} and a.active`.execute(ctx.db)
    const [row] = rows
    if (!row) return { data: null }
    const { access_role: role, may_approve, ...client } = row
    const accesses = await accessesOfClient(client.id, ctx)
    return {
      data: {
        client,
        role,
        may_approve,
        contacts: (await contactsOfClient(client.id, ctx)).map(contactPart),
        people: accesses.filter((it) => present.includes(it.state)).map((access) => colleague(access, ctx.user.id)),
        files: await sharedFilesOf(client.id, ctx),
      },
    }
  }),
]
