import { sql, type Selectable } from 'kysely'
import { userStatus } from '#contract/auth/auth.ts'
import type { Tables } from '#server/db/tables.ts'
import type { Context } from '#server/kit/context.ts'
import { tellThing } from '#server/kit/list/things.ts'
import { notFound, refuse } from '#server/kit/refuse.ts'
import { endSessions } from '#server/kit/session/session.ts'
import { looperThing } from '#server/looper/thing.data.ts'

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
  >
>

export const ADMIN = 1

const isActiveAdmin = ({ role, status }: Pick<LockedPerson, 'role' | 'status'>): boolean =>
  role === ADMIN && status === userStatus.active

/** A person under their lock, and who else administers. */
export interface LockedPeople {
  readonly person: LockedPerson
  readonly otherAdmins: number
}

/**
 * Locks a person together with all active administrators, in the order of their ids: of two who switch each other off, the
 * second finds their own session ended, and the last administrator stays.
 */
export const lockPerson = async (id: number, ctx: Context): Promise<LockedPeople> => {
  const { rows } = await sql<LockedPerson>`
    select id, nome, last_name, role, status, tipo, sector_id, contract_type, valor_hora_centavos, created_at, version
    from users
    where deleted_at is null and (id = ${id} or id = ${ctx.user.id} or (role = ${ADMIN} and status = ${userStatus.active}))
    order by id for no key update`.execute(ctx.db)
  const session = await ctx.db
    .selectFrom('sessions')
    .select('id')
    .where('id', '=', ctx.user.session_id)
    .where('ended_at', 'is', null)
    .executeTakeFirst()
  if (!session) return refuse('common.unauthorized', { status: 401 })
  const person = rows.find((it) => it.id === id) ?? notFound()
  return { person, otherAdmins: rows.filter((it) => it.id !== id && isActiveAdmin(it)).length }
}

/** Refuses what would leave nobody who administers. */
export const keepAdmin = (
  { person, otherAdmins }: LockedPeople,
  to: Partial<Pick<LockedPerson, 'role' | 'status'>>,
): void => {
  if (isActiveAdmin(person) && !isActiveAdmin({ ...person, ...to }) && otherAdmins === 0) refuse('looper.lastAdmin')
}

/** Ends all sessions of a person and tells their pages at once. */
export const endAccess = async (user_id: number, ctx: Context): Promise<void> => {
  const ended = await endSessions(ctx.db, { user_id }, ctx.now)
  ctx.after(() => {
    for (const session_id of ended) ctx.services.live.tell(`user:${user_id}`, 'session.ended', { session_id })
  })
}

interface Change {
  readonly before: Readonly<Record<string, unknown>>
  readonly after: Readonly<Record<string, unknown>>
}

/** Keeps what was changed of a person, and has the pages that show them read again. */
export const noteChange = async (id: number, detail: Change, ctx: Context): Promise<void> => {
  await ctx.audit({ event: 'looper.changed', thing: 'looper', thing_id: id, detail: { ...detail } })
  tellThing(looperThing, ctx)
}
