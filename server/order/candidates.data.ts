import { sql } from 'kysely'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { ORDER_LOOPS_MAX } from '#contract/order/order.codes.ts'
import type { OrderFate } from '#contract/order/order.codes.ts'
import type { Db } from '#server/db/open.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { isConcluded, isReturned, isRunning, isShort, isToCorrect, isWaiting } from '#server/week/week.data.ts'

/** A loop that an order may take, or leaves out. */
export interface Candidate {
  readonly id: number
  readonly week_id: number | null
  readonly atomo: RecordRef
  readonly venture: RecordRef
  readonly inicio: string
  readonly fim: string | null
  readonly segundos: number
  readonly descricao: string
  readonly valor_hora_centavos: number
  readonly fate: OrderFate
  readonly why: string | null
  readonly order: { readonly id: number; readonly numero: number } | null
}

/** Hourly value of a loop `l` of a person `u`: that of its conclusion, or the present one where it had none. */
const hourly = sql`coalesce(nullif(l.valor_hora_centavos, 0), u.valor_hora_centavos, 0)`

const fate = (name: OrderFate) => sql.lit(name)

/** Loops `l` that began on days of the business, both included. */
export const inPeriod = ({ from, to }: { readonly from: string; readonly to: string }): Sql =>
  sql`l.data_inicio >= (${from}::date)::timestamp at time zone 'America/Sao_Paulo'
    and l.data_inicio < (${to}::date + 1)::timestamp at time zone 'America/Sao_Paulo'`

/** Loops `l` that an order may take. */
const orderable = sql`l.left_out_at is null and ${isConcluded} and ${hourly} > 0`

interface Asked {
  readonly user_id: number
  /** Which loops `l` of the person. */
  readonly which: Sql
}

/** Loops of a person, each with what an order does with it; one more than an order takes where there are too many. */
export const candidatesOf = async (db: Db, { user_id, which }: Asked): Promise<Candidate[]> => {
  const { rows } = await sql<Candidate>`
    select l.id, l.week_id, json_build_object('id', a.id, 'nome', a.nome, 'deleted_at', a.deleted_at) as atomo,
      json_build_object('id', v.id, 'nome', v.nome, 'deleted_at', v.deleted_at) as venture,
      l.data_inicio as inicio, l.fim, coalesce(l.segundos, 0) as segundos, l.descricao,
      ${hourly} as valor_hora_centavos, coalesce(l.left_out_reason, l.return_reason) as why,
      (select json_build_object('id', o.id, 'numero', o.number) from order_loops ol join orders o on o.id = ol.order_id
        where ol.loop_id = l.id and ol.released_at is null) as order,
      case when l.status > 5 then ${fate('ordered')}
        when l.left_out_at is not null then ${fate('leftOut')}
        when ${isReturned} then ${fate('returned')}
        when ${isRunning} then ${fate('running')}
        when ${isWaiting} then ${fate('waiting')}
        when l.status = 3 and not ${isShort} then ${fate('tooLong')}
        when ${isToCorrect} then ${fate('toCorrect')}
        when ${hourly} = 0 then ${fate('unpriced')}
        else ${fate('ready')} end as fate
    from loops l join users u on u.id = l.user_id join atoms a on a.id = l.atomo_id join ventures v on v.id = l.venture_id
    where l.user_id = ${user_id} and ${which}
    order by l.data_inicio, l.id limit ${ORDER_LOOPS_MAX + 1}`.execute(db)
  return rows
}

/** Locks the loops that an order may take, and then their weeks, as a correction of a loop does; answers their ids. */
export const lockOrderable = async (db: Db, { user_id, which }: Asked): Promise<number[]> => {
  const { rows } = await sql<{ id: number; week_id: number | null }>`
    select l.id, l.week_id from loops l join users u on u.id = l.user_id
    where l.user_id = ${user_id} and ${which} and ${orderable}
    order by l.id limit ${ORDER_LOOPS_MAX + 1} for update of l`.execute(db)
  const weeks = [...new Set(rows.flatMap((it) => it.week_id ?? []))]
  await sql`select 1 from weeks where id = any(${weeks}::int[]) order by id for update`.execute(db)
  return rows.map((it) => it.id)
}
