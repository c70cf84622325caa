import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'

/** Specification, section 3, "Resource type". */
export const resourceType = codes({ documentation: 1, guide: 2, attachment: 3 })

export interface ResourceRow {
  id: number
  nome: string
  venture: RecordRef | null
  venture_id: number
  resource_type: number
  /** Its text, as Markdown. */
  descricao: string
  files: number
  created_at: string
  deleted_at: string | null
  version: number
}

const resourceRow: z.ZodType<ResourceRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  venture: recordRef.nullable(),
  venture_id: z.number().int(),
  resource_type: z.number().int(),
  descricao: z.string(),
  files: z.number().int(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

export const resourceVentures = lookupOf({
  path: '/api/resources/ventures',
  of: 'projeto',
  can: 'resource.list',
  summary: 'Finds ventures that one sees, to find their resources',
})

export const resourceList = listOf({
  id: 'resources',
  noun: 'resource',
  path: '/api/resources',
  can: 'resource.list',
  summary: 'Documentation, guides and attachments of the ventures that one sees',
  row: resourceRow,
  sort: 'nome',
  deleted: 'resource.delete',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true },
    resource_type: {
      kind: 'code',
      codes: resourceType,
      sort: true,
      tones: { documentation: 'brand', guide: 'info', attachment: 'quiet' },
    },
    files: { kind: 'count', sort: true },
    created_at: { kind: 'instant', sort: true },
  },
  filters: {
    resource_type: codesFilter(resourceType, 'resource_type'),
    venture_id: recordFilter(resourceVentures, 'venture'),
  },
})

const TEXT_MAX = 50_000

export const resourceCrud = crudOf(resourceList, {
  thing: 'resource',
  path: '/api/resources',
  can: { open: 'resource.open', create: 'resource.create', edit: 'resource.edit', delete: 'resource.delete' },
  apart: true,
  fields: {
    venture_id: recordId,
    nome: requiredName(160),
    resource_type: z.literal(resourceType.values).default(resourceType.of.documentation),
    descricao: optionalText(TEXT_MAX),
  },
  records: { venture_id: resourceVentures },
})
