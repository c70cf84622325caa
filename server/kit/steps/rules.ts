import { sql } from 'kysely'
import type { Context } from '#server/kit/context.ts'
import { rulesOf } from '#server/kit/list/may.ts'
import type { StepSource } from '#server/kit/list/source.ts'
import { refuse } from '#server/kit/refuse.ts'

/** Refuses a step on a locked row by the first rule that holds against it. */
export const checkRules = async <N extends string>(
  source: StepSource<N> & { readonly table: string },
  { id, name }: { readonly id: number; readonly name: N },
  ctx: Context,
): Promise<void> => {
  const rules = rulesOf(source, name, ctx)
  if (rules.length === 0) return
  const asked = rules.map(({ when }, at) => sql`coalesce(${when}, false) as ${sql.ref(`rule_${String(at)}`)}`)
  const { rows } = await sql<Record<string, boolean>>`
    select ${sql.join(asked)} from ${sql.table(source.table)} t where t.id = ${id}`.execute(ctx.db)
  const broken = rules.find((_, at) => rows[0]?.[`rule_${String(at)}`])
  if (!broken) return
  const { word, status = 422, field } = broken.rule
  refuse(word, { status, ...(field !== undefined && { fields: { [field]: word } }) })
}
