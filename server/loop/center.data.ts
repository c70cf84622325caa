import { sql, type RawBuilder } from 'kysely'
import { clock } from '#contract/kit/hours.ts'
import { amount, toDecimal } from '#contract/kit/money.ts'
import { sortParts, type SortOf } from '#contract/kit/page.ts'
import type { loopSorts } from '#contract/loop/loop.filter.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { faturavel, LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import type { LoopStatus } from '#contract/loop/loop.states.ts'
import type { Db } from '#server/db/open.ts'
import { loopWhere, type Filter } from '#server/loop/filter.data.ts'
import { withoutHidden, type HiddenColumns } from '#server/loop/hidden.data.ts'

type Sort = (typeof loopSorts)[number]

const sortColumns: Readonly<Partial<Record<Sort, string>>> = {
  inicio: 'l.data_inicio',
  fim: 'l.fim',
  total: 'l.segundos',
  status: 'l.status',
  tipo: 'l.tipo',
}

interface RawRow {
  id: number
  atomo_id: number
  atomo_nome: string
  atomo_deleted: string | null
  cell_id: number
  cell_nome: string
  cell_deleted: string | null
  gate_id: number
  gate_nome: string
  gate_deleted: string | null
  project_id: number
  project_nome: string
  project_deleted: string | null
  project_faturavel: boolean
  user_id: number
  responsavel_nome: string
  data_inicio: string
  fim: string | null
  segundos: number
  descricao: string
  tipo: number | null
  status: LoopStatus
  ajustes: string | null
  offline: boolean
  valor_hora_centavos: number | null
  horas_decimos: number | null
}

/** Columns and joins of a row, over `l` as `from` gives it. */
const rowSql = (from: RawBuilder<unknown>, now: Date): RawBuilder<RawRow> => sql<RawRow>`
  select l.id, l.atomo_id, a.nome as atomo_nome, a.deleted_at as atomo_deleted,
    c.id as cell_id, c.nome as cell_nome, c.deleted_at as cell_deleted,
    g.id as gate_id, g.nome as gate_nome, g.deleted_at as gate_deleted,
    v.id as project_id, v.nome as project_nome, v.deleted_at as project_deleted, v.faturavel as project_faturavel,
    l.user_id, trim(u.nome || ' ' || u.last_name) as responsavel_nome,
    l.data_inicio, l.fim, l.descricao, l.tipo, l.status, l.ajustes,
    l.offline_start or l.offline_end as offline,
    l.valor_hora_centavos, l.horas_decimos,
    coalesce(l.segundos, greatest(0, floor(extract(epoch from ${now}::timestamptz - l.data_inicio))))::int as segundos
  from ${from} join atoms a on a.id = l.atomo_id join cells c on c.id = a.cell_id
    join gates g on g.id = c.gate_id join ventures v on v.id = l.venture_id join users u on u.id = l.user_id`

/** What is paid for a concluded loop; null until it is, and while its length is an error. */
const valueOf = ({ segundos, horas_decimos, valor_hora_centavos }: RawRow): number | null =>
  horas_decimos === null || valor_hora_centavos === null || segundos > LONGEST_SECONDS
    ? null
    : toDecimal(amount(horas_decimos, valor_hora_centavos))

const toRow = (it: RawRow): LoopRow => ({
  id: it.id,
  atomo: { id: it.atomo_id, nome: it.atomo_nome, deleted_at: it.atomo_deleted },
  cell: { id: it.cell_id, nome: it.cell_nome, deleted_at: it.cell_deleted },
  gate: { id: it.gate_id, nome: it.gate_nome, deleted_at: it.gate_deleted },
  project: { id: it.project_id, nome: it.project_nome, deleted_at: it.project_deleted },
  inicio: it.data_inicio,
  fim: it.fim,
  responsavel: { id: it.user_id, nome: it.responsavel_nome },
  total: clock(it.segundos),
  segundos: it.segundos,
  descricao: it.descricao,
  tipo: it.tipo,
  status: it.status,
  faturavel: faturavel({
    status: it.status,
    segundos: it.fim === null ? null : it.segundos,
    // An end without a justification is no adjustment yet.
    adjusted: it.ajustes !== null,
    ventureBillable: it.project_faturavel,
  }),
  ajustes: it.ajustes,
  offline: it.offline,
  valor: valueOf(it),
  deleted_at: it.atomo_deleted ?? it.cell_deleted ?? it.gate_deleted ?? it.project_deleted,
})

export interface PageOf {
  page: number
  per_page: number
  sort: SortOf<Sort>
  now: Date
  /** Columns that the rows do not carry. */
  hidden: HiddenColumns
  /** Whether the whole filter is known to find only a few. */
  few?: boolean
}

/** Whose names a sort goes by: their table, the name, and the column of the loops that points there. */
const named: Readonly<Partial<Record<Sort, { table: string; name: string; key: string }>>> = {
  responsavel: { table: 'users', name: "trim(nome || ' ' || last_name)", key: 'user_id' },
  atomo: { table: 'atoms', name: 'nome', key: 'atomo_id' },
  project: { table: 'ventures', name: 'nome', key: 'venture_id' },
}

const wayOf = (sort: SortOf<Sort>): RawBuilder<unknown> => sql.raw(sortParts(sort).descending ? 'desc' : 'asc')

/** `order by` of a sort by a column of the loops' own, with the id to settle ties. */
const ownOrder = (sort: SortOf<Sort>): RawBuilder<unknown> => {
  const { column, descending } = sortParts(sort)
  const nulls = column === 'inicio' ? '' : descending ? ' nulls last' : ' nulls first'
  const way = descending ? 'desc' : 'asc'
  return sql.raw(`${sortColumns[column]} ${way}${nulls}, l.id ${way}`)
}

/**
 * Sorted by a name: those who bear one are few, so they are walked in its order, each with no more of their loops than
 * the page can need, until it is full.
 */
const namedSlice = (filter: Filter, it: Sliced, by: { table: string; name: string; key: string }) => {
  const way = wayOf(it.sort)
  const end = it.page * it.per_page
  return sql`
    select l.*, n.name as sorted_name, n.id as sorted_id
    from (select id, ${sql.raw(by.name)} as name from ${sql.table(by.table)} order by 2 ${way}, 1 ${way} offset 0) n
    cross join lateral (
      select * from loops l where ${sql.ref(`l.${by.key}`)} = n.id and ${loopWhere(filter)} order by l.data_inicio ${way}, l.id ${way} limit ${end}
    ) l
    order by n.name ${way}, n.id ${way}, l.data_inicio ${way}, l.id ${way} limit ${it.per_page} offset ${end - it.per_page}`
}

type Sliced = Pick<PageOf, 'page' | 'per_page' | 'sort' | 'few'>

const slice = (filter: Filter, it: Sliced): { rows: RawBuilder<unknown>; order: RawBuilder<unknown> } => {
  const by = named[sortParts(it.sort).column]
  const way = wayOf(it.sort)
  if (by)
    return {
      rows: namedSlice(filter, it, by),
      order: sql`l.sorted_name ${way}, l.sorted_id ${way}, l.data_inicio ${way}, l.id ${way}`,
    }
  const order = ownOrder(it.sort)
  // Few are found by what was searched and sorted after; of many, the first are met soon along the order's own index.
  const from = it.few ? sql`(select * from loops l where ${loopWhere(filter)} offset 0) l` : sql`loops l`
  const where = it.few ? sql`true` : loopWhere(filter)
  const rows = sql`select * from ${from} where ${where} order by ${order} limit ${it.per_page} offset ${(it.page - 1) * it.per_page}`
  return { rows, order }
}

/** The statement of a page: its ten rows are found first and joined after. */
export const loopPageSql = (filter: Filter, it: Omit<PageOf, 'hidden'>): RawBuilder<RawRow> => {
  const { rows, order } = slice(filter, it)
  return sql<RawRow>`${rowSql(sql`(${rows}) l`, it.now)} order by ${order}`
}

export const loopPage = async (db: Db, filter: Filter, it: PageOf): Promise<LoopRow[]> => {
  const { rows } = await loopPageSql(filter, it).execute(db)
  return rows.map((row) => withoutHidden(toRow(row), it.hidden))
}

export interface Totals {
  total: number
  segundos: number
  decimos: number
  /** What is paid for the concluded ones; null where nobody asked. */
  centavos: number | null
}

/**
 * Count, seconds, tenths of hours and value over the whole filter; a running loop counts as a row without hours. Whole
 * numbers only, rounded half up as `decimalTenths` and `amount` do: numeric arithmetic would take most of the time.
 * The indexes by person, venture and start carry every column that is summed here.
 */
export const loopTotals = async (db: Db, filter: Filter, money: boolean): Promise<Totals> => {
  const value = sql`coalesce(sum((l.horas_decimos * l.valor_hora_centavos + 5) / 10) filter (where l.segundos <= ${LONGEST_SECONDS}), 0)::bigint`
  const { rows } = await sql<Totals>`
    select count(*) as total, coalesce(sum(l.segundos), 0)::bigint as segundos,
      coalesce(sum(l.segundos / 3600 * 10 + (l.segundos % 3600 / 60 + 3) / 6), 0)::bigint as decimos,
      ${money ? value : sql`null::bigint`} as centavos
    from loops l where ${loopWhere(filter)}`.execute(db)
  return rows[0] ?? { total: 0, segundos: 0, decimos: 0, centavos: null }
}

/** A whole row, whatever its reader may see of it. */
export const loopRowById = async (db: Db, id: number, now: Date): Promise<LoopRow | undefined> => {
  const { rows } = await sql<RawRow>`${rowSql(sql`loops l`, now)} where l.id = ${id}`.execute(db)
  return rows[0] && toRow(rows[0])
}

/** Ids of every loop of a filter in the order of a sort. */
export const loopIds = async (db: Db, filter: Filter, sort: SortOf<Sort>): Promise<number[]> => {
  const by = named[sortParts(sort).column]
  const way = wayOf(sort)
  const joined = by
    ? sql`join (select id, ${sql.raw(by.name)} as name from ${sql.table(by.table)}) n on n.id = ${sql.ref(`l.${by.key}`)}`
    : sql``
  const order = by ? sql`n.name ${way}, n.id ${way}, l.data_inicio ${way}, l.id ${way}` : ownOrder(sort)
  const { rows } = await sql<{ id: number }>`
    select l.id from loops l ${joined} where ${loopWhere(filter)} order by ${order}`.execute(db)
  return rows.map((row) => row.id)
}

/** The rows of given ids, in their order; one that was deleted meanwhile is left out. */
export const loopRowsByIds = async (
  db: Db,
  ids: readonly number[],
  it: { now: Date; hidden: HiddenColumns },
): Promise<LoopRow[]> => {
  const { rows } = await sql<RawRow>`${rowSql(sql`loops l`, it.now)} where l.id = any(${ids}::int[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [withoutHidden(toRow(row), it.hidden)] : []
  })
}
