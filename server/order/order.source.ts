import { sql } from 'kysely'
import { orderSteps } from '#contract/order/order.steps.ts'
import type { orderList, OrderRow } from '#contract/order/order.ts'
import type { LookupSource } from '#server/kit/list/lookup.ts'
import { fullName, own, person, type ListSource, type Sql } from '#server/kit/list/source.ts'
import { paperStateOf } from '#server/paper/paper.data.ts'

const name = sql`(select ${fullName('p')} from users p where p.id = t.user_id)`

const inReais = (column: string): Sql => sql`(${sql.ref(`t.${column}`)} / 100.0)::float8`

export const orderSource: ListSource<OrderRow, keyof typeof orderList.filters> = {
  table: 'orders',
  scope: (reader) => (reader.may('order.seeAll') ? 'everything' : sql`t.user_id = ${reader.user.id}`),
  select: {
    ...own('id', 'user_id', 'starts_on', 'ends_on', 'due_on', 'status', 'loops', 'segundos', 'reason'),
    ...own('paid_at', 'ended_at', 'created_at', 'deleted_at', 'version'),
    numero: sql`t.number`,
    nome: { value: name, order: name, search: name },
    decimal: { value: sql`(t.decimos / 10.0)::float8`, order: sql`t.decimos` },
    valor: { value: inReais('loops_centavos'), order: sql`t.loops_centavos` },
    itens: { value: inReais('items_centavos'), order: sql`t.items_centavos` },
    total: { value: inReais('total_centavos'), order: sql`t.total_centavos` },
    paper: paperStateOf,
    created_by: person(sql`t.created_by_id`),
    paid_by: person(sql`t.paid_by_id`),
    ended_by: person(sql`t.ended_by_id`),
  },
  where: {
    ...own('status', 'user_id'),
    paper: paperStateOf,
    period: sql`t.ends_on`,
    due: sql`t.due_on`,
    paid: sql`t.paid_at`,
  },
  steps: { steps: orderSteps },
}

/** People who may be paid by an order, or were; one's own for whoever sees no others. */
export const orderedPeople: LookupSource = {
  table: 'users',
  scope: (reader) =>
    reader.may('order.seeAll')
      ? sql`(exists (select 1 from loops l where l.user_id = t.id) or exists (select 1 from order_items i where i.user_id = t.id))`
      : sql`t.id = ${reader.user.id}`,
  label: fullName('t'),
  plain: sql`t.plain_nome`,
  // A person who has left is still paid.
  gone: sql`false`,
}
