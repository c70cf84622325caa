import { z } from 'zod'
import { dayInput, idParam } from '#contract/kit/page.ts'
import { periods } from '#contract/kit/period.ts'
import type { GuardedColumnOf } from '#contract/table/table.models.ts'
import { loopType } from './loop.states.ts'

export const loopSorts = ['inicio', 'fim', 'total', 'status', 'tipo', 'responsavel', 'atomo', 'project'] as const

const list = (of: z.ZodType<number, number | string>) =>
  z.preprocess((value) => (typeof value === 'string' ? value.split(',') : value), z.array(of).min(1).max(20)).optional()

export const loopFilter = {
  user_id: idParam.optional(),
  venture_id: idParam.optional(),
  /** A stretch of days in the person's zone that moves on with the calendar; `from` and `to` then say nothing. */
  period: z.enum(periods).optional(),
  /** First and last day, both included, in the person's zone. */
  from: dayInput.optional(),
  to: dayInput.optional(),
  /** Statuses, separated by commas. */
  status: list(z.coerce.number<number | string>().int().min(1).max(7)),
  tipo: list(z.coerce.number<number | string>().int().min(1).max(loopType.list.length)),
}

/** The filters that go by a column which may be hidden; a sort goes by the column of its own name. */
export const filterColumns = { user_id: 'responsavel' } as const satisfies Readonly<
  Partial<Record<keyof typeof loopFilter, GuardedColumnOf<'ponto'>>>
>

/** Columns of the loop table that an export can hold, in the table's order. */
export const loopColumnKeys = [
  'responsavel',
  'atomo',
  'cell',
  'gate',
  'project',
  'inicio',
  'fim',
  'total',
  'decimal',
  'valor',
  'tipo',
  'descricao',
  'status',
  'faturavel',
  'ajustes',
] as const

export const loopTotals = z.object({
  segundos: z.number().int(),
  /** `hh:mm:ss` over the whole filter. */
  total: z.string(),
  /** Decimal hours: the sum of each loop's own rounding. */
  decimal: z.number(),
  /** What is paid for the concluded ones, in reais; sent only to whom may see values. */
  valor: z.number().optional(),
})
