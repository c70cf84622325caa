import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { filterShape } from '#contract/kit/list/filter.ts'
import { exportInput, fileOutput, pageInput } from '#contract/kit/page.ts'
import { loopList } from '#contract/loop/loop.list.ts'
import {
  reportGroups,
  reportSorts,
  reportSteps,
  reportUnits,
  type DaySpan,
  type ReportFigures,
} from './report.rules.ts'

/** Name of the reports’ saved views. */
export const REPORT_VIEWS = 'report'

/** What a report is beside its filters, as its address and a saved view name it. */
export const reportShape = ['by', 'step', 'unit', 'compare'] as const

/** Most cells with hours in one answer. */
export const CELLS_MAX = 50_000

export interface ReportCell extends ReportFigures {
  /** Place of its column, from 0. */
  readonly at: number
}

export interface ReportRow extends ReportFigures {
  /** Null for hours of no client or no type. */
  readonly id: number | null
  /** Null where words name it: a type, or nothing. */
  readonly nome: string | null
  /** Tells two of one name apart. */
  readonly hint: string | null
  /** Only those with loops. */
  readonly cells: readonly ReportCell[]
  /** Of the period before; null where none is compared. */
  readonly before: ReportFigures | null
}

export interface HoursReport extends ReportFigures {
  readonly from: string
  readonly to: string
  readonly columns: readonly DaySpan[]
  readonly rows: readonly ReportRow[]
  /** Sums of the columns, one for each. */
  readonly totals: readonly ReportFigures[]
  /** The period before and its sum; null where none is compared. */
  readonly before: (DaySpan & ReportFigures) | null
}

const whole = z.number().int()
const figures = { loops: whole, seconds: whole, tenths: whole, centavos: whole.optional() }
const span = { from: z.string(), to: z.string() }
const hoursReport: z.ZodType<HoursReport> = z.object({
  ...span,
  ...figures,
  columns: z.array(z.object(span)),
  rows: z.array(
    z.object({
      ...figures,
      id: whole.nullable(),
      nome: z.string().nullable(),
      hint: z.string().nullable(),
      cells: z.array(z.object({ at: whole, ...figures })),
      before: z.object(figures).nullable(),
    }),
  ),
  totals: z.array(z.object(figures)),
  before: z.object({ ...span, ...figures }).nullable(),
})

const input = {
  by: z.enum(reportGroups).optional(),
  step: z.enum(reportSteps).optional(),
  unit: z.enum(reportUnits).optional(),
  compare: z.union([z.boolean(), z.enum(['true', 'false']).transform((it) => it === 'true')]).optional(),
  sort: pageInput(reportSorts).sort,
  ...filterShape(loopList.filters, undefined),
}

export const reportCalls = {
  hours: endpoint({
    method: 'GET',
    path: '/api/reports/hours',
    can: 'loop.list',
    shows: ['loop'],
    summary:
      'Hours by person, client, venture, gate, cell, atom or type, by day, week or month; filters of Loop Center',
    input: z.object(input),
    output: hoursReport,
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/reports/hours/export',
    can: 'loop.list',
    file: true,
    summary: 'A report of hours exactly as it is shown, as CSV, XLSX or PDF; is itself audited',
    input: z.object({ ...input, format: exportInput(['nome']).format }),
    output: fileOutput,
  }),
} as const
