import { z } from 'zod'
import { recordRef, share, type RecordRef, type Share } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { MAX_CENTAVOS } from '#contract/kit/money.ts'
import { centavos, dayInput } from '#contract/kit/page.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { newTeam } from '#contract/team/team.ts'
import { ventureColour } from '#contract/venture/colour.rules.ts'
import {
  deliveryType,
  stages,
  ventureCycle,
  venturePriority,
  ventureStatus,
  type Stage,
} from '#contract/venture/venture.rules.ts'

export interface VentureRow {
  id: number
  uuid: string
  code: string
  nome: string
  descricao: string
  /** Agreed scope. */
  escopo: string
  cliente: RecordRef | null
  cliente_id: number | null
  stage: Stage
  status: number
  delivery_type: number
  cycle: number | null
  priority: number
  area: RecordRef | null
  area_id: number | null
  faturavel: boolean
  /** One of twelve (`ventureColour`). */
  colour: number
  /** Others are made from it; it is never active. */
  template: boolean
  starts_on: string | null
  /** The planned day of delivery. */
  ends_on: string | null
  /** Finished atoms, of those that are not cancelled. */
  progress: Share
  /** Number of atoms behind their planned day. */
  late: number
  /** Missing for readers who do not work on its atoms. */
  hours_planned?: number | null
  /** Seconds of all ended loops. */
  tracked?: number
  price_centavos?: number | null
  /** What its client is invoiced for an hour; null where its hours are not. */
  valor_hora_centavos?: number | null
  /** `price_centavos` in reais, by the specification's name. */
  valor?: number | null
  /** Number of members of the team. */
  team?: number
  created_at: string
  deleted_at: string | null
  version: number
}

const ventureRow: z.ZodType<VentureRow> = z.object({
  id: z.number().int(),
  uuid: z.string(),
  code: z.string(),
  nome: z.string(),
  descricao: z.string(),
  escopo: z.string(),
  cliente: recordRef.nullable(),
  cliente_id: z.number().int().nullable(),
  stage: z.enum(stages),
  status: z.number().int(),
  delivery_type: z.number().int(),
  cycle: z.number().int().nullable(),
  priority: z.number().int(),
  area: recordRef.nullable(),
  area_id: z.number().int().nullable(),
  faturavel: z.boolean(),
  colour: z.number().int(),
  template: z.boolean(),
  starts_on: z.string().nullable(),
  ends_on: z.string().nullable(),
  progress: share,
  late: z.number().int(),
  hours_planned: z.number().nullable().optional(),
  tracked: z.number().int().optional(),
  price_centavos: z.number().int().nullable().optional(),
  valor_hora_centavos: z.number().int().nullable().optional(),
  valor: z.number().nullable().optional(),
  team: z.number().int().optional(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

export const ventureClients = lookupOf({
  path: '/api/ventures/clients',
  can: 'projeto.open',
  summary: 'Finds clients: all of them for whoever sees all ventures, else those of the ventures that one sees',
})
export const ventureAreas = lookupOf({
  path: '/api/ventures/areas',
  can: 'projeto.open',
  summary: 'Finds the occupation area of a venture',
})

export const ventureList = listOf({
  id: 'ventures',
  noun: 'projeto',
  path: '/api/ventures',
  can: 'projeto.open',
  summary: 'Ventures: all, or those that one is on; a client’s are their company’s',
  row: ventureRow,
  sort: 'nome',
  deleted: 'projeto.seeDeleted',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    code: { kind: 'text', sort: 'up', search: true, wide: true },
    cliente: { kind: 'record', sort: 'up', search: true },
    stage: {
      kind: 'code',
      codes: stages,
      sort: true,
      tones: {
        negotiation: 'quiet',
        analysis: 'info',
        approved: 'info',
        execution: 'brand',
        finished: 'ok',
        accepted: 'ok',
      },
    },
    progress: { kind: 'progress', sort: true },
    late: { kind: 'count', sort: true, sum: true },
    ends_on: { kind: 'date', sort: true },
    priority: {
      kind: 'code',
      codes: venturePriority,
      sort: true,
      extra: true,
      tones: { low: 'quiet', normal: 'quiet', high: 'warn', urgent: 'danger' },
    },
    delivery_type: { kind: 'code', codes: deliveryType, sort: true, extra: true },
    // Section 6: 3, 5, 9 and 10 see value and resources only.
    hours_planned: { kind: 'hours', sort: true, sum: true, extra: true, can: 'atom.open' },
    tracked: { kind: 'duration', sort: true, sum: true, can: 'atom.seeTime', wide: true },
    price_centavos: { kind: 'centavos', sort: true, sum: true, can: 'projeto.seeValue' },
    valor_hora_centavos: { kind: 'centavos', sort: true, can: 'projeto.seeValue', extra: true },
    team: { kind: 'count', digits: 2, sort: true, can: 'projeto.seeTeam', extra: true },
    cycle: { kind: 'code', codes: ventureCycle, sort: true, extra: true },
    area: { kind: 'record', sort: 'up', extra: true },
    faturavel: { kind: 'flag', either: true, sort: true, extra: true },
    status: { kind: 'code', codes: ventureStatus, sort: true, extra: true, tones: { active: 'ok', inactive: 'quiet' } },
    starts_on: { kind: 'date', sort: true, extra: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    escopo: { kind: 'text', search: true, extra: true, prose: true },
    colour: { kind: 'code', codes: ventureColour, sort: true, extra: true },
    template: { kind: 'flag', sort: true, extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    stage: codesFilter(stages, 'stage'),
    status: codesFilter(ventureStatus, 'status'),
    cliente_id: recordFilter(ventureClients, 'cliente'),
    priority: codesFilter(venturePriority, 'priority'),
    delivery_type: codesFilter(deliveryType, 'delivery_type'),
    cycle: codesFilter(ventureCycle, 'cycle'),
    area_id: recordFilter(ventureAreas, 'area'),
    template: flagFilter('template'),
    period: daysFilter('ends_on'),
  },
})

/** Capital letters, digits and hyphens, because it is a part of addresses and of atoms' short ids. */
export const ventureCode = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^[A-Z][A-Z0-9]*(-[A-Z0-9]+)*$/, { error: 'projeto.codeRule' })
  .max(20)
  .meta({ examples: ['LUA-01'] })

const HOURS_MAX = 1_000_000
/** Most centavos an hour, as the table has it. */
const RATE_MAX = 99_999_999

export const ventureCrud = crudOf(ventureList, {
  thing: 'projeto',
  also: ['gate', 'atom', 'loop', 'team', 'client'],
  path: '/api/ventures',
  can: {
    open: 'projeto.open',
    create: 'projeto.create',
    edit: 'projeto.edit',
    delete: 'projeto.delete',
    restore: 'projeto.restore',
  },
  apart: true,
  fields: {
    nome: requiredName(160),
    code: ventureCode,
    cliente_id: recordId.nullable().default(null),
    delivery_type: z.literal(deliveryType.values).default(deliveryType.of.live),
    descricao: optionalText(2000),
    escopo: optionalText(4000),
    cycle: z.literal(ventureCycle.values).nullable().default(null),
    area_id: recordId.nullable().default(null),
    priority: z.literal(venturePriority.values).default(venturePriority.of.normal),
    starts_on: dayInput.nullable().default(null),
    ends_on: dayInput.nullable().default(null),
    // Writers who do not see these leave them out.
    hours_planned: z.number().min(0).max(HOURS_MAX).nullable().optional(),
    price_centavos: centavos(MAX_CENTAVOS).nullable().optional(),
    valor_hora_centavos: z.number().int().min(1).max(RATE_MAX).nullable().optional(),
    faturavel: z.boolean().default(true),
    // The next colour in turn when left out.
    colour: z.literal(ventureColour.values).optional(),
    template: z.boolean().default(false),
    status: z.literal(ventureStatus.values).default(ventureStatus.of.active),
  },
  brings: { team: newTeam },
  records: { cliente_id: ventureClients, area_id: ventureAreas },
})
