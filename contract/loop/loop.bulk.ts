import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { narrowing } from '#contract/kit/list/list.ts'
import { BULK_MAX, selectionInput } from '#contract/kit/page.ts'
import { loopList } from './loop.list.ts'
import { loopType } from './loop.states.ts'

const tipo = z.number().int().min(1).max(loopType.list.length)

/** Reasons why a selected loop stays as it is. */
export const skipReasons = ['running', 'unadjusted', 'locked', 'closed', 'same', 'overlap', 'gone', 'changed'] as const
export type SkipReason = (typeof skipReasons)[number]

const skipped = z.array(z.object({ reason: z.enum(skipReasons), count: z.number().int().min(1) }))

/** Input of the undo: the change, the former types with their loops, and the type that they got. */
export const typeUndo = z.object({
  /** Id of the change, so that only its own notifications are deleted. */
  change: z.uuid(),
  tipo,
  before: z
    .array(
      z.object({
        tipo: tipo.nullable(),
        ids: z.array(z.number().int().min(1).max(2_147_483_647)).min(1).max(BULK_MAX),
      }),
    )
    .min(1)
    .max(loopType.list.length + 1),
})
export type TypeUndo = z.output<typeof typeUndo>

/** Calls on many rows of Loop Center at once. */
export const loopBulkCalls = {
  bulkType: endpoint({
    method: 'PATCH',
    path: '/api/loops/bulk',
    can: 'loop.edit',
    summary:
      'Changes the type of the selected loops that are stopped or concluded and on no payment order; with `dry_run`, only tells what would change',
    input: z.object({
      ...selectionInput(narrowing(loopList)),
      tipo,
      dry_run: z.boolean().default(false),
    }),
    output: z.object({ changed: z.number().int(), skipped, undo: typeUndo.nullable() }),
  }),
  bulkTypeUndo: endpoint({
    method: 'PATCH',
    path: '/api/loops/bulk/undo',
    can: 'loop.edit',
    summary: 'Takes a change of types back, for the loops that still have the type it gave them',
    input: typeUndo,
    output: z.object({ changed: z.number().int(), skipped }),
  }),
  bulkDelete: endpoint({
    method: 'DELETE',
    path: '/api/loops/bulk',
    can: 'loop.delete',
    summary:
      'Deletes the selected loops that have ended and are on no payment order; with `dry_run`, only tells which would go',
    input: z.object({
      ...selectionInput(narrowing(loopList)),
      dry_run: z.boolean().default(false),
    }),
    output: z.object({ changed: z.number().int(), skipped, change: z.uuid().nullable() }),
  }),
  bulkRestore: endpoint({
    method: 'POST',
    path: '/api/loops/bulk/restore',
    can: 'loop.delete',
    summary: 'Puts back what a deletion took, unless other loops stand there by now; for 90 days',
    input: z.object({ change: z.uuid() }),
    output: z.object({ changed: z.number().int(), skipped }),
  }),
}
