import type { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import type { Endpoint } from '#contract/kit/endpoint.ts'
import { pageInput } from '#contract/kit/page.ts'
import { lists } from '#contract/lists.ts'
import { reportSorts } from '#contract/report/report.rules.ts'
import { REPORT_VIEWS, reportCalls } from '#contract/report/report.ts'

const { hours } = reportCalls

/** A table with saved views: its list and its columns. */
interface ViewTable {
  /** List of the table: its permission covers saving and sharing views, and its input bounds their states. */
  readonly list: Endpoint<z.ZodObject, z.ZodType, Permission | 'login'>
  readonly columns: readonly string[]
}

const viewTables = new Map<string, ViewTable>([
  ...lists.map(({ id, calls, columns }): [string, ViewTable] => [
    id,
    { list: calls.list, columns: Object.keys(columns) },
  ]),
  // A report is no list, and is narrowed and grouped by its address as one.
  [REPORT_VIEWS, { list: { ...hours, input: hours.input.extend(pageInput(reportSorts)) }, columns: [] }],
])

export const viewTable = (id: string): ViewTable | undefined => viewTables.get(id)
