import { sql, type Selectable } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Context } from '#server/kit/context.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'

export type LockedPerson = Readonly<
  Pick<
    Selectable<Tables['users']>,
    | 'id'
    | 'nome'
    | 'last_name'
    | 'role'
    | 'status'
    | 'tipo'
    | 'sector_id'
    | 'contract_type'
    | 'valor_hora_centavos'
    | 'created_at'
    | 'version'
    | 'mail_verified_at'
  >
>

const isActiveAdmin = ({ role, status }: Pick<LockedPerson, 'role' | 'status'>): boolean =>
  role === ROLE.admin && status === userStatus.active

/** A locked person, and the number of other administrators. */
export interface LockedPeople {
  readonly person: LockedPerson
  readonly otherAdmins: number
  /** Further person that the call locks; undefined when nobody living has that id. */
  readonly also: LockedPerson | undefined
}

/**
 * Locks a person together with all active administrators, in the order of their ids: of two who switch each other off, the
 * second finds their own session ended, and the last administrator stays.
 */
export const lockPerson = async (id: number, ctx: Context, also = id): Promise<LockedPeople> => {
  const { rows } = await sql<LockedPerson>`
    select id, nome, last_name, role, status, tipo, sector_id, contract_type, valor_hora_centavos, created_at, version,
      mail_verified_at
    from users
    where deleted_at is null and (id in (${id}, ${also}, ${ctx.user.id}) or (role = ${ROLE.admin} and status = ${userStatus.active}))
    order by id for no key update`.execute(ctx.db)
  const session = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', ctx.user.session_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!session) return refuse('common.unauthorized', { status: 401 })
  const person = rows.find((it) => it.id === id) ?? notFound()
  const otherAdmins = rows.filter((it) => it.id !== id && isActiveAdmin(it)).length
  return { person, otherAdmins, also: rows.find((it) => it.id === also) }
}

/** Refuses a change that would leave no administrator. */
export const keepAdmin = (
  { person, otherAdmins }: LockedPeople,
  to: Partial<Pick<LockedPerson, 'role' | 'status'>>,
): void => {
  if (isActiveAdmin(person) && !isActiveAdmin({ ...person, ...to }) && otherAdmins === 0) refuse('looper.lastAdmin')
}

interface Change {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Audits changes of a person, and makes the pages that show them reload. */
export const noteChange = async (id: number, detail: Change, ctx: Context): Promise<void> => {
  await ctx.audit({ event: 'looper.changed', thing: 'looper', thing_id: id, detail: { ...detail } })
}

interface Handover {
  readonly from: LockedPerson
  readonly to: LockedPerson
  /** Number of moved records by kind. */
  readonly counts: Readonly<Record<string, number>>
}

/** Audits a hand-over in the history of both people. */
export const noteHandover = async ({ from, to, counts }: Handover, ctx: Context): Promise<void> => {
  const thing = 'looper'
  await ctx.audit({ event: 'looper.handedOver', thing, thing_id: from.id, detail: { user_id: to.id, ...counts } })
  await ctx.audit({ event: 'looper.tookOver', thing, thing_id: to.id, detail: { user_id: from.id, ...counts } })
  ctx.after(() => ctx.services.live.tell(`user:${to.id}`, 'profile.changed'))
}
