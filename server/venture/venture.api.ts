import { sql } from 'kysely'
import { z } from 'zod'
import { ROLE } from '#contract/access/role.ts'
import { newTeam } from '#contract/team/team.ts'
import { copyCalls } from '#contract/venture/copy.ts'
import { ventureCalls } from '#contract/venture/page.ts'
import { colourCalls } from '#contract/venture/venture.calls.ts'
import { ventureNoun } from '#contract/venture/venture.noun.ts'
import { stageMove, ventureStatus } from '#contract/venture/venture.rules.ts'
import { ventureCrud, ventureList } from '#contract/venture/venture.ts'
import type { VentureRow } from '#contract/venture/venture.ts'
import type { Context } from '#server/kit/context.ts'
import { around, handle, type Handler } from '#server/kit/handle.ts'
import type { Importer } from '#server/kit/import/source.ts'
import { livingRecords } from '#server/kit/list/lookup.ts'
import { nounApi } from '#server/kit/list/noun.ts'
import { rowOf } from '#server/kit/list/read.ts'
import { own, reais, record, type ListSource, type Reader, type Sql } from '#server/kit/list/source.ts'
import { notFound, refuse, stale } from '#server/kit/refuse.ts'
import { chosenColours } from '#server/venture/colours.data.ts'
import { checkTeam, joinAll } from '#server/venture/join.data.ts'
import { makeCopy } from '#server/venture/makeCopy.data.ts'
import { overviewOf } from '#server/venture/overview.data.ts'
import { ventureSourcesOf } from '#server/venture/reach.data.ts'
import { isLate, reach } from '#server/venture/venture.data.ts'

/** Condition that the venture in a column is within the person's scope. */
const reached = (column: Sql, { user, may }: Reader): Sql =>
  sql`${column} in (select v.id from ventures v where ${reach({ user, all: may('projeto.seeAll') })})`

/** Ventures that exist for a person. */
const ventureScope = (reader: Reader): Sql | 'everything' =>
  reader.may('projeto.seeAll') && reader.user.role !== ROLE.client ? 'everything' : reached(sql`t.id`, reader)

/** Living atoms `a` of the venture `t`. */
const atoms = (counted: Sql): Sql => sql`(select ${counted} from gates g
  join cells c on c.gate_id = g.id and c.deleted_at is null join atoms a on a.cell_id = c.id and a.deleted_at is null
  where g.venture_id = t.id and g.deleted_at is null)`

const DONE = sql`count(*) filter (where a.status in (2, 4, 5, 6))`
const TOTAL = sql`count(*) filter (where a.status <> 3)`

const source: ListSource<VentureRow, keyof typeof ventureList.filters> = {
  table: 'ventures',
  scope: ventureScope,
  select: {
    ...own('id', 'uuid', 'code', 'nome', 'descricao', 'escopo', 'cliente_id', 'stage', 'status', 'delivery_type'),
    ...own('cycle', 'priority', 'area_id', 'faturavel', 'starts_on', 'ends_on', 'hours_planned', 'price_centavos'),
    ...own('valor_hora_centavos', 'colour', 'template', 'created_at', 'deleted_at', 'version'),
    valor: reais('price_centavos'),
    cliente: record('clients', sql`t.cliente_id`),
    area: record('areas', sql`t.area_id`),
    progress: {
      value: atoms(sql`jsonb_build_object('done', ${DONE}, 'total', ${TOTAL})`),
      order: atoms(sql`coalesce(${DONE}::float / nullif(${TOTAL}, 0), 0)`),
    },
    late: atoms(sql`count(*) filter (where ${isLate} and not t.template)`),
    tracked: sql`(select coalesce(sum(s.seconds), 0)::bigint from loop_sums s where s.venture_id = t.id and s.span = 'all')`,
    team: sql`(select count(*) from venture_members m join users u on u.id = m.user_id
      where m.venture_id = t.id and u.status = 1 and u.deleted_at is null)`,
  },
  where: {
    ...own('stage', 'status', 'template', 'cliente_id', 'priority', 'delivery_type', 'cycle', 'area_id'),
    period: sql`t.ends_on`,
  },
}

const clients = livingRecords('clients', (ctx) =>
  ctx.may('projeto.seeAll') && ctx.user.role !== ROLE.client
    ? 'everything'
    : sql`t.id in (select k.cliente_id from ventures k where ${reached(sql`k.id`, ctx)})`,
)
const unique = {
  ventures_code_key: { field: 'code', word: 'projeto.codeTaken' },
  ventures_template: { field: 'status', word: 'projeto.templateInactive', status: 422 },
  ventures_days: { field: 'ends_on', word: 'projeto.endsBeforeStart', status: 422 },
} as const

const api = nounApi(
  { noun: ventureNoun, list: ventureList, crud: ventureCrud },
  {
    ...source,
    lookups: {
      clients,
      areas: livingRecords('areas'),
      sources: ventureSourcesOf(),
    },
    unique,
  },
)

const made = z.object({ data: z.object({ id: z.number() }) })

const shown = async (id: number, ctx: Context): Promise<VentureRow> =>
  (await rowOf({ list: ventureList, source }, id, ctx)) ?? notFound()

/** Status that comes with a change of the mark, so that the history has it: a template is inactive, and active again
 * once it is none, unless another status is given. */
const statusWith = async (
  { id, template, status }: Readonly<Record<string, unknown>>,
  ctx: Context,
): Promise<object> => {
  if (typeof template !== 'boolean') return {}
  const { rows } = await sql<{ template: boolean }>`
    select template from ventures where id = ${Number(id)} and ${reached(sql`id`, ctx)} for update`.execute(ctx.db)
  if (!rows[0] || rows[0].template === template) return {}
  if (template && status === ventureStatus.of.active)
    return refuse('projeto.templateInactive', { status: 422, fields: { status: 'projeto.templateInactive' } })
  return status === undefined ? { status: template ? ventureStatus.of.inactive : ventureStatus.of.active } : {}
}

/** Changes ventures by a file as an edit by hand does: with the status that comes with the mark. */
const importerOf = (base: Importer): Importer => ({
  ...base,
  change: async (change, note) => base.change({ ...change, ...(await statusWith(change, note.ctx)) }, note),
})

/** Adds to the record's own writes what a venture brings along: its team, and the status of a template. */
const withVenture = (handler: Handler): Handler => {
  if (handler.call === ventureCrud.calls.create)
    return around(handler, async (ctx, { team: given, ...fields }, next) => {
      const team = newTeam.parse(given) ?? []
      await checkTeam(team, ctx)
      const answer = await next({
        ...fields,
        ...(fields['template'] === true && { status: ventureStatus.of.inactive }),
      })
      const { data } = made.parse(answer)
      await joinAll(data.id, team, ctx)
      return team.length === 0 ? answer : { data: await shown(data.id, ctx) }
    })
  if (handler.call === ventureCrud.calls.update)
    return around(handler, async (ctx, input, next) => next({ ...input, ...(await statusWith(input, ctx)) }))
  return handler
}

export const ventureApi = {
  ...api,
  importer: api.importer && importerOf(api.importer),
  thing: {
    ...api.thing,
    // The team alone sees what is attached to a venture; 3, 5, 9 and 10 "open and see value and resources only"
    // (section 6).
    traits: (ctx: Pick<Context, 'may'>) => (ctx.may('atom.open') ? ventureNoun.traits : []),
  },
  handlers: [
    ...api.handlers.map(withVenture),
    handle(colourCalls.colours, async (ctx) => ({ chosen: await chosenColours(ctx) })),
    handle(ventureCalls.overview, async (ctx, { id }) => {
      await shown(id, ctx)
      return overviewOf(id, ctx)
    }),
    handle(copyCalls.make, async (ctx, input) => {
      const id = await makeCopy(input, { clients, unique }, ctx)
      ctx.status(201)
      return { data: await shown(id, ctx) }
    }),
    handle(ventureCalls.stage, async (ctx, { id, version, stage, reason }) => {
      const row = await ctx.db
        .selectFrom('ventures')
        .select(['stage', 'version', 'deleted_at'])
        .where('id', '=', id)
        .forUpdate()
        .executeTakeFirst()
      const seen = await shown(id, ctx)
      if (!row || row.deleted_at !== null) return notFound()
      if (row.version !== version) return stale(seen)
      const way = stageMove(row.stage, stage)
      if (way === undefined)
        return refuse('projeto.notNextStage', { status: 422, fields: { stage: 'projeto.notNextStage' } })
      if (way === 'back' && reason === undefined)
        return refuse('projeto.reasonNeeded', { status: 422, fields: { reason: 'projeto.reasonNeeded' } })
      await ctx.db
        .updateTable('ventures')
        .set({ stage, staged_at: ctx.now, version: version + 1 })
        .where('id', '=', id)
        .execute()
      await ctx.audit({
        event: 'projeto.changed',
        thing: 'projeto',
        thing_id: id,
        detail: { before: { stage: row.stage }, after: { stage }, ...(reason !== undefined && { reason }) },
      })
      return { data: await shown(id, ctx) }
    }),
  ],
}
