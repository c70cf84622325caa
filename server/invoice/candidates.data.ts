import { sql } from 'kysely'
import { entregaStatus } from '#contract/entrega/entrega.steps.ts'
import { INVOICE_ENTREGAS_MAX, INVOICE_LOOPS_MAX, type InvoiceFate } from '#contract/invoice/invoice.codes.ts'
import { linesOf } from '#contract/invoice/invoice.rules.ts'
import type { EntregaCandidate, LoopCandidate } from '#contract/invoice/invoice.schemas.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import { priceOf } from '#contract/order/order.rules.ts'
import type { Db } from '#server/db/open.ts'
import { inPeriod } from '#server/order/candidates.data.ts'

export interface Asked {
  readonly client_id: number
  readonly from: string
  readonly to: string
}

const { paid, finished } = entregaStatus.of
const fate = (name: InvoiceFate) => sql.lit(name)

/** The invoice that holds what `condition` says of its line or loop `x`. */
const heldBy = (table: string, condition: ReturnType<typeof sql>) => sql`(
  select json_build_object('id', i.id, 'numero', i.number) from ${sql.table(table)} x join invoices i on i.id = x.invoice_id
  where ${condition} and x.released_at is null limit 1)`

const entregaInvoice = heldBy('invoice_lines', sql`x.entrega_id = e.id`)
const loopInvoice = heldBy('invoice_loops', sql`x.loop_id = l.id`)

/** Ventures `v` whose work a client is invoiced for. */
const ofClient = (client_id: number) => sql`v.cliente_id = ${client_id} and not v.template`

/** Day by which a deliverable `e` belongs to a period: that of its delivery, or of its plan. */
const dayOf = sql`coalesce(e.delivered_on, e.planned_on, (e.created_at at time zone 'America/Sao_Paulo')::date)`

const ofPeriod = ({ client_id, from, to }: Asked) => sql`from entregas e join ventures v on v.id = e.venture_id
  where ${ofClient(client_id)} and e.deleted_at is null and ${dayOf} between ${from}::date and ${to}::date`

/** Deliverables of a client's ventures, each with what an invoice does with it. */
export const entregasOf = async (db: Db, asked: Asked): Promise<EntregaCandidate[]> => {
  const { rows } = await sql<EntregaCandidate>`
    select e.id, e.nome, json_build_object('id', v.id, 'nome', v.nome, 'deleted_at', v.deleted_at) as venture, e.status,
      e.delivered_on, e.valor_centavos, ${entregaInvoice} as invoice,
      case when ${entregaInvoice} is not null then ${fate('invoiced')}
        when e.status = ${paid} then ${fate('paid')}
        when e.status <> ${finished} then ${fate('unfinished')}
        when coalesce(e.valor_centavos, 0) = 0 then ${fate('noValue')}
        else ${fate('ready')} end as fate
    ${ofPeriod(asked)} order by v.nome, v.id, ${dayOf}, e.id limit ${INVOICE_ENTREGAS_MAX + 1}`.execute(db)
  return rows
}

const loopsFrom = ({ client_id, from, to }: Asked) => sql`from loops l join ventures v on v.id = l.venture_id
  where ${ofClient(client_id)} and ${inPeriod({ from, to })}`

interface Read extends Omit<LoopCandidate, 'decimal' | 'valor_centavos'> {}

/** Atoms of which nothing is left once each loop is rounded: they make no line. */
const worthless = (loops: readonly Read[]): ReadonlySet<number> => {
  const ready = loops.flatMap((it) =>
    it.fate === 'ready' ? [{ ...it, valor_hora_centavos: it.valor_hora_centavos ?? 0 }] : [],
  )
  const charged = linesOf({ entregas: [], loops: ready, others: [] }).flatMap((line) => line.loops.map((it) => it.id))
  const taken = new Set(charged)
  return new Set(ready.flatMap((it) => (taken.has(it.id) ? [] : [it.id])))
}

/** Loops of a client's ventures, each with what an invoice does with it. */
export const loopsOf = async (db: Db, asked: Asked): Promise<LoopCandidate[]> => {
  const { rows } = await sql<Read>`
    select l.id, json_build_object('id', a.id, 'nome', a.nome, 'deleted_at', a.deleted_at) as atomo,
      json_build_object('id', v.id, 'nome', v.nome, 'deleted_at', v.deleted_at) as venture,
      l.data_inicio as inicio, coalesce(l.segundos, 0) as segundos, v.valor_hora_centavos, ${loopInvoice} as invoice,
      case when ${loopInvoice} is not null then ${fate('invoiced')}
        when not v.faturavel then ${fate('notBillable')}
        when l.status in (1, 2) or l.returned_at is not null then ${fate('waiting')}
        when l.status not in (3, 6, 7) or l.segundos > ${LONGEST_SECONDS} then ${fate('toCorrect')}
        when v.valor_hora_centavos is null then ${fate('noRate')}
        else ${fate('ready')} end as fate
    from (select l.* ${loopsFrom(asked)} limit ${INVOICE_LOOPS_MAX + 1}) l
      join ventures v on v.id = l.venture_id join atoms a on a.id = l.atomo_id
    order by v.nome, v.id, a.nome, a.id, l.data_inicio, l.id`.execute(db)
  const nothing = worthless(rows)
  return rows.map((row) => {
    const isPriced = row.fate === 'ready' || row.fate === 'invoiced'
    const priced = isPriced ? priceOf({ ...row, valor_hora_centavos: row.valor_hora_centavos ?? 0 }) : undefined
    const { decimos = 0, centavos = 0 } = priced ?? {}
    return {
      ...row,
      fate: nothing.has(row.id) ? ('nothing' as const) : row.fate,
      decimal: decimos / 10,
      valor_centavos: centavos,
    }
  })
}

/** A client's ventures, living ones, by name. */
export const venturesOf = async (db: Db, client_id: number): Promise<RecordRef[]> => {
  const { rows } = await sql<RecordRef>`select v.id, v.nome from ventures v
    where ${ofClient(client_id)} and v.deleted_at is null order by v.nome, v.id`.execute(db)
  return rows
}

/**
 * Locks who is invoiced, and what an invoice may take, in the order of their ids: deliverables before loops. Whoever changes
 * one of them, deletes the client, or invoices from elsewhere, then waits; what is read afterwards stays as it is read.
 * Answers whether the client is still there.
 */
export const lockCandidates = async (db: Db, asked: Asked): Promise<boolean> => {
  await sql`select pg_advisory_xact_lock(183, ${asked.client_id}::int)`.execute(db)
  const client =
    await sql`select 1 from clients where id = ${asked.client_id} and deleted_at is null for share`.execute(db)
  await sql`select 1 from entregas where id in (select e.id ${ofPeriod(asked)} and e.status = ${finished})
    order by id for update`.execute(db)
  await sql`select 1 from loops where id in (select l.id ${loopsFrom(asked)} and l.status in (3, 6, 7))
    order by id for no key update`.execute(db)
  return client.rows.length > 0
}
