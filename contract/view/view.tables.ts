import type { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { accessList, auditList } from '#contract/audit/audit.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { loopColumnKeys } from '#contract/loop/loop.filter.ts'
import { loopCalls } from '#contract/loop/loop.ts'
import { nouns } from '#contract/nouns.ts'
import { supportList } from '#contract/support/support.ts'

/** A table that views can be saved of: the list that it shows and the columns it has. */
interface ViewTable {
  /** Whoever may ask for the list may keep and share views of it, and its input is what a view's state must fit. */
  readonly list: Endpoint<z.ZodObject, z.ZodType, Permission | 'login'>
  readonly columns: readonly string[]
}

const viewTables = new Map<string, ViewTable>([
  ['loops', { list: loopCalls.list, columns: loopColumnKeys }],
  ...[...nouns.map((it) => it.list), auditList, accessList, supportList].map(
    ({ id, calls, columns }) => [id, { list: calls.list, columns: Object.keys(columns) }] as const,
  ),
])

export const viewTable = (id: string): ViewTable | undefined => viewTables.get(id)
