import { bulkNeeds } from '#contract/atom/bulk.ts'
import type { LaneChange } from '#contract/board/board.ts'
import { changed } from '#server/atom/atom.live.ts'
import { atomLookups } from '#server/atom/atom.source.ts'
import { tellGiven } from '#server/atom/tell.data.ts'
import type { Context } from '#server/kit/context.ts'
import { choosable } from '#server/kit/list/lookup.ts'
import { forbidden, refuse } from '#server/kit/refuse.ts'

const fields = ['cell_id', 'responsavel_id', 'priority'] as const
const lookups = { cell_id: atomLookups.cells, responsavel_id: atomLookups.people }

/** Fields by which boards have lanes, and the version, of an atom that the caller has locked. */
export interface Laned {
  readonly id: number
  readonly version: number
  readonly cell_id: number
  readonly responsavel_id: number | null
  readonly priority: number
}

type Value = number | null

const check = async (field: (typeof fields)[number], to: Value, ctx: Context): Promise<void> => {
  if (field === 'priority' || to === null) return
  if (!(await choosable(lookups[field], [to], ctx)).has(to))
    refuse('common.invalid', { status: 422, fields: { [`lane.${field}.to`]: 'common.recordGone' } })
}

/**
 * Changes what a lane says of an atom, each field by who may change it: refused where the atom has another value than
 * the page showed. Returns true where something changed.
 */
export const changeLane = async (atom: Laned, lane: LaneChange, ctx: Context): Promise<boolean> => {
  const before: Record<string, Value> = {}
  const after: Record<string, Value> = {}
  for (const field of fields) {
    const wish = lane[field]
    if (!wish) continue
    if (!ctx.may(bulkNeeds[field])) return forbidden()
    if (atom[field] !== wish.from) return refuse('board.otherLane', { status: 409 })
    if (wish.to === wish.from) continue
    await check(field, wish.to, ctx)
    before[field] = wish.from
    after[field] = wish.to
  }
  if (Object.keys(after).length === 0) return false
  const { id } = atom
  await ctx.db
    .updateTable('atoms')
    .set({ ...after, version: atom.version + 1 })
    .where('id', '=', id)
    .execute()
  await ctx.audit({ event: 'atom.changed', thing: 'atom', thing_id: id, detail: { before, after } })
  const given = after['responsavel_id'] ?? null
  if (given !== null) await tellGiven([{ id, people: [given] }], ctx)
  changed(
    ctx,
    [before['responsavel_id'], given].filter((it) => typeof it === 'number'),
  )
  return true
}
