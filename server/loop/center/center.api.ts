import { sql } from 'kysely'
import { toDecimal } from '#contract/kit/money.ts'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import {
  loopAtoms,
  loopCells,
  loopClients,
  loopGates,
  loopList,
  loopPeople,
  loopVentures,
} from '#contract/loop/loop.list.ts'
import { loopCenterCalls } from '#contract/loop/loopCenter.ts'
import { handle } from '#server/kit/handle.ts'
import { listHandlers } from '#server/kit/list/handlers.ts'
import { lookupHandler } from '#server/kit/list/lookup.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { notFound } from '#server/kit/refuse.ts'
import { loopsOf, loopSource } from '#server/loop/center/center.data.ts'
import { changeIn, markedStart } from '#server/loop/center/change.ts'
import { sumsByDay } from '#server/loop/center/days.data.ts'
import { loopLookups } from '#server/loop/center/lookups.data.ts'
import { closedFor, isClosed } from '#server/loop/closed.data.ts'
import { payOf } from '#server/loop/returned.data.ts'

/** Name of `users u`; null where the join found nobody. */
const fullName = sql<string>`trim(u.nome || ' ' || u.last_name)`

export const centerApi = [
  ...listHandlers(loopList, loopSource, loopLookups),
  lookupHandler(loopPeople, loopLookups.user_id),
  lookupHandler(loopVentures, loopLookups.venture_id),
  lookupHandler(loopClients, loopLookups.client_id),
  lookupHandler(loopGates, loopLookups.gate_id),
  lookupHandler(loopCells, loopLookups.cell_id),
  lookupHandler(loopAtoms, loopLookups.atomo_id),

  handle(loopCenterCalls.days, async (ctx, { days, ...filter }) => ({ data: await sumsByDay(days, filter, ctx) })),

  handle(loopCalls.show, async (ctx, { id }) => {
    // Another person's loop does not exist for those who see only their own.
    const row = (await rowOf(loopsOf(ctx), id, ctx)) ?? notFound()
    const facts = await ctx.db
      .selectFrom('loops')
      .select([
        'data_inicio',
        'version',
        'data_fim',
        'stop_note',
        'concluded_from',
        'concluded_at',
        'valor_hora_centavos',
        'week_id',
      ])
      .where('id', '=', id)
      .executeTakeFirst()
    // The loop was discarded between the two queries.
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
      .select(['h.id', 'h.at', 'h.event', 'h.detail', fullName.as('actor')])
      .where('h.thing', '=', 'loop')
      .where('h.thing_id', '=', String(id))
      // Events of comments, files and the like are shown with those.
      .where('h.event', 'like', 'loop.%')
      .orderBy('h.id')
      .execute()
    const closed = isClosed({ ...facts, status: row.status }, await closedFor(ctx.db, [facts]))
    const hourly = facts.valor_hora_centavos
    return {
      data: {
        ...row,
        data_fim: facts.data_fim,
        stop_note: facts.stop_note,
        inicio_marca: markedStart(history) ?? facts.data_inicio,
        version: facts.version,
        closed,
        ...(await payOf(ctx.db, id)),
        concluded_from: facts.concluded_at === null ? null : facts.concluded_from,
        concluded_at: facts.concluded_at,
        // The hourly value would reveal the loop's value.
        ...(ctx.may('loop.seeValue') ? { valor_hora: hourly === null ? null : toDecimal(hourly) } : {}),
        adjustments,
        history: history.map(({ detail, ...entry }) => ({ ...entry, change: changeIn(detail) })),
      },
    }
  }),
]
