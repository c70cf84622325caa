import { sql } from 'kysely'
import { clock, decimalHours } from '#contract/kit/hours.ts'
import { toDecimal } from '#contract/kit/money.ts'
import { filterColumns } from '#contract/loop/loop.filter.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { handle } from '#server/kit/handle.ts'
import { notFound } from '#server/kit/refuse.ts'
import { loopPage, loopRowById, loopTotals } from '#server/loop/center.data.ts'
import { filterFor } from '#server/loop/filter.data.ts'
import { hiddenFrom, refuseHidden, withoutHidden } from '#server/loop/hidden.data.ts'

/** Of `users u`; null where nobody stands there. */
const fullName = sql<string>`trim(u.nome || ' ' || u.last_name)`

/** So many rows are sorted sooner than an index is walked to find them. */
const FEW = 5000

interface Person {
  id: number
  nome: string
}

export const centerApi = [
  handle(loopCalls.list, async (ctx, input) => {
    refuseHidden(ctx, input)
    const filter = filterFor(ctx, input)
    const hidden = hiddenFrom(ctx)
    const wanted = { ...input, sort: input.sort ?? ('-inicio' as const), now: ctx.now, hidden }
    const sums = loopTotals(ctx.db, filter, !hidden.includes('valor'))
    // How many a search finds tells how to look for the first of them.
    const few = filter.q ? (await sums).total <= FEW : false
    const [data, totals] = await Promise.all([loopPage(ctx.db, filter, { ...wanted, few }), sums])
    return {
      data,
      total: totals.total,
      page: input.page,
      per_page: input.per_page,
      totals: {
        segundos: totals.segundos,
        total: clock(totals.segundos),
        decimal: totals.decimos / 10,
        ...(totals.centavos === null ? {} : { valor: toDecimal(totals.centavos) }),
      },
    }
  }),

  handle(loopCalls.options, async (ctx) => {
    const all = ctx.may('loop.seeAll')
    const people = await sql<Person>`
      select u.id, trim(u.nome || ' ' || u.last_name) as nome from users u
      where ${!hiddenFrom(ctx).includes(filterColumns.user_id)} and exists (select 1 from loops l where l.user_id = u.id)
        ${all ? sql`` : sql`and u.id = ${ctx.user.id}`}
      order by 2`.execute(ctx.db)
    const ventures = await sql<Person & { code: string }>`
      select v.id, v.nome, v.code from ventures v where exists (
        select 1 from loops l where l.venture_id = v.id ${all ? sql`` : sql`and l.user_id = ${ctx.user.id}`})
      order by v.nome`.execute(ctx.db)
    return { people: people.rows, ventures: ventures.rows }
  }),

  handle(loopCalls.show, async (ctx, { id }) => {
    const row = (await loopRowById(ctx.db, id, ctx.now)) ?? notFound()
    // Somebody else's loop does not exist for whoever sees only their own.
    if (!ctx.may('loop.seeAll') && row.responsavel?.id !== ctx.user.id) return notFound()
    const facts = await ctx.db
      .selectFrom('loops')
      .select(['data_fim', 'stop_note', 'concluded_from', 'concluded_at', 'valor_hora_centavos'])
      .where('id', '=', id)
      .executeTakeFirst()
    // Discarded between the two.
    if (!facts) return notFound()
    const adjustments = await ctx.db
      .selectFrom('loop_adjustments as j')
      .innerJoin('users as u', 'u.id', 'j.author_id')
      .select(['j.id', fullName.as('author'), 'j.data_fim', 'j.ajustes', 'j.reason', 'j.created_at'])
      .where('j.loop_id', '=', id)
      .orderBy('j.id')
      .execute()
    const history = await ctx.db
      .selectFrom('audit as h')
      .leftJoin('users as u', 'u.id', 'h.actor_id')
      .select(['h.id', 'h.at', 'h.event', fullName.as('actor')])
      .where('h.thing', '=', 'loop')
      .where('h.thing_id', '=', String(id))
      // What hangs on it is shown where it hangs.
      .where('h.event', 'like', 'loop.%')
      .orderBy('h.id')
      .execute()
    const hourly = facts.valor_hora_centavos
    const hidden = hiddenFrom(ctx)
    return {
      data: {
        ...withoutHidden(row, hidden),
        data_fim: facts.data_fim,
        stop_note: facts.stop_note,
        concluded_from: facts.concluded_at === null ? null : facts.concluded_from,
        concluded_at: facts.concluded_at,
        decimal: row.fim === null ? null : decimalHours(row.segundos),
        // What an hour is worth would tell the value.
        ...(hidden.includes('valor') ? {} : { valor_hora: hourly === null ? null : toDecimal(hourly) }),
        adjustments,
        history,
      },
    }
  }),
]
