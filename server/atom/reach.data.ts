import { atomList } from '#contract/atom/atom.ts'
import { changed } from '#server/atom/atom.live.ts'
import { atomLookups, atomSource } from '#server/atom/atom.source.ts'
import type { Context } from '#server/kit/context.ts'
import { rowOf } from '#server/kit/list/read.ts'
import type { Sql } from '#server/kit/list/source.ts'
import { scoped } from '#server/kit/list/statement.ts'

/** Conditions on atoms `t` that leave those that a person meets. */
export const atomsInReach = (ctx: Context): Sql[] => scoped(atomSource, ctx)

/** The atom as a row of its list; undefined where the person does not meet it. */
export const metAtom = (id: number, ctx: Context) => rowOf({ list: atomList, source: atomSource }, id, ctx)

export const meetsAtom = async (id: number, ctx: Context): Promise<boolean> => (await metAtom(id, ctx)) !== undefined

/** Pages that show atoms read again. */
export const atomsChanged = (ctx: Context): void => changed(ctx, [])

/** Cells that a person may put an atom into, for a picker. */
export const cellsForAtoms = atomLookups.cells
