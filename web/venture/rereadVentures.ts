import { ventureCrud, ventureList } from '#contract/venture/venture.ts'
import { invalidate } from '#web/kit/call/query.ts'

/** Reads again what shows ventures by their stage. */
export const rereadVentures = (): void => {
  void invalidate(ventureList.calls.list)
  void invalidate(ventureCrud.calls.show)
}
