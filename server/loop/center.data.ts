import { sql, type RawBuilder } from 'kysely'
import { dayBounds } from '#contract/kit/dates.ts'
import { clock } from '#contract/kit/hours.ts'
import { sortParts, type SortOf } from '#contract/kit/page.ts'
import type { loopSorts } from '#contract/loop/loop.filter.ts'
import { faturavel } from '#contract/loop/loop.rules.ts'
import type { LoopStatus } from '#contract/loop/loop.states.ts'
import type { LoopRow } from '#contract/loop/loop.ts'
import type { Db } from '#server/db/open.ts'

export interface Filter {
  /** Null for whoever sees everybody's loops. */
  only_user: number | null
  zone: string
  user_id?: number | undefined
  venture_id?: number | undefined
  from?: string | undefined
  to?: string | undefined
  status?: readonly number[] | undefined
  tipo?: readonly number[] | undefined
  q?: string | undefined
}

type Sort = (typeof loopSorts)[number]

const sortColumns: Readonly<Record<Sort, string>> = {
  inicio: 'l.data_inicio',
  fim: 'l.fim',
  total: 'l.segundos',
  status: 'l.status',
  tipo: 'l.tipo',
  responsavel: 'responsavel_nome',
  atomo: 'atomo_nome',
  project: 'project_nome',
}

const likeText = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`

/** The filter as SQL over `loops l`, joined to nothing, so that totals read as little as they can. */
const where = (it: Filter): RawBuilder<unknown> => {
  const parts: RawBuilder<unknown>[] = [sql`true`]
  if (it.only_user !== null) parts.push(sql`l.user_id = ${it.only_user}`)
  if (it.user_id !== undefined) parts.push(sql`l.user_id = ${it.user_id}`)
  if (it.venture_id !== undefined) parts.push(sql`l.venture_id = ${it.venture_id}`)
  if (it.from) parts.push(sql`l.data_inicio >= ${dayBounds(it.from, it.zone).from}`)
  if (it.to) parts.push(sql`l.data_inicio < ${dayBounds(it.to, it.zone).to}`)
  if (it.status) parts.push(sql`l.status in (${sql.join(it.status.map((value) => sql`${value}`))})`)
  if (it.tipo) parts.push(sql`l.tipo in (${sql.join(it.tipo.map((value) => sql`${value}`))})`)
  if (it.q)
    parts.push(sql`(l.descricao ilike ${likeText(it.q)}
      or exists (select 1 from atoms qa where qa.id = l.atomo_id and qa.nome ilike ${likeText(it.q)}))`)
  return sql.join(parts, sql` and `)
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
  data_fim_ajuste: string | null
  segundos: number
  descricao: string
  tipo: number | null
  status: LoopStatus
  ajustes: string | null
}

/** Columns and joins of a row, over `l` as `from` gives it. */
const rowSql = (from: RawBuilder<unknown>, now: Date): RawBuilder<RawRow> => sql<RawRow>`
  select l.id, l.atomo_id, a.nome as atomo_nome, a.deleted_at as atomo_deleted,
    c.id as cell_id, c.nome as cell_nome, c.deleted_at as cell_deleted,
    g.id as gate_id, g.nome as gate_nome, g.deleted_at as gate_deleted,
    v.id as project_id, v.nome as project_nome, v.deleted_at as project_deleted, v.faturavel as project_faturavel,
    l.user_id, trim(u.nome || ' ' || u.last_name) as responsavel_nome,
    l.data_inicio, l.fim, l.data_fim_ajuste, l.descricao, l.tipo, l.status, l.ajustes,
    coalesce(l.segundos, greatest(0, floor(extract(epoch from ${now}::timestamptz - l.data_inicio))))::int as segundos
  from ${from} join atoms a on a.id = l.atomo_id join cells c on c.id = a.cell_id
    join gates g on g.id = c.gate_id join ventures v on v.id = l.venture_id join users u on u.id = l.user_id`

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
    adjusted: it.data_fim_ajuste !== null,
    ventureBillable: it.project_faturavel,
  }),
  ajustes: it.ajustes,
  deleted_at: it.atomo_deleted ?? it.cell_deleted ?? it.gate_deleted ?? it.project_deleted,
})

export interface PageOf {
  page: number
  per_page: number
  sort: SortOf<Sort>
  now: Date
}

const ownColumns: readonly Sort[] = ['inicio', 'fim', 'total', 'status', 'tipo']

/** `order by` of a sort, with the id to settle ties. */
const orderOf = (sort: SortOf<Sort>): RawBuilder<unknown> => {
  const { column, descending } = sortParts(sort)
  const direction = column === 'inicio' ? '' : descending ? ' nulls last' : ' nulls first'
  const way = descending ? 'desc' : 'asc'
  return sql.raw(`${sortColumns[column]} ${way}${direction}, l.id ${way}`)
}

/** A page of loops. Sorted by a column of its own, the ten rows are found first and joined after. */
export const loopPage = async (db: Db, filter: Filter, it: PageOf): Promise<LoopRow[]> => {
  const order = orderOf(it.sort)
  const slice = sql`order by ${order} limit ${it.per_page} offset ${(it.page - 1) * it.per_page}`
  const query = ownColumns.includes(sortParts(it.sort).column)
    ? sql<RawRow>`${rowSql(sql`(select * from loops l where ${where(filter)} ${slice}) l`, it.now)} order by ${order}`
    : sql<RawRow>`${rowSql(sql`loops l`, it.now)} where ${where(filter)} ${slice}`
  const { rows } = await query.execute(db)
  return rows.map(toRow)
}

export interface Totals {
  total: number
  segundos: number
  decimos: number
}

/** Count, seconds and tenths of hours over the whole filter; a running loop counts as a row without hours. */
export const loopTotals = async (db: Db, filter: Filter): Promise<Totals> => {
  const { rows } = await sql<Totals>`
    select count(*) as total, coalesce(sum(l.segundos), 0)::bigint as segundos,
      coalesce(sum(l.segundos / 3600 * 10 + round((l.segundos % 3600 / 60) / 6.0)), 0)::bigint as decimos
    from loops l where ${where(filter)}`.execute(db)
  return rows[0] ?? { total: 0, segundos: 0, decimos: 0 }
}

export const loopRowById = async (db: Db, id: number, now: Date): Promise<LoopRow | undefined> => {
  const { rows } = await sql<RawRow>`${rowSql(sql`loops l`, now)} where l.id = ${id}`.execute(db)
  return rows[0] && toRow(rows[0])
}

/** Ids of every loop of a filter in the order of a sort. */
export const loopIds = async (db: Db, filter: Filter, sort: SortOf<Sort>): Promise<number[]> => {
  const joined = ownColumns.includes(sortParts(sort).column)
    ? sql``
    : sql`join lateral (select a.nome as atomo_nome, v.nome as project_nome, trim(u.nome || ' ' || u.last_name) as responsavel_nome
        from atoms a, ventures v, users u where a.id = l.atomo_id and v.id = l.venture_id and u.id = l.user_id) n on true`
  const { rows } = await sql<{ id: number }>`
    select l.id from loops l ${joined} where ${where(filter)} order by ${orderOf(sort)}`.execute(db)
  return rows.map((row) => row.id)
}

/** The rows of given ids, in their order; one that was deleted meanwhile is left out. */
export const loopRowsByIds = async (db: Db, ids: readonly number[], now: Date): Promise<LoopRow[]> => {
  const { rows } = await sql<RawRow>`${rowSql(sql`loops l`, now)} where l.id = any(${ids}::int[])`.execute(db)
  const byId = new Map(rows.map((row) => [row.id, row]))
  return ids.flatMap((id) => {
    const row = byId.get(id)
    return row ? [toRow(row)] : []
  })
}
