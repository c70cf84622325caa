import { sql, type RawBuilder } from 'kysely'
import { dayBounds, todayIn } from '#contract/kit/dates.ts'
import { periodDays, type PeriodName } from '#contract/kit/period.ts'
import type { Context } from '#server/kit/context.ts'

/** What the calls of Loop Center may narrow the loops by. */
interface Asked {
  user_id?: number | undefined
  venture_id?: number | undefined
  period?: PeriodName | undefined
  from?: string | undefined
  to?: string | undefined
  status?: readonly number[] | undefined
  tipo?: readonly number[] | undefined
  q?: string | undefined
}

export interface Filter extends Omit<Asked, 'period'> {
  /** Null for whoever sees everybody's loops. */
  only_user: number | null
  zone: string
}

/** The filter of a call within what the person may see, its period as days of this moment. */
export const filterFor = (ctx: Context, { period, ...asked }: Asked): Filter => {
  const { id, zone } = ctx.user
  const days = period === undefined ? {} : periodDays(period, todayIn(ctx.now, zone), zone)
  return { ...asked, ...days, only_user: ctx.may('loop.seeAll') ? null : id, zone }
}

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The filter as SQL over `loops l`, joined to nothing, so that totals read as little as they can. */
export const loopWhere = (it: Filter): RawBuilder<unknown> => {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (it.only_user !== null) parts.push(sql`l.user_id = ${it.only_user}`)
  if (it.user_id !== undefined) parts.push(sql`l.user_id = ${it.user_id}`)
  if (it.venture_id !== undefined) parts.push(sql`l.venture_id = ${it.venture_id}`)
  if (it.from) parts.push(sql`l.data_inicio >= ${dayBounds(it.from, it.zone).from}`)
  if (it.to) parts.push(sql`l.data_inicio < ${dayBounds(it.to, it.zone).to}`)
  if (it.status) parts.push(sql`l.status in (${sql.join(it.status.map((value) => sql`${value}`))})`)
  if (it.tipo) parts.push(sql`l.tipo in (${sql.join(it.tipo.map((value) => sql`${value}`))})`)
  if (it.q)
    // An array, so that both halves can be looked up in an index of the loops.
    parts.push(sql`(l.descricao ilike ${likeText(it.q)}
      or l.atomo_id = any(array(select qa.id from atoms qa where qa.nome ilike ${likeText(it.q)})))`)
  return sql.join(parts, sql` and `)
}
