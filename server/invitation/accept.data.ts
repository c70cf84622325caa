import { sql } from 'kysely'
import type { Offer } from '#contract/invitation/accept.ts'
import { splitName } from '#contract/kit/person/name.ts'
import { TERMS_VERSION } from '#contract/terms/terms.ts'
import type { Db } from '#server/db/open.ts'
import { stillInvites } from '#server/invitation/invitation.data.ts'
import { organisationName } from '#server/kit/organisation.ts'
import { hashOfCode } from '#server/kit/session/code.ts'
import { dropUnconfirmed } from '#server/registration/unconfirmed.data.ts'

/** Guesses of invitation codes and Club codes share one count. */
export const invitationCodes = { key: 'invited-address', word: 'accept.locked' } as const

/** Condition on invitations `t` with a valid code. */
const good = (code: string, now: Date) =>
  sql<boolean>`t.hash = ${hashOfCode(code)} and t.state = 'waiting' and t.expires_at > ${now}::timestamptz and ${stillInvites}`
const stillPending = sql<boolean>`(t.user_id is null
  or o.status = 0 and o.deleted_at is null and lower(o.email) = lower(t.email))`

/** Offer of a valid code. An account that was made with it must be unchanged: pending, with the same e-mail. */
export const findOffer = async (db: Db, code: string, now: Date): Promise<Offer | undefined> => {
  const row = await db
    .selectFrom('invitations as t')
    .innerJoin('users as i', 'i.id', 't.invited_by')
    .leftJoin('users as o', 'o.id', 't.user_id')
    .leftJoin('looper_types as y', 'y.id', 't.type_id')
    .leftJoin('ventures as v', 'v.id', 't.venture_id')
    .select(['t.email', 't.nome', 't.role', 't.locale', 't.expires_at', 'y.nome as type', 'v.nome as venture'])
    .select([
      'i.nome as first',
      'i.last_name as last',
      'o.nome as own',
      'o.last_name as own_last',
      'o.role as own_role',
    ])
    .where(good(code, now))
    .where(stillPending)
    .executeTakeFirst()
  if (!row) return undefined
  const { first, last, own, own_last, own_role, nome, ...offer } = row
  return {
    ...offer,
    ...(own === null ? splitName(nome) : { nome: own, last_name: own_last ?? '' }),
    role: own_role ?? offer.role,
    inviter: `${first} ${last}`.trim(),
    organisation: (await organisationName(db)) ?? 'Nucleo',
    terms_version: TERMS_VERSION,
  }
}

interface Accepted {
  readonly code: string
  readonly nome: string
  readonly last_name: string
  readonly password_hash: string
  readonly locale: 'pt' | 'en' | undefined
}

/** Default hourly value of a looper type. */
export const hourOf = async (db: Db, type_id: number | null): Promise<number> => {
  if (type_id === null) return 0
  const type = await db
    .selectFrom('looper_types')
    .select('valor_hora_centavos')
    .where('id', '=', type_id)
    .executeTakeFirst()
  return type?.valor_hora_centavos ?? 0
}

/** Consumes a valid code and activates its account; undefined for an invalid code. */
export const takeOffer = async (db: Db, given: Accepted, now: Date) => {
  const { rows } = await sql<{
    id: number
    email: string
    role: number
    type_id: number | null
    venture_id: number | null
    room: number | null
    locale: 'pt' | 'en'
    user_id: number | null
    invited_by: number
  }>`update invitations t set state = 'accepted', hash = null, ended_at = ${now}, version = version + 1
    where ${good(given.code, now)}
    returning t.id, t.email, t.role, t.type_id, t.venture_id, t.room, t.locale, t.user_id, t.invited_by`.execute(db)
  const [invitation] = rows
  if (!invitation) return undefined
  const account = {
    nome: given.nome,
    last_name: given.last_name,
    password_hash: given.password_hash,
    status: 1,
    mail_verified_at: now,
    locale: given.locale ?? invitation.locale,
  }
  const { id, role, type_id, venture_id, room, email, user_id } = invitation
  if (user_id === null) await dropUnconfirmed(db, email)
  const made =
    user_id === null
      ? await db
          .insertInto('users')
          .values({
            ...account,
            role,
            email,
            tipo: type_id,
            valor_hora_centavos: await hourOf(db, type_id),
            created_at: now,
          })
          .returning('id')
          .executeTakeFirst()
      : await db
          .updateTable('users')
          .set((on) => ({ ...account, version: on('version', '+', 1) }))
          .where('id', '=', user_id)
          .where('status', '=', 0)
          .where('deleted_at', 'is', null)
          .where((on) => on(on.fn('lower', ['email']), '=', email.toLowerCase()))
          .returning('id')
          .executeTakeFirst()
  if (!made) return undefined
  await db.updateTable('invitations').set({ user_id: made.id }).where('id', '=', id).execute()
  // A person invited into a client belongs to that client.
  await sql`with come as (
      update client_accesses set user_id = ${made.id} where invitation_id = ${id} and active returning client_id)
    update users set cliente_id = come.client_id from come where id = ${made.id}`.execute(db)
  if (venture_id !== null)
    await sql`insert into venture_members (venture_id, user_id, room)
      select v.id, ${made.id}, coalesce(${room}::smallint, 1) from ventures v
      where v.id = ${venture_id} and v.deleted_at is null and v.status = 1
      on conflict (venture_id, user_id) do nothing`.execute(db)
  return { invitation_id: id, user_id: made.id, email, invited_by: invitation.invited_by }
}
