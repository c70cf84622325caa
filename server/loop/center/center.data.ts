import { sql } from 'kysely'
import { loopList } from '#contract/loop/loop.list.ts'
import { loopWord } from '#contract/loop/loop.names.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import { LONGEST_SECONDS } from '#contract/loop/loop.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { fullName, joined, own, plainHolds, type ListSource, type Scope, type Sql } from '#server/kit/list/source.ts'
import { loopSlice } from '#server/loop/center/center.slice.ts'
import { centavos, loopTotals, tenths } from '#server/loop/center/totals.data.ts'

/** All loops, or the person's own. */
const scope: Scope = (ctx) => (ctx.may('loop.seeAll') ? 'everything' : sql`t.user_id = ${ctx.user.id}`)

/** Joins of a loop's owner, atom and venture, and of the moment up to which a running loop counts. */
const joinsAt = (
  now: Date,
): Sql => sql`cross join (select ${now}::timestamptz as now) m join atoms a on a.id = t.atomo_id join cells c on c.id = a.cell_id join gates g on g.id = c.gate_id
  join ventures v on v.id = t.venture_id join users u on u.id = t.user_id`

const seconds = sql`coalesce(t.segundos, greatest(0, floor(extract(epoch from m.now - t.data_inicio)))::int)`

/** A literal, so that the text of the fields is the same for every call. */
const longest = sql.lit(LONGEST_SECONDS)

/** Fields of a loop in an answer; built once, so that their SQL text is built once. */
const select: ListSource<LoopRow, never>['select'] = {
  ...own('id', 'tipo', 'status', 'fim', 'ajustes'),
  atomo: {
    ...joined('a'),
    // An array, so that an index of the loops serves the look-up.
    search: (typed) =>
      sql`t.atomo_id = any(array(select qa.id from atoms qa where ${plainHolds(sql`qa.plain_nome`, typed)}))`,
  },
  cell: joined('c'),
  gate: joined('g'),
  project: joined('v'),
  responsavel: {
    value: sql`json_build_object('id', u.id, 'nome', ${fullName('u')})`,
    parts: { id: sql`u.id`, nome: fullName('u') },
  },
  inicio: sql`t.data_inicio`,
  // SQL form of `writeClock(seconds)`.
  total: { value: sql`to_char(make_interval(secs => ${seconds}), 'HH24:MI:SS')`, sum: sql`t.segundos` },
  segundos: seconds,
  decimal: { value: sql`${tenths} / 10.0`, total: sql`sum(${tenths}) / 10.0` },
  // Amount of a concluded loop; null until its conclusion, and while its length is an error.
  valor: {
    value: sql`case when t.segundos <= ${longest} then ${centavos} / 100.0 end`,
    total: sql`sum(${centavos}) filter (where t.segundos <= ${longest}) / 100.0`,
  },
  descricao: { value: sql`t.descricao`, plain: sql`t.plain_descricao` },
  // Same rule as `faturavel` of the contract, which tests compare it with.
  faturavel: sql`case
    when t.status in (4, 5) and t.ajustes is null then 'Erro'
    when t.fim is null or t.segundos > ${longest} then 'Erro'
    when t.status in (3, 6, 7) and v.faturavel then 'Sim'
    else 'Não' end`,
  offline: sql`(t.offline_start or t.offline_end)`,
  deleted_at: sql`coalesce(a.deleted_at, c.deleted_at, g.deleted_at, v.deleted_at)`,
}

/** The rule of `faturavel` by the names of its filter, over a loop alone. */
const billableName = sql`case
    when (t.status in (4, 5) and t.ajustes is null) or t.fim is null or t.segundos > ${longest} then 'error'
    when t.status in (3, 6, 7) and exists (select 1 from ventures bv where bv.id = t.venture_id and bv.faturavel) then 'yes'
    else 'no' end`

/** Loops of the atoms of a cell or a gate; an array, so that an index of the loops serves the look-up. */
const atomsWhere = (those: Sql): Sql =>
  sql`t.atomo_id = any(array(select ba.id from atoms ba join cells bc on bc.id = ba.cell_id where ${those}))`

const billable = {
  Sim: 'loopCenter.billable_yes',
  Não: 'loopCenter.billable_no',
  Erro: 'loopCenter.billable_error',
} as const

/** Words of an export that differ from those of the screen. */
const sheetWords = { title: 'loopSheet.title', file: 'loopSheet.file', column_ajustes: 'loopSheet.ajustes' } as const
const isSheetWord = (name: string): name is keyof typeof sheetWords => name in sheetWords

/** What the rows of every call have in common; made once, as its fields are. */
const common: ListSource<LoopRow, keyof typeof loopList.filters> = {
  table: 'loops',
  scope,
  slice: loopSlice,
  totals: loopTotals,
  select,
  where: {
    ...own('user_id', 'venture_id', 'status', 'tipo'),
    period: sql`t.data_inicio`,
    client_id: (id: never) => sql`t.venture_id in (select bv.id from ventures bv where bv.cliente_id = ${id})`,
    no_client: sql`(not exists (select 1 from ventures bv where bv.id = t.venture_id and bv.cliente_id is not null))`,
    no_type: sql`(t.tipo is null)`,
    gate_id: (id: never) => atomsWhere(sql`bc.gate_id = ${id}`),
    cell_id: (id: never) => atomsWhere(sql`ba.cell_id = ${id}`),
    atomo_id: sql`t.atomo_id`,
    offline: sql`(t.offline_start or t.offline_end)`,
    faturavel: (names: never) => sql`${billableName} = any(${names}::text[])`,
  },
  cells: {
    total: { kind: 'duration', value: ({ fim, segundos }) => (fim ? segundos : null) },
    faturavel: ({ faturavel }, { say }) => say(billable[faturavel]),
  },
  narrowed: (ctx) => (ctx.may('loop.seeAll') ? {} : { user_id: ctx.user.id }),
  say: (name, { say, locale }) => (isSheetWord(name) ? say(sheetWords[name]) : loopWord(name, locale)),
}

/** Rows of Loop Center at a moment, up to which a running loop counts. */
export const loopSource = ({ now }: Pick<Context, 'now'>): typeof common => ({ ...common, joins: joinsAt(now) })

/** Loop Center of a call: the list, and its rows at the call's moment. */
export const loopsOf = (ctx: Pick<Context, 'now'>) => ({ list: loopList, source: loopSource(ctx) })
