import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'

/** Specification, section 4: area and message are 0 inactive or 1 active. */
export const areaStatus = codes({ inactive: 0, active: 1 })

export interface AreaRow {
  id: number
  nome: string
  descricao: string
  status: number
  /** People who work in it. */
  people: number
  created_at: string
  deleted_at: string | null
  version: number
}

const areaRow: z.ZodType<AreaRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  status: z.number().int(),
  people: z.number().int(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

export const areaList = listOf({
  id: 'areas',
  noun: 'area',
  path: '/api/areas',
  can: 'area.open',
  summary: 'The areas of expertise',
  row: areaRow,
  sort: 'nome',
  deleted: 'area.delete',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    status: { kind: 'code', codes: areaStatus, sort: true, tones: { active: 'ok', inactive: 'quiet' } },
    people: { kind: 'count', sort: true, sum: true },
    descricao: { kind: 'text', search: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: { status: codesFilter(areaStatus, 'status'), period: daysFilter('created_at') },
})

export const areaCrud = crudOf(areaList, {
  thing: 'area',
  path: '/api/areas',
  can: { open: 'area.open', create: 'area.create', edit: 'area.edit', delete: 'area.delete' },
  fields: {
    nome: requiredName(80),
    descricao: optionalText(300),
    status: z.literal(areaStatus.values).default(areaStatus.of.active),
  },
})
