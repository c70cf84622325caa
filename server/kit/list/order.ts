import { sql } from 'kysely'
import { rememberedOf } from '#contract/kit/remembered.ts'
import { all, type Order, type Sql } from '#server/kit/list/source.ts'

const ways = (descending: boolean) => sql.raw(descending ? 'desc' : 'asc')

const orderText = ({ by, descending, empty }: Order, reversed: boolean): Sql => {
  const way = ways(descending !== reversed)
  // Rows without a value come first where the order begins with the least, or runs backwards from the last.
  const first = empty === 'least' ? descending === reversed : reversed
  const nulls = empty === 'none' ? sql`` : sql.raw(first ? ' nulls first' : ' nulls last')
  const [value, ...rest] = by
  return sql.join([sql`${value ?? sql`t.id`} ${way}${nulls}`, ...[...rest, sql`t.id`].map((it) => sql`${it} ${way}`)])
}

/** A page sorts by its order twice, and some orders serve all calls. */
const forwards = rememberedOf((order: Order) => orderText(order, false))

/** `order by` of rows `t`, ending in the key so that no two are alike. */
export const orderBy = (order: Order, { reversed = false } = {}): Sql =>
  reversed ? orderText(order, true) : forwards(order)

/**
 * Where a page stands in an order. Its size stands in the text: a plan that is made without knowing that only ten rows
 * are wanted costs so much that PostgreSQL would make another one each time.
 */
export const pageIn = ({ limit, offset }: { limit: number; offset: number }): Sql =>
  offset === 0 ? sql`limit ${sql.lit(limit)}` : sql`limit ${sql.lit(limit)} offset ${offset}`

/** The values of a row that its place in an order follows from, to be kept as `here`. */
export const placeOf = ({ by }: Order): Sql =>
  sql.join([...by.map((it, index) => sql`${it} as ${sql.ref(`k${index}`)}`), sql`t.id`])

const here = (name: string): Sql => sql`(select ${sql.ref(name)} from here)`

/** The rows beyond `here`, in the order or, reversed, against it. */
export const beyond = ({ by, descending, empty }: Order, { reversed = false } = {}): Sql => {
  const falls = descending !== reversed
  const than = sql.raw(falls ? '<' : '>')
  const keys = [...by, sql`t.id`]
  const place = [...by.map((_, index) => here(`k${index}`)), here('id')]
  const rest = sql`(${sql.join(keys)}) ${than} (${sql.join(place)})`
  if (empty === 'none') return rest
  const [first, ...others] = keys
  const [value, ...placed] = place
  const tie = sql`(${sql.join(others)}) ${than} (${sql.join(placed)})`
  const emptyAhead = empty === 'least' ? falls : !reversed
  return sql`case when ${value} is null
    then ${all(emptyAhead ? [sql`${first} is null`, tie] : [sql`(${first} is not null or ${tie})`])}
    else ${rest} ${emptyAhead ? sql`or ${first} is null` : sql``} end`
}
