import { columnOf } from '#contract/kit/list/column.ts'
import { isSettled, type SeenCrud } from '#contract/kit/list/crud.ts'
import type { Noun } from '#contract/kit/list/noun.ts'
import { isEditable } from '#contract/kit/steps/steps.ts'

/** True for a living record whose status leaves its fields open. */
export const isOpen = ({ flow }: Noun, of: { readonly deleted_at: string | null }): boolean =>
  of.deleted_at === null && (flow === undefined || isEditable(flow.steps, of))

/**
 * Fields of a record that are changed where their facts stand, by the key of the column: all but those of where it belongs, and
 * its status, which has an action of its own on the page.
 */
export const changeableFields = (of: Pick<SeenCrud<never>, 'fields' | 'records'>) =>
  new Map(
    Object.keys(of.fields)
      .filter((field) => field !== 'status' && !isSettled(of, field))
      .map((field) => [columnOf(field), field] as const),
  )
