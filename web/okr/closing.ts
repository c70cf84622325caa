import { okrCalls } from '#contract/okr/key.ts'
import { cycleCalls } from '#contract/okr/okr.calls.ts'
import { goalCrud, goalList } from '#contract/okr/okr.ts'

/** Calls whose answers a closing makes old. */
export const oldAfterClosing = [okrCalls.page, goalCrud.calls.show, goalList.calls.list, cycleCalls.list] as const
