import { todayIn } from '#contract/kit/dates.ts'
import { detailFields, keptDetails, type KeptDetails } from '#contract/person/details.ts'
import { frameOf } from '#server/auth/attempt.data.ts'
import type { Db } from '#server/db/open.ts'
import { writeAudit } from '#server/kit/audit.ts'
import type { Context } from '#server/kit/context.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'

export type Details = KeptDetails & { version: number }

const nothing: Details = {
  ...keptDetails.parse(
    Object.fromEntries(detailFields.map((name) => [name, keptDetails.shape[name].safeParse(null).success ? null : ''])),
  ),
  version: 0,
}

/** Stored details of a person; all null with version 0 where there are none. */
export const detailsOf = async (db: Db, user_id: number): Promise<Details> => {
  const row = await db
    .selectFrom('person_details')
    .select([...detailFields, 'version'])
    .where('user_id', '=', user_id)
    .executeTakeFirst()
  return row ? { ...nothing, ...row } : nothing
}

/** Refuses a birthday after `today`, which is a day in the writer's zone. */
export const checkBirthday = (birthday: string, today: string): void => {
  if (birthday > today) refuse('person.birthdayRule', { status: 422, fields: { birthday: 'person.birthdayRule' } })
}

type Change = Partial<KeptDetails> & { version: number }

/** Writes the given fields that differ; a stale version is refused with the present details. */
export const changeDetails = async (user_id: number, { version, ...given }: Change, ctx: Context): Promise<Details> => {
  const person = await ctx.db
    .selectFrom('users')
    .select('id')
    .where('id', '=', user_id)
    .where('deleted_at', 'is', null)
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!person) return notFound()
  if (given.birthday) checkBirthday(given.birthday, todayIn(ctx.now, ctx.user.zone))
  const before = await detailsOf(ctx.db, user_id)
  // Both answers contain the details, and reading another person's is audited.
  const read = { event: 'looper.detailsRead', thing: 'looper', thing_id: user_id }
  const isOther = user_id !== ctx.user.id
  if (before.version !== version) {
    if (isOther) ctx.onRefusal((db) => writeAudit(db, read, frameOf(ctx)))
    return stale(before)
  }
  const changed = detailFields.filter((name) => given[name] !== undefined && given[name] !== before[name])
  if (changed.length === 0) {
    if (isOther) await ctx.audit(read)
    return before
  }
  const change = { ...Object.fromEntries(changed.map((name) => [name, given[name]])), version: version + 1 }
  await ctx.db
    .insertInto('person_details')
    .values({ user_id, ...change })
    .onConflict((on) => on.column('user_id').doUpdateSet(change))
    .execute()
  // Names of the changed fields without values: more people read the audit than the documents.
  await ctx.audit({ event: 'looper.detailsChanged', thing: 'looper', thing_id: user_id, detail: { fields: changed } })
  return detailsOf(ctx.db, user_id)
}
