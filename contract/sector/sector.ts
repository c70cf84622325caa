import { z } from 'zod'
import { recordRef, share, type RecordRef, type Share } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'

export interface SectorRow {
  id: number
  nome: string
  descricao: string
  lead: RecordRef | null
  lead_id: number | null
  /** People who work in it. */
  people: number
  checklist: Share
  created_at: string
  deleted_at: string | null
  version: number
}

const sectorRow: z.ZodType<SectorRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  lead: recordRef.nullable(),
  lead_id: z.number().int().nullable(),
  people: z.number().int(),
  checklist: share,
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

/** Finds who may lead a sector: everybody active. */
export const sectorLeads = lookupOf({
  path: '/api/sectors/leads',
  people: true,
  can: 'sector.open',
  summary: 'Finds people who may lead a sector',
})

export const sectorList = listOf({
  id: 'sectors',
  noun: 'sector',
  path: '/api/sectors',
  can: 'sector.open',
  summary: 'The sectors of the organisation',
  row: sectorRow,
  sort: 'nome',
  deleted: 'sector.delete',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    lead: { kind: 'person', sort: 'up', search: true },
    people: { kind: 'count', sort: true, sum: true },
    descricao: { kind: 'text', search: true },
    checklist: { kind: 'checklist', extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: { lead_id: recordFilter(sectorLeads, 'lead'), period: daysFilter('created_at') },
})

export const sectorCrud = crudOf(sectorList, {
  thing: 'sector',
  path: '/api/sectors',
  can: { open: 'sector.open', create: 'sector.create', edit: 'sector.edit', delete: 'sector.delete' },
  fields: { nome: requiredName(80), descricao: optionalText(300), lead_id: recordId.nullable().default(null) },
  records: { lead_id: sectorLeads },
})
