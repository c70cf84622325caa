import type { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { lists } from '#contract/lists.ts'

/** A table that views can be saved of: the list that it shows and the columns it has. */
interface ViewTable {
  /** Whoever may ask for the list may keep and share views of it, and its input is what a view's state must fit. */
  readonly list: Endpoint<z.ZodObject, z.ZodType, Permission | 'login'>
  readonly columns: readonly string[]
}

const viewTables = new Map<string, ViewTable>(
  lists.map(({ id, calls, columns }) => [id, { list: calls.list, columns: Object.keys(columns) }]),
)

export const viewTable = (id: string): ViewTable | undefined => viewTables.get(id)
