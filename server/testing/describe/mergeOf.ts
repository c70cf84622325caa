import type { Crud } from '#contract/kit/list/crud.ts'

/** The call that merges two records of a noun, for one that has it. */
export const mergeOf = <R>({
  thing,
  calls,
}: Pick<Crud<R>, 'thing' | 'calls'>): NonNullable<Crud<R>['calls']['merge']> => {
  if (!calls.merge) throw new Error(`${thing} has no merge`)
  return calls.merge
}
