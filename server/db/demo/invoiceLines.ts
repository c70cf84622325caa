import { sql } from 'kysely'
import { entregaStatus } from '#contract/entrega/entrega.steps.ts'
import {
  linesOf,
  type ChargedEntrega,
  type ChargedLoop,
  type InvoiceLine,
  type OtherLine,
} from '#contract/invoice/invoice.rules.ts'
import { deliveryType } from '#contract/venture/venture.rules.ts'
import type { Db } from '#server/db/open.ts'

/** What the invoices of the demonstration charge, month by month. */

export const MONTHS = 12
/** Centavos an hour, in the order of the clients. */
const RATES = [15_000, 18_000, 16_500, 21_000, 17_500]

/** What clients are invoiced for an hour, in ventures whose hours are charged. */
export const setRates = async (db: Db): Promise<void> => {
  await sql`update ventures v set valor_hora_centavos = (${RATES}::int[])[1 + (v.cliente_id - 1) % ${RATES.length}]
    where v.cliente_id is not null and v.faturavel and v.delivery_type = ${deliveryType.of.live}`.execute(db)
}

/** First days of the last months up to this one, each a year and a month. */
export const months = (today: string): string[] => {
  const [year = 0, month = 1] = today.split('-').map(Number)
  return Array.from({ length: MONTHS + 1 }, (_, at) => {
    const first = new Date(Date.UTC(year, month - 1 - MONTHS + at, 1))
    return first.toISOString().slice(0, 10)
  })
}

interface Span {
  readonly client_id: number
  readonly from: string
  /** The first day after it. */
  readonly until: string
}

const loopsIn = async (db: Db, { client_id, from, until }: Span): Promise<ChargedLoop[]> => {
  const { rows } = await sql<ChargedLoop>`
    select l.id, json_build_object('id', v.id, 'nome', v.nome) as venture, json_build_object('id', a.id, 'nome', a.nome) as atomo,
      l.segundos, v.valor_hora_centavos
    from loops l join ventures v on v.id = l.venture_id join atoms a on a.id = l.atomo_id
    where v.cliente_id = ${client_id} and v.faturavel and v.valor_hora_centavos is not null and l.status in (6, 7)
      and l.segundos <= 86400 and (l.data_inicio at time zone 'America/Sao_Paulo')::date >= ${from}::date
      and (l.data_inicio at time zone 'America/Sao_Paulo')::date < ${until}::date
    order by v.id, a.nome, a.id, l.data_inicio, l.id`.execute(db)
  return rows
}

/** Deliverables of closed scopes that are paid: hours of the others are what is charged. */
const entregasIn = async (db: Db, { client_id, from, until }: Span): Promise<ChargedEntrega[]> => {
  const { rows } = await sql<ChargedEntrega>`
    select e.id, e.nome, json_build_object('id', v.id, 'nome', v.nome) as venture, e.valor_centavos
    from entregas e join ventures v on v.id = e.venture_id
    where v.cliente_id = ${client_id} and v.valor_hora_centavos is null and e.status = ${entregaStatus.of.paid}
      and e.valor_centavos > 0 and e.deleted_at is null and e.delivered_on >= ${from}::date and e.delivered_on < ${until}::date
    order by e.delivered_on, e.id`.execute(db)
  return rows
}

/** What a client of a closed scope pays for each month that is worked on it, beside its deliverables. */
const supportIn = async (db: Db, { client_id, from, until }: Span): Promise<OtherLine[]> => {
  const { rows } = await sql<OtherLine['venture']>`
    select v.id, v.nome from ventures v where v.cliente_id = ${client_id} and v.valor_hora_centavos is null
      and exists (select from loops l where l.venture_id = v.id
        and (l.data_inicio at time zone 'America/Sao_Paulo')::date >= ${from}::date
        and (l.data_inicio at time zone 'America/Sao_Paulo')::date < ${until}::date)
    order by v.id limit 1`.execute(db)
  return rows.map((venture) => ({ venture, descricao: 'Hospedagem e suporte do mês', centavos: 148_000 }))
}

/** Lines of a client's month. */
export const linesIn = async (db: Db, span: Span): Promise<InvoiceLine[]> =>
  linesOf({ entregas: await entregasIn(db, span), loops: await loopsIn(db, span), others: await supportIn(db, span) })
