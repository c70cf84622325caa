import { sortParts, type SortOf } from '#contract/kit/page.ts'
import { filterColumns, type loopSorts } from '#contract/loop/loop.filter.ts'
import type { LoopRow } from '#contract/loop/loop.row.ts'
import type { GuardedColumnOf } from '#contract/table/table.models.ts'
import { tableOf } from '#contract/table/table.rules.ts'
import type { Context } from '#server/kit/context.ts'
import { refuse } from '#server/kit/refuse.ts'

export type HiddenColumns = readonly GuardedColumnOf<'ponto'>[]

/** Columns of the loop table that this person's role does not see, as the table's own model says. */
export const hiddenFrom = (ctx: Context): HiddenColumns => tableOf('ponto', ctx.may).hidden

/** A row as its reader may have it: what is not sent cannot be read. */
export const withoutHidden = <R extends Pick<LoopRow, GuardedColumnOf<'ponto'>>>(row: R, hidden: HiddenColumns): R => {
  const seen = { ...row }
  for (const column of hidden) delete seen[column]
  return seen
}

interface Asked {
  user_id?: number | undefined
  sort?: SortOf<(typeof loopSorts)[number]> | undefined
}

/** An order or a selection by a hidden column would tell what stands in it. */
export const refuseHidden = (ctx: Context, asked: Asked): void => {
  const hidden: readonly string[] = hiddenFrom(ctx)
  const no = (field: keyof Asked) =>
    refuse('loop.columnHidden', { status: 403, fields: { [field]: 'loop.columnHidden' } })
  if (asked.sort && hidden.includes(sortParts(asked.sort).column)) no('sort')
  if (asked.user_id !== undefined && hidden.includes(filterColumns.user_id)) no('user_id')
}
