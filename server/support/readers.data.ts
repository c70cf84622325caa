import type { Locale } from '#contract/kit/words.ts'
import type { Context } from '#server/kit/context.ts'
import { organisationLocale } from '#server/kit/organisation.ts'

/** Somebody who answers messages. */
export interface Reader {
  id: number
  to: string
  locale: Locale
}

/** Everybody active whose role may answer at this moment: the administrators, unless the permissions were edited. */
export const readersOf = async (ctx: Context): Promise<Reader[]> => {
  const roles = [...(ctx.grants.get('support.answer') ?? [])]
  if (roles.length === 0) return []
  const rows = await ctx.db
    .selectFrom('users')
    .select(['id', 'email', 'locale'])
    .where('role', 'in', roles)
    .where('status', '=', 1)
    .where('deleted_at', 'is', null)
    .orderBy('id')
    .execute()
  const locale = await organisationLocale(ctx.db)
  return rows.map((row) => ({ id: row.id, to: row.email, locale: row.locale ?? locale }))
}
