import { sql } from 'kysely'
import type { Lookup } from '#contract/kit/list/lookup.ts'
import type { Found } from '#contract/kit/list/lookup.ts'
import type { Context } from '#server/kit/context.ts'
import { handle, type Handler } from '#server/kit/handle.ts'
import { all, fullName, plainBegins, plainHolds, type Scope, type Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'

/** Source of a picker's records; its fragments name the table as `t`. */
export interface LookupSource {
  readonly table: string
  readonly scope: Scope
  readonly label: Sql
  /** The label where the table keeps it without accents and case. */
  readonly plain?: Sql
  /** Further conditions that find a record, beside its label. */
  readonly also?: (typed: string, ctx: Context) => readonly Sql[]
  /** A second line that tells two of one name apart. */
  readonly hint?: Sql
  /** A word before the hint of some records. */
  readonly mark?: (ctx: Context) => Sql
  /** Conditions of the parents that narrow it, by their names in the call. */
  readonly within?: Readonly<Record<string, (id: number) => Sql>>
  /** Conditions of the parents whose records stand first, by their names in the call. */
  readonly first?: Readonly<Record<string, (id: number) => Sql>>
  /** Order that comes before that of the names. */
  readonly before?: Sql
  /** True for a record that keeps its name where it was chosen and cannot be chosen again. */
  readonly gone: Sql
}

/** People who may work: active accounts. Others keep their names where they are in use. */
export const activePeople = (): LookupSource => ({
  table: 'users',
  scope: () => 'everything',
  label: fullName('t'),
  plain: sql`t.plain_nome`,
  hint: sql`t.email`,
  gone: sql`(t.status <> 1 or t.deleted_at is not null)`,
})

/** Everybody who ever had an account, for registers: what somebody did can be found after they have left. */
export const allPeople = (): LookupSource => ({ ...activePeople(), gone: sql`false` })

/** Records of a noun with `nome` and soft deletion. */
export const livingRecords = (table: string, scope: Scope = () => 'everything'): LookupSource => ({
  table,
  scope,
  label: sql`t.nome`,
  gone: sql`(t.deleted_at is not null)`,
})

const select = ({ table, label, hint, mark, gone }: LookupSource, ctx: Context): Sql => {
  const second = hint ?? sql`null::text`
  const marked = mark ? sql`concat_ws(' · ', ${mark(ctx)}, ${second})` : second
  return sql`select t.id, ${label} as nome, ${marked} as hint, ${gone} as gone from ${sql.table(table)} t`
}

interface Search {
  readonly q?: string | undefined
  readonly within?: Readonly<Record<string, unknown>>
  readonly limit: number
}

/** Records that can be chosen, found by the typed text; names that begin with it first. */
export const findRecords = async (source: LookupSource, { q, within = {}, limit }: Search, ctx: Context) => {
  const plain = source.plain ?? sql`plain(${source.label})`
  const first = q ? sql`${plainBegins(plain, q)} desc,` : sql``
  const before = source.before ? sql`${source.before},` : sql``
  const found = q ? [sql`(${sql.join([plainHolds(plain, q), ...(source.also?.(q, ctx) ?? [])], sql` or `)})`] : []
  const given = (parents: LookupSource['within'] = {}): Sql[] =>
    Object.entries(parents).flatMap(([name, condition]) => {
      const id = within[name]
      return typeof id === 'number' ? [condition(id)] : []
    })
  const inside = given(source.within)
  const theirs = given(source.first).map((it) => sql`(${it}) is true desc,`)
  const where = all([...scoped(source, ctx), sql`not ${source.gone}`, ...found, ...inside])
  const { rows } = await sql<Found>`
    ${select(source, ctx)} where ${where} order by ${sql.join([...theirs, before, first], sql` `)} ${plain}, t.id limit ${limit + 1}`.execute(
    ctx.db,
  )
  return { data: rows.slice(0, limit), more: rows.length > limit }
}

/** Handler of a picker's call; it counts nothing. */
export const lookupHandler = (lookup: Lookup, source: LookupSource): Handler =>
  handle(lookup.call, async (ctx, input) => {
    const { q, ids, limit, ...within } = input as { q?: string; ids?: number[]; limit: number }
    if (ids) {
      const { rows } = await sql<Found>`
        ${select(source, ctx)} where ${all([...scoped(source, ctx), sql`t.id = any(${ids}::int[])`])} order by plain(${source.label}), t.id`.execute(
        ctx.db,
      )
      return { data: rows, more: false }
    }
    return findRecords(source, { q, within, limit }, ctx)
  })

/** Ids that this person may choose; the write checks them within its transaction. */
export const choosable = async (
  source: LookupSource,
  ids: readonly number[],
  ctx: Context,
): Promise<ReadonlySet<number>> => {
  const where = all([...scoped(source, ctx), sql`t.id = any(${ids}::int[])`, sql`not ${source.gone}`])
  const { rows } = await sql<{ id: number }>`select t.id from ${sql.table(source.table)} t where ${where}`.execute(
    ctx.db,
  )
  return new Set(rows.map((row) => row.id))
}

/** Name of a record; undefined where the person may not see it. */
export const nameOf = async (source: LookupSource, id: number, ctx: Context): Promise<string | undefined> => {
  const where = all([...scoped(source, ctx), sql`t.id = ${id}`])
  const { rows } = await sql<{ nome: string }>`
    select ${source.label} as nome from ${sql.table(source.table)} t where ${where}`.execute(ctx.db)
  return rows[0]?.nome
}
