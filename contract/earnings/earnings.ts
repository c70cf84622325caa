import { z } from 'zod'
import { recordRef, share, type RecordRef, type Share } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { deliveryType, stages } from '#contract/venture/venture.rules.ts'
import { ventureClients } from '#contract/venture/venture.ts'

/** What a venture earned in the days asked for; its budget and progress are up to now. */
export interface EarningsRow {
  /** Of the venture. */
  id: number
  nome: string
  code: string
  cliente: RecordRef | null
  stage: string
  delivery_type: number
  revenue_centavos: number
  cost_centavos: number
  margin_centavos: number
  /** Percent of the revenue, to a tenth; null without revenue. */
  margin: number | null
  /** Decimal hours of all ended loops. */
  hours: number
  price_centavos: number | null
  hours_planned: number | null
  /** Cost of all concluded loops, and seconds of all ended ones, whatever the days. */
  spent_centavos: number
  tracked: number
  /** Percent of the price (closed scope) or of the planned hours (LIVE); null without either. */
  burned: number | null
  progress: Share
  /** Percentage points by which a closed scope under way burns ahead of its progress; null for others. */
  ahead: number | null
  deleted_at: string | null
}

const whole = z.number().int()
const percent = z.number().nullable()

export const earningsRow: z.ZodType<EarningsRow> = z.object({
  id: whole,
  nome: z.string(),
  code: z.string(),
  cliente: recordRef.nullable(),
  stage: z.string(),
  delivery_type: whole,
  revenue_centavos: whole,
  cost_centavos: whole,
  margin_centavos: whole,
  margin: percent,
  hours: z.number(),
  price_centavos: whole.nullable(),
  hours_planned: z.number().nullable(),
  spent_centavos: whole,
  tracked: whole,
  burned: percent,
  progress: share,
  ahead: percent,
  deleted_at: z.string().nullable(),
})

export const earningsList = listOf({
  id: 'earnings',
  noun: 'earnings',
  also: ['loop', 'invoice', 'entrega', 'projeto'],
  path: '/api/earnings',
  can: 'earnings.open',
  summary: 'What each venture earned in some days, else this year, and how it burns its budget',
  row: earningsRow,
  // Closed scopes that burn faster than they progress stand first.
  sort: '-ahead',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    cliente: { kind: 'record', sort: 'up', search: true, extra: true },
    revenue_centavos: { kind: 'centavos', sort: true, sum: true },
    cost_centavos: { kind: 'centavos', sort: true, sum: true },
    margin_centavos: { kind: 'centavos', sort: true, sum: true },
    margin: { kind: 'own', sort: true },
    hours: { kind: 'hours', paid: true, sort: true, sum: true },
    price_centavos: { kind: 'centavos', sort: true, extra: true },
    burned: { kind: 'own', sort: true },
    progress: { kind: 'progress', sort: true, percent: true },
    ahead: { kind: 'own', sort: true, extra: true },
    stage: { kind: 'code', codes: stages, sort: true, extra: true },
    delivery_type: { kind: 'code', codes: deliveryType, sort: true, extra: true },
    code: { kind: 'text', sort: 'up', search: true, extra: true },
  },
  filters: {
    period: daysFilter('revenue_centavos', { word: 'filter_days' }),
    cliente_id: recordFilter(ventureClients, 'cliente'),
    stage: codesFilter(stages, 'stage'),
  },
})
