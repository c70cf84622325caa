import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { flowOf, mayOf } from '#contract/kit/steps/calls.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { particleStatus } from './particle.rules.ts'
import { particlePlace, particleSteps, type ParticleStep } from './particle.steps.ts'

export interface ParticleRow {
  id: number
  nome: string
  descricao: string
  venture: RecordRef
  venture_id: number
  status: number
  priority: number
  author: RecordRef | null
  /** Number of votes. */
  votes: number
  /** People who voted. */
  voters: RecordRef[]
  /** Estimate in hours. */
  hours_planned: number | null
  /** Atom that it was promoted to; once and for good. */
  atom: RecordRef | null
  created_at: string
  deleted_at: string | null
  version: number
  may: readonly ParticleStep[]
}

const id = z.number().int()
export const particleRow: z.ZodType<ParticleRow> = z.object({
  id,
  nome: z.string(),
  descricao: z.string(),
  venture: recordRef,
  venture_id: id,
  status: id,
  priority: id,
  author: recordRef.nullable(),
  votes: id,
  voters: z.array(recordRef),
  hours_planned: z.number().nullable(),
  atom: recordRef.nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: id,
  may: mayOf(particleSteps),
})

export const particleVentures = lookupOf({
  path: '/api/particles/ventures',
  of: 'projeto',
  can: 'particle.open',
  summary: 'Finds the ventures whose backlog one sees, those of a client first',
  first: ['cliente_id'],
})
export const particleAuthors = lookupOf({
  path: '/api/particles/authors',
  people: true,
  can: 'particle.open',
  summary: 'Finds who wrote particles that one sees',
})
export const particleCells = lookupOf({
  path: '/api/particles/cells',
  can: 'particle.promote',
  within: ['venture_id'],
  summary: 'Finds the cell, with its gate and venture, that a particle is promoted into',
})

export const particleList = listOf({
  id: 'particles',
  ...particlePlace,
  row: particleRow,
  sort: '-created_at',
  deleted: 'particle.restore',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true, extra: true },
    status: {
      kind: 'code',
      codes: particleStatus,
      sort: true,
      tones: { backlog: 'quiet', todo: 'quiet', doing: 'brand', review: 'info', done: 'ok' },
    },
    votes: { kind: 'count', sort: true, sum: true },
    priority: {
      kind: 'code',
      codes: venturePriority,
      sort: true,
      tones: { low: 'quiet', normal: 'quiet', high: 'warn', urgent: 'danger' },
    },
    author: { kind: 'person', sort: 'up', search: true, wide: true },
    hours_planned: { kind: 'hours', sort: true, sum: true, wide: true },
    atom: { kind: 'record', sort: 'up' },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    status: codesFilter(particleStatus, 'status'),
    venture_id: recordFilter(particleVentures, 'venture'),
    author_id: recordFilter(particleAuthors, 'author'),
    priority: codesFilter(venturePriority, 'priority'),
    promoted: flagFilter('atom'),
    period: daysFilter('created_at'),
  },
})

const ESTIMATE_MAX = 100_000
export const PARTICLE_DESCRIPTION_MAX = 4000

export const particleCrud = crudOf(particleList, {
  thing: 'particle',
  path: '/api/particles',
  can: {
    open: 'particle.open',
    create: 'particle.create',
    edit: 'particle.edit',
    delete: 'particle.delete',
    restore: 'particle.restore',
  },
  apart: true,
  fields: {
    nome: requiredName(160),
    venture_id: recordId,
    descricao: optionalText(PARTICLE_DESCRIPTION_MAX),
    status: z.literal(particleStatus.values).default(particleStatus.of.backlog),
    priority: z.literal(venturePriority.values).default(venturePriority.of.normal),
    hours_planned: z.number().min(0).max(ESTIMATE_MAX).nullable().default(null),
  },
  records: { venture_id: particleVentures },
})

export const particleFlow = flowOf(particleSteps, particleRow, { promote: { cell_id: recordId } })
