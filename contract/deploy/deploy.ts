import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { instantInput } from '#contract/kit/page.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'

export const environment = codes({ development: 1, staging: 2, production: 3 })
export const deployResult = codes({ underWay: 1, done: 2, failed: 3, rolledBack: 4 })

export interface DeployRow {
  id: number
  /** The version. */
  nome: string
  venture: RecordRef | null
  venture_id: number
  environment: number
  result: number
  /** Text about the changes. */
  descricao: string
  /** Time of the deploy. */
  at: string
  by: RecordRef | null
  by_id: number | null
  created_at: string
  deleted_at: string | null
  version: number
}

const deployRow: z.ZodType<DeployRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  venture: recordRef.nullable(),
  venture_id: z.number().int(),
  environment: z.number().int(),
  result: z.number().int(),
  descricao: z.string(),
  at: z.string(),
  by: recordRef.nullable(),
  by_id: z.number().int().nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

export const deployVentures = lookupOf({
  path: '/api/deploys/ventures',
  of: 'projeto',
  can: 'deploy.open',
  summary: 'Finds the ventures that one may record deploys of',
})
export const deployPeople = lookupOf({
  path: '/api/deploys/people',
  people: true,
  can: 'deploy.open',
  summary: 'Finds who may have made a deploy: active people who are not clients or guests',
})

export const deployList = listOf({
  id: 'deploys',
  noun: 'deploy',
  path: '/api/deploys',
  can: 'deploy.open',
  summary: 'Deploys of the ventures that one sees',
  row: deployRow,
  sort: '-at',
  deleted: 'deploy.delete',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true },
    environment: {
      kind: 'code',
      codes: environment,
      sort: true,
      tones: { development: 'quiet', staging: 'info', production: 'brand' },
    },
    result: {
      kind: 'code',
      codes: deployResult,
      sort: true,
      tones: { underWay: 'info', done: 'ok', failed: 'danger', rolledBack: 'warn' },
    },
    at: { kind: 'instant', sort: true },
    by: { kind: 'person', sort: 'up', search: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    venture_id: recordFilter(deployVentures, 'venture'),
    environment: codesFilter(environment, 'environment'),
    result: codesFilter(deployResult, 'result'),
    by_id: recordFilter(deployPeople, 'by'),
    period: daysFilter('at'),
  },
})

const instant = instantInput.meta({ examples: ['2026-03-10T15:00:00Z'] })

export const deployCrud = crudOf(deployList, {
  thing: 'deploy',
  path: '/api/deploys',
  can: { open: 'deploy.open', create: 'deploy.create', edit: 'deploy.edit', delete: 'deploy.delete' },
  apart: true,
  fields: {
    venture_id: recordId,
    nome: requiredName(60),
    environment: z.literal(environment.values),
    result: z.literal(deployResult.values).default(deployResult.of.done),
    at: instant,
    by_id: recordId.nullable().default(null),
    descricao: optionalText(4000),
  },
  records: { venture_id: deployVentures, by_id: deployPeople },
})
