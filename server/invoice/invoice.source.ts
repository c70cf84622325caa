import { sql } from 'kysely'
import { ROLE } from '#contract/access/role.ts'
import { invoiceSteps } from '#contract/invoice/invoice.steps.ts'
import type { invoiceList, InvoiceRow } from '#contract/invoice/invoice.ts'
import { livingRecords, type LookupSource } from '#server/kit/list/lookup.ts'
import { own, person, type ListSource, type Reader, type Sql } from '#server/kit/list/source.ts'

/** A client's people see what their company owes while their access to it is on. */
const ofOwnCompany = ({ user }: Reader): Sql => sql`t.client_id in (
  select a.client_id from client_accesses a join users u on u.id = a.user_id and u.cliente_id = a.client_id
  join clients c on c.id = a.client_id and c.deleted_at is null
  where a.user_id = ${user.id} and a.active)`

/** A client never sees other companies' invoices, whatever else their role may. */
const scope = (reader: Reader): Sql | 'everything' =>
  reader.may('invoice.seeAll') && reader.user.role !== ROLE.client ? 'everything' : ofOwnCompany(reader)

const client = sql`(select c.nome from clients c where c.id = t.client_id)`
const today = sql`(now() at time zone 'America/Sao_Paulo')::date`

/** A pending invoice `t` after the day on which it is due. */
const isLate = sql`(t.status = 1 and t.due_on < ${today})`

export const invoiceSource: ListSource<InvoiceRow, keyof typeof invoiceList.filters> = {
  table: 'invoices',
  scope,
  select: {
    ...own('id', 'client_id', 'issued_on', 'due_on', 'status', 'total_centavos', 'descricao', 'paid_on', 'paid_at'),
    ...own('ended_at', 'reason', 'created_at', 'deleted_at', 'version'),
    numero: sql`t.number`,
    nome: { value: client, order: client, search: client },
    late: isLate,
    created_by: person(sql`t.created_by_id`),
    paid_by: person(sql`t.paid_by_id`),
    ended_by: person(sql`t.ended_by_id`),
  },
  where: {
    ...own('status', 'client_id'),
    late: isLate,
    period: sql`t.issued_on`,
    due: sql`t.due_on`,
    paid: sql`t.paid_on`,
  },
  steps: { steps: invoiceSteps },
}

/** Clients that may be invoiced, or were. */
export const invoicedClients: LookupSource = {
  ...livingRecords('clients'),
  hint: sql`nullif(t.razao_social, '')`,
}
