import { randomBytes } from 'node:crypto'
import { sql } from 'kysely'
import { z } from 'zod'
import { clubList, type ClubCodeRow } from '#contract/invitation/club.ts'
import type { Db } from '#server/db/open.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sendable } from '#server/kit/jobs/queue.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, person, type ListSource } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { roleMay } from '#server/permission/holders.data.ts'

/** An e-mail that was left with a code and is still to be invited: who left it learns nothing from what that takes. */
export const clubJoin = {
  name: 'invitation.club',
  payload: z.object({ email: z.string(), club_code_id: z.number().int() }),
} satisfies Sendable

/** Letters and digits that are not mistaken for each other. */
const SIGNS = '23456789abcdefghjkmnpqrstuvwxyz'
const LENGTH = 16

/** A code to be handed on, by mouth too; 78 random bits are not guessed at a few tries a minute. */
export const newClubCode = (): string => Array.from(randomBytes(LENGTH), (byte) => SIGNS[byte % SIGNS.length]).join('')

const stateOf = (now: Date) => sql`(case when t.closed_at is not null then 'closed'
  when t.expires_at <= ${now}::timestamptz then 'expired' when t.uses_left = 0 then 'used' else 'open' end)`

export const clubSource = ({ now }: Context): ListSource<ClubCodeRow, keyof typeof clubList.filters> => ({
  table: 'club_codes',
  scope: () => 'everything',
  select: {
    ...own('id', 'nome', 'code', 'uses_left', 'uses_total', 'expires_at', 'created_at'),
    state: stateOf(now),
    maker: person(sql`t.made_by`),
  },
  where: { state: stateOf(now) },
})

export const clubCodeOf = async (id: number, ctx: Context): Promise<ClubCodeRow> =>
  (await rowOf({ list: clubList, source: clubSource(ctx) }, id, ctx)) ?? notFound()

/** A code that is open, of somebody who may still make codes. */
export const findClubCode = async (db: Db, code: string, now: Date): Promise<{ id: number } | undefined> => {
  const { rows } = await sql<{ id: number }>`select t.id from club_codes t
    where t.code = ${code.toLowerCase()} and ${stateOf(now)} = 'open' and exists (
      select 1 from users i where i.id = t.made_by and i.status = 1 and i.deleted_at is null
        and ${roleMay(sql`i.role`, 'invitation.makeCode')})`.execute(db)
  return rows[0]
}

/** Uses a code up by one for an e-mail, once each; false when nothing of it is left. */
export const useClubCode = async (
  db: Db,
  { id, email, now }: { id: number; email: string; now: Date },
): Promise<'used' | 'again' | 'none'> => {
  const first = await db
    .insertInto('club_uses')
    .values({ club_code_id: id, email: email.toLowerCase(), used_at: now })
    .onConflict((on) => on.doNothing())
    .returning('email')
    .executeTakeFirst()
  if (!first) return 'again'
  const { numUpdatedRows } = await db
    .updateTable('club_codes')
    .set((on) => ({ uses_left: on('uses_left', '-', 1) }))
    .where('id', '=', id)
    .where('uses_left', '>', 0)
    .executeTakeFirst()
  return numUpdatedRows > 0n ? 'used' : 'none'
}
