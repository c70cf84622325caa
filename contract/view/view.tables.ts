import type { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { lists } from '#contract/lists.ts'

/** A table with saved views: its list and its columns. */
interface ViewTable {
  /** List of the table: its permission covers saving and sharing views, and its input bounds their states. */
  readonly list: Endpoint<z.ZodObject, z.ZodType, Permission | 'login'>
  readonly columns: readonly string[]
}

const viewTables = new Map<string, ViewTable>(
  lists.map(({ id, calls, columns }) => [id, { list: calls.list, columns: Object.keys(columns) }]),
)

export const viewTable = (id: string): ViewTable | undefined => viewTables.get(id)
