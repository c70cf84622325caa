import { sql } from 'kysely'
import type { Me } from '#contract/auth/auth.ts'
import { addDays, todayIn } from '#contract/kit/dates.ts'
import { writeClock } from '#contract/kit/hours.ts'
import type { Db } from '#server/db/open.ts'
import { photoOf } from '#server/kit/files/photo.ts'
import type { SessionUser } from '#server/kit/session/session.ts'
import { secondsByDay } from '#server/loop/loop.data.ts'
import { answerInForce } from '#server/terms/terms.data.ts'
import { venturesOf } from '#server/venture/venture.data.ts'

const DAYS = 7

/** Hours of the last seven days in the person's zone, oldest first. */
const lastDays = async (db: Db, user: SessionUser, now: Date): Promise<string[]> => {
  const today = todayIn(now, user.zone)
  const days = Array.from({ length: DAYS }, (_, index) => addDays(today, index - DAYS + 1))
  const parts = await secondsByDay(db, user, days)
  return days.map((day) => writeClock(parts.reduce((sum, it) => sum + (it.day === day ? it.segundos : 0), 0)))
}

/** The signed-in person under the specification's names. */
export const describeMe = async (db: Db, user: SessionUser, now: Date): Promise<Omit<Me, 'permissions'>> => {
  const { factors, ...row } = await db
    .selectFrom('users')
    .select(['id', 'nome', 'last_name', 'email', 'mail_verified_at', 'two_factor'])
    .select(['status', 'tipo', 'locale', 'zone'])
    .select(
      sql<
        ('app' | 'passkey')[]
      >`array_remove(array[case when two_factor_secret is not null then 'app' end, case when exists
        (select 1 from passkeys p where p.user_id = users.id and p.suspect_at is null) then 'passkey' end], null)`.as(
        'factors',
      ),
    )
    .select(photoOf('users').as('foto'))
    .select(answerInForce.as('use_terms'))
    .select(venturesOf(sql`users.id`).as('qtdProjetos'))
    .where('id', '=', user.id)
    .executeTakeFirstOrThrow()
  const { viewing } = user
  return {
    ...row,
    // A viewer of another person keeps their own language, and is not asked for terms that only that person can accept.
    ...(viewing && { locale: user.locale, use_terms: true }),
    role: user.role,
    viewing_as: user.viewing_as ?? null,
    viewing: viewing ?? null,
    l_name: row.last_name,
    c_name: `${row.nome} ${row.last_name}`.trim(),
    loops_user: user.verified ? await lastDays(db, user, now) : [],
    verified: user.verified,
    factors: viewing ? [] : factors,
    factor_required: user.factor_missing === true,
  }
}
