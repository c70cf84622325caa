import type { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { loopColumnKeys } from '#contract/loop/loop.filter.ts'
import { loopCalls } from '#contract/loop/loop.ts'

/** A table that views can be saved of: the list that it shows and the columns it has. */
interface ViewTable {
  /** Whoever may ask for the list may keep and share views of it, and its input is what a view's state must fit. */
  readonly list: Endpoint<z.ZodObject, z.ZodType, Permission>
  readonly columns: readonly string[]
}

const viewTables = {
  loops: { list: loopCalls.list, columns: loopColumnKeys },
} as const satisfies Readonly<Record<string, ViewTable>>

const isKnown = (it: string): it is keyof typeof viewTables => Object.hasOwn(viewTables, it)

export const viewTable = (id: string): ViewTable | undefined => (isKnown(id) ? viewTables[id] : undefined)
