import { sql } from 'kysely'
import { holdsStep, statusValue, stepNames, type Step } from '#contract/kit/steps/steps.ts'
import type { Context } from '#server/kit/context.ts'
import type { Sql, StepSource } from '#server/kit/list/source.ts'

/** Status of the row `t` as it is stored. */
export const stateOf = ({ steps, state }: StepSource): Sql => state ?? sql.ref(`t.${steps.column}`)

const ofStatus = (source: StepSource, { from }: Step): Sql =>
  sql`${stateOf(source)} in (${sql.join(from.map((name) => sql.lit(statusValue(source.steps.statuses, name))))})`

/** Rules of a step that concern this person. */
export const rulesOf = <N extends string>({ rules }: StepSource<N>, name: N, ctx: Context) =>
  (rules?.[name] ?? []).flatMap((rule) => {
    const when = rule.when(ctx)
    return when ? [{ rule, when }] : []
  })

/** The steps that the reader may take on the row `t` now, as an array of their names. */
export const maySql = <N extends string>(source: StepSource<N>, ctx: Context): Sql => {
  const { steps } = source
  const held = stepNames(steps).filter((name) => holdsStep(steps.of[name], ctx.may))
  if (held.length === 0) return sql`'{}'::text[]`
  const cases = held.map((name) => {
    const refused = rulesOf(source, name, ctx).map(({ when }) => sql` and not coalesce(${when}, false)`)
    return sql`case when ${ofStatus(source, steps.of[name])}${sql.join(refused, sql``)} then ${sql.lit(name)} end`
  })
  const may = sql`array_remove(array[${sql.join(cases)}]::text[], null)`
  return source.lasting ? may : sql`case when t.deleted_at is null then ${may} else '{}'::text[] end`
}
