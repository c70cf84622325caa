import { sql } from 'kysely'
import { remembered } from '#contract/kit/remembered.ts'
import { orderBy, pageIn } from '#server/kit/list/order.ts'
import { fullName, type Order, type Slice, type SliceAsked, type Sql } from '#server/kit/list/source.ts'

/** Orders by a name: the table of the names, and the column of the loops that refers to it. */
const named: Readonly<Partial<Record<string, { table: string; name: Sql; key: string }>>> = {
  responsavel: { table: 'users', name: sql`plain(${fullName('b')})`, key: 't.user_id' },
  atomo: { table: 'atoms', name: sql`b.plain_nome`, key: 't.atomo_id' },
  project: { table: 'ventures', name: sql`plain(b.nome)`, key: 't.venture_id' },
}

const columns: Readonly<Partial<Record<string, string>>> = { inicio: 't.data_inicio', total: 't.segundos' }

/**
 * Sorted by a name: those who bear one are few, so they are walked in its order, each with no more of their loops than
 * the page can need, until it is full.
 */
const byName = (
  { where, descending, page }: SliceAsked,
  { table, name, key }: { table: string; name: Sql; key: string },
): Slice => {
  const order: Order = {
    by: [sql`t.sorted_name`, sql`t.sorted_id`, sql`t.data_inicio`],
    descending,
    empty: 'none',
  }
  const bearers = sql`select b.id as sorted_id, ${name} as sorted_name from ${sql.table(table)} b`
  const own = sql`${sql.ref(key)} = n.sorted_id`
  if (!page) return { rows: sql`select t.*, n.* from loops t join (${bearers}) n on ${own} where ${where}`, order }
  const way = sql.raw(descending ? 'desc' : 'asc')
  const loops = sql`select t.* from loops t where ${own} and ${where}
    order by t.data_inicio ${way}, t.id ${way} ${pageIn({ limit: page.offset + page.limit, offset: 0 })}`
  const rows = sql`select t.*, n.* from (${bearers} order by 2 ${way}, 1 ${way} offset 0) n cross join lateral (${loops}) t
    order by n.sorted_name ${way}, n.sorted_id ${way}, t.data_inicio ${way}, t.id ${way}
    ${pageIn(page)}`
  return { rows, order }
}

/** The order by a column of the loops. */
const ownOrder = remembered((column: string, way: 'up' | 'down'): Order => ({
  by: [sql.ref(columns[column] ?? `t.${column}`)],
  descending: way === 'down',
  empty: column === 'inicio' ? 'none' : 'least',
}))

/** Rows in an order: each order has an index of its own, in which a loop without the value comes first. */
export const loopSlice = (asked: SliceAsked): Slice => {
  const { where, column, descending, page, few } = asked
  const by = named[column]
  if (by) return byName(asked, by)
  const order = ownOrder(column, descending ? 'down' : 'up')
  const all = sql`select t.* from loops t where ${where}`
  if (!page) return { rows: all, order }
  // A few matches are found by the search and then sorted; of many, the first turn up soon in the index of the order.
  const rows = few ? sql`select t.* from (${all} offset 0) t` : all
  return { rows: sql`${rows} order by ${orderBy(order)} ${pageIn(page)}`, order }
}
