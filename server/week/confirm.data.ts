import { sql } from 'kysely'
import type { Taken } from '#server/kit/steps/steps.ts'
import { inOpenWeek, isReady } from '#server/week/week.data.ts'

/**
 * Concludes the loops of an open week that are stopped and have all that a conclusion needs, at the decimal hours and the
 * hourly value of this moment; each is audited.
 */
export const confirmReady = async ({ row, ctx }: Pick<Taken<'weeks'>, 'row' | 'ctx'>): Promise<void> => {
  await sql`
    with ready as (
      select l.id from loops l, weeks t where t.id = ${row.id} and ${inOpenWeek} and ${isReady} for update of l
    ), done as (
      update loops l set status = 3, concluded_from = 2, concluded_at = ${ctx.now}::timestamptz, version = l.version + 1,
        valor_hora_centavos = coalesce(l.valor_hora_centavos, u.valor_hora_centavos),
        horas_decimos = l.segundos / 3600 * 10 + (l.segundos % 3600 / 60 + 3) / 6
      from ready, users u where l.id = ready.id and u.id = l.user_id returning l.id
    )
    insert into audit (at, actor_id, event, thing, thing_id, detail, request_id, ip)
    select ${ctx.now}::timestamptz, ${ctx.user.id}::int, 'loop.concluded', 'loop', done.id::text, '{}'::jsonb,
      ${ctx.request.id}::text, ${ctx.request.ip}::text
    from done`.execute(ctx.db)
}
