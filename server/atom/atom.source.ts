import { sql } from 'kysely'
import { shortIdOf } from '#contract/atom/atom.rules.ts'
import type { AtomRow } from '#contract/atom/atom.ts'
import { atomList } from '#contract/atom/atom.ts'
import { isBlocked } from '#server/atom/blocked.data.ts'
import { lateNow, refOf, trackedOf } from '#server/atom/fields.data.ts'
import { atomScope, isOwn, reached } from '#server/atom/scope.data.ts'
import type { Context } from '#server/kit/context.ts'
import { activePeople, livingRecords, type LookupSource } from '#server/kit/list/lookup.ts'
import {
  all,
  fullName,
  holds,
  own,
  person,
  plainHolds,
  record,
  type ListSource,
  type Reader,
  type Sql,
} from '#server/kit/list/source.ts'

const gate = sql`(select c.gate_id from cells c where c.id = t.cell_id)`

/** Search by a complete short id, or by the beginning of one. */
const refFound = (typed: string): Sql => {
  const found = shortIdOf(typed)
  if (!found) return plainHolds(sql`plain(${refOf})`, typed)
  return sql`(t.number = ${found.number} and t.venture_id in (select v.id from ventures v where v.sigla = ${found.sigla}))`
}

const done = sql`(select count(i.done_at) from checklist_items i where i.thing = 'atom' and i.thing_id = t.id)`

export const atomSource: ListSource<AtomRow, keyof typeof atomList.filters> = {
  table: 'atoms',
  scope: atomScope,
  select: {
    ...own('id', 'nome', 'descricao', 'status', 'priority', 'venture_id', 'cell_id', 'entrega_id'),
    ...own('data', 'data_fim', 'hours_planned', 'created_at', 'deleted_at', 'version'),
    ref: {
      value: refOf,
      order: sql`(select v.sigla || lpad(t.number::text, 9, '0') from ventures v where v.id = t.venture_id)`,
      search: refFound,
    },
    venture: record('ventures', sql`t.venture_id`),
    gate: record('gates', gate),
    cell: record('cells', sql`t.cell_id`),
    entrega: record('entregas', sql`t.entrega_id`),
    responsavel: person(sql`t.responsavel_id`),
    responsavel_id: { value: sql`t.responsavel_id`, seenWith: 'responsavel' },
    loopers: sql`(select coalesce(jsonb_agg(jsonb_build_object('id', p.id, 'nome', ${fullName('p')}) order by plain(${fullName('p')}), p.id), '[]')
      from atom_loopers al join users p on p.id = al.user_id where al.atom_id = t.id)`,
    checklist: {
      value: sql`(select jsonb_build_object('done', count(i.done_at), 'total', count(*)) from checklist_items i
        where i.thing = 'atom' and i.thing_id = t.id)`,
      order: done,
    },
    late: lateNow,
    tracked: { value: trackedOf, sum: sql`sums.seconds` },
  },
  sumJoins: sql`left join atom_sums sums on sums.atom_id = t.id`,
  where: {
    ...own('status', 'venture_id', 'cell_id', 'responsavel_id', 'priority'),
    mine: (value: boolean, ctx: Context) => (value ? isOwn(ctx.user.id) : sql`not ${isOwn(ctx.user.id)}`),
    blocked: (value: boolean, ctx: Context) => {
      const blocked = isBlocked({ id: sql`t.id`, status: sql`t.status` }, ctx)
      return value ? blocked : sql`not ${blocked}`
    },
    late: (value: boolean) => (value ? lateNow : sql`not ${lateNow}`),
    gate_id: gate,
    label_id: (value: number) =>
      sql`t.id in (select k.thing_id from label_links k where k.thing = 'atom' and k.label_id = ${value})`,
    period: sql`t.data`,
  },
  cells: { loopers: (row) => (row.loopers ?? []).map((it) => it.nome).join(', ') },
}

const venturesInReach = (reader: Reader): Sql | 'everything' =>
  reader.may('atom.seeAll') ? 'everything' : reached(sql`t.id`, reader)

const cellVenture = sql`(select g.venture_id from gates g where g.id = t.gate_id)`
const cellPlace = sql`(select v.nome || ' · ' || g.nome from gates g join ventures v on v.id = g.venture_id where g.id = t.gate_id)`
const ventureName = sql`(select v.nome from ventures v where v.id = t.venture_id)`

export const atomLookups = {
  ventures: livingRecords('ventures', venturesInReach),
  gates: {
    ...livingRecords('gates', (ctx) => reached(sql`t.venture_id`, ctx)),
    hint: ventureName,
    also: (typed) => [holds(ventureName, typed)],
  },
  cells: {
    ...livingRecords('cells', (ctx) =>
      all([
        reached(cellVenture, ctx),
        sql`exists (select 1 from gates g where g.id = t.gate_id and g.deleted_at is null)`,
      ]),
    ),
    hint: cellPlace,
    also: (typed) => [holds(cellPlace, typed)],
    within: { venture_id: (id) => sql`${cellVenture} = ${id}` },
  },
  entregas: {
    ...livingRecords('entregas', (ctx) => reached(sql`t.venture_id`, ctx)),
    hint: ventureName,
    also: (typed) => [holds(ventureName, typed)],
    within: { venture_id: (id) => sql`t.venture_id = ${id}` },
  },
  people: {
    // Without e-mail addresses, which loopers do not learn of each other here.
    table: 'users',
    label: activePeople().label,
    plain: sql`t.plain_nome`,
    gone: activePeople().gone,
    scope: (ctx) =>
      ctx.may('atom.seeAll')
        ? sql`t.role in (1, 2, 4, 5, 7)`
        : sql`(t.id = ${ctx.user.id} or t.id in (select m.user_id from venture_members m join venture_members me
            on me.venture_id = m.venture_id where me.user_id = ${ctx.user.id}) and t.role in (1, 2, 4, 5, 7))`,
  },
  labels: { table: 'labels', scope: () => sql`t.thing = 'atom'`, label: sql`t.nome`, gone: sql`false` },
} satisfies Readonly<Record<string, LookupSource>>
