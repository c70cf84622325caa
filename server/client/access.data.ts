import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { clientAccessRole } from '#contract/client/access.states.ts'
import type { ClientAccess } from '#contract/client/access.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'

const select = ({ now }: Context) => sql`
  select a.id, a.email, a.role, a.created_at, a.version,
    coalesce(${fullName('p')}, a.nome) as nome,
    jsonb_build_object('id', c.id, 'nome', c.nome) as client,
    case when p.id is not null then jsonb_build_object('id', p.id, 'nome', ${fullName('p')}) end as "user",
    case when not a.active or p.status <> 1 or p.role <> 3 or p.deleted_at is not null then 'off'
      when p.id is not null then 'on'
      when i.state in ('waiting', 'known') and i.expires_at > ${now}::timestamptz then 'invited'
      else 'lapsed' end as state,
    greatest((select max(coalesce(s.used_at, s.created_at)) from sessions s where s.user_id = p.id),
      (select max(l.last_at) from sign_in_places l where l.user_id = p.id)) as seen_at
  from client_accesses a join clients c on c.id = a.client_id
    left join users p on p.id = a.user_id left join invitations i on i.id = a.invitation_id`

export const accessesOfClient = async (client_id: number, ctx: Context): Promise<ClientAccess[]> => {
  const { rows } = await sql<ClientAccess>`
    ${select(ctx)} where a.client_id = ${client_id} order by a.active desc, a.email`.execute(ctx.db)
  return rows
}

export const accessOf = async (id: number, ctx: Context): Promise<ClientAccess> => {
  const { rows } = await sql<ClientAccess>`${select(ctx)} where a.id = ${id}`.execute(ctx.db)
  return rows[0] ?? notFound()
}

/** Locks an access. */
export const lockAccess = async (id: number, ctx: Context) =>
  (await ctx.db.selectFrom('client_accesses').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ??
  notFound()

export const accessText = ({ email, role }: { email: string; role: number }): string =>
  `${email} · ${String(clientAccessRole.keyOf(role))}`

/** Access in the reader's language: the history stores the key of the role. */
export const readAccess = (text: string, { say }: Pick<Context, 'say'>): string =>
  text.replace(/ · (basic|admin)$/, (_, key: 'basic' | 'admin') => ` · ${say(`client.access_${key}`)}`)

interface Belonging {
  readonly user_id: number
  /** New company of the user; null when the access ended. */
  readonly client_id: number | null
}

/**
 * Puts a client's user into a company, or out of it: then they are switched off, since nothing is left for them to see. Their
 * own history keeps the status.
 */
export const belong = async ({ user_id, client_id }: Belonging, ctx: Context): Promise<void> => {
  const [from, to] = client_id === null ? [userStatus.active, userStatus.off] : [userStatus.off, userStatus.active]
  const { rows } = await sql<{ status: number }>`
    with old as (select id, status from users where id = ${user_id} and role = ${ROLE.client} and deleted_at is null for update)
    update users u set cliente_id = ${client_id}, version = version + 1,
      status = case when u.status = ${from} then ${to} else u.status end
    from old where u.id = old.id returning old.status`.execute(ctx.db)
  if (rows[0]?.status === from)
    await ctx.audit({
      event: 'looper.changed',
      thing: 'looper',
      thing_id: user_id,
      detail: { before: { status: from }, after: { status: to } },
    })
}
