import { sql } from 'kysely'
import type { CheckIn, GoalKey, GoalPage } from '#contract/okr/key.ts'
import { keyFeed } from '#contract/okr/okr.rules.ts'
import { goalSteps } from '#contract/okr/okr.steps.ts'
import { goalList, type GoalRow } from '#contract/okr/okr.ts'
import type { Context } from '#server/kit/context.ts'
import { pageOf, rowOf } from '#server/kit/list/read.ts'
import { own, person, record, recordWithin, type ListSource, type Reader, type Sql } from '#server/kit/list/source.ts'
import { notFound } from '#server/kit/refuse.ts'
import { ofReachedVentures } from '#server/venture/reach.data.ts'

/** Value of a key `k` of a goal, by its feed; atoms and hours are counted at each request. */
const valueOf = (goal: string): Sql =>
  sql`goal_key_value(k, ${sql.ref(`${goal}.venture_id`)}, ${sql.ref(`${goal}.cycle_from`)})`

/** Percent that a goal `t` has reached: as it was closed, by its keys, or by the goals aligned to it, recursively. */
export const percent: Sql = sql`percent_of(goal_reached(t.id))`

export const goalSource: ListSource<GoalRow, keyof typeof goalList.filters> = {
  table: 'goals',
  scope: (ctx) => ofReachedVentures(sql`t.venture_id`, ctx),
  select: {
    ...own('id', 'uuid', 'nome', 'descricao', 'venture_id', 'cycle', 'owner_id', 'weight', 'parent_id'),
    ...own('closing_note', 'created_at', 'deleted_at', 'version'),
    venture: record('ventures', sql`t.venture_id`),
    owner: person(sql`t.owner_id`),
    parent: record('goals', sql`t.parent_id`),
    keys: sql`(select count(*) from goal_keys k where k.goal_id = t.id)`,
    progress: { value: sql`jsonb_build_object('done', ${percent}, 'total', 100)`, order: percent },
    closed: sql`(t.closed_at is not null)`,
  },
  // A reader of the goal may lack access to its parent, which may be another venture's.
  selectFor: (ctx) => {
    const parent = recordWithin('goals', sql`t.parent_id`, ofReachedVentures(sql`r.venture_id`, ctx))
    return { parent: parent.record, parent_id: parent.id }
  },
  where: { ...own('venture_id', 'owner_id', 'cycle'), closed: sql`(t.closed_at is not null)` },
  steps: { steps: goalSteps, state: sql`case when t.closed_at is null then 'open' else 'closed' end` },
}

/** The list of goals with where its rows come from. */
export const ofGoals = { list: goalList, source: goalSource }

export const goalOf = async (id: number, ctx: Context): Promise<GoalRow> =>
  (await rowOf(ofGoals, id, ctx)) ?? notFound()

const CHECK_INS = 20

/** Keys of a goal in the order of their creation; those fed by hours are hidden from people who may not see time. */
export const keysOf = async (goal_id: number, ctx: Context): Promise<GoalKey[]> => {
  const hidden = ctx.may('atom.seeTime') ? sql`` : sql`and k.feed <> ${keyFeed.of.hours}`
  const { rows } = await sql<Omit<GoalKey, 'check_ins'>>`
    select k.id, k.uuid, k.goal_id, k.nome, k.kind, k.feed, k.start_value, k.target_value,
      round(${valueOf('g')}::numeric, 2)::float as current_value, k.weight, k.version
    from goal_keys k join goals g on g.id = k.goal_id where k.goal_id = ${goal_id} ${hidden} order by k.id`.execute(
    ctx.db,
  )
  const said = await sql<CheckIn & { key_id: number }>`
    select c.key_id, c.id, c.value, c.confidence, c.note, ${person(sql`c.by_id`).value} as by, c.at
    from unnest(${rows.map((it) => it.id)}::int[]) k (id)
    cross join lateral (select * from goal_check_ins i where i.key_id = k.id order by i.id desc limit ${CHECK_INS}) c
    order by c.id desc`.execute(ctx.db)
  const checkInsOf = (id: number): CheckIn[] => said.rows.flatMap(({ key_id, ...one }) => (key_id === id ? [one] : []))
  return rows.map((row) => ({ ...row, check_ins: checkInsOf(row.id) }))
}

const CHILDREN = 50

export const pageOfGoal = async (id: number, ctx: Context): Promise<GoalPage> => {
  const source = { ...goalSource, scope: (it: Reader) => sql`${goalSource.scope(it)} and t.parent_id = ${id}` }
  return {
    goal: await goalOf(id, ctx),
    keys: await keysOf(id, ctx),
    children: await pageOf({ list: goalList, source }, { page: 1, per_page: CHILDREN }, ctx),
  }
}
