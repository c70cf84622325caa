import { z } from 'zod'
import { recordRef, share, type RecordRef, type Share } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { dayInput } from '#contract/kit/page.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { atomStatus } from './atom.rules.ts'

export interface AtomRow {
  id: number
  /** `LUA-128`: the short name of its venture and its number in it. */
  ref: string
  nome: string
  descricao: string
  status: number
  priority: number
  venture: RecordRef
  venture_id: number
  gate: RecordRef
  cell: RecordRef
  cell_id: number
  entrega: RecordRef | null
  entrega_id: number | null
  responsavel?: RecordRef | null
  responsavel_id?: number | null
  loopers?: RecordRef[]
  checklist?: Share
  /** The planned day. */
  data: string | null
  /** The day it was finished. */
  data_fim: string | null
  /** Specification, section 4, "Atom lateness". */
  late: boolean
  /** The estimate. */
  hours_planned?: number | null
  /** Seconds of its loops that have ended. */
  tracked?: number
  created_at: string
  deleted_at: string | null
  version: number
}

const id = z.number().int()
const atomRow: z.ZodType<AtomRow> = z.object({
  id,
  ref: z.string(),
  nome: z.string(),
  descricao: z.string(),
  status: id,
  priority: id,
  venture: recordRef,
  venture_id: id,
  gate: recordRef,
  cell: recordRef,
  cell_id: id,
  entrega: recordRef.nullable(),
  entrega_id: id.nullable(),
  responsavel: recordRef.nullable().optional(),
  responsavel_id: id.nullable().optional(),
  loopers: z.array(recordRef).optional(),
  checklist: share.optional(),
  data: z.string().nullable(),
  data_fim: z.string().nullable(),
  late: z.boolean(),
  hours_planned: z.number().nullable().optional(),
  tracked: id.optional(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: id,
})

export const atomVentures = lookupOf({
  path: '/api/atoms/ventures',
  of: 'projeto',
  can: 'atom.open',
  summary: 'Finds a venture that one meets atoms of',
})
export const atomGates = lookupOf({
  path: '/api/atoms/gates',
  can: 'atom.open',
  summary: 'Finds a gate that one meets atoms of, with its venture',
})
export const atomCells = lookupOf({
  path: '/api/atoms/cells',
  can: 'atom.open',
  within: ['venture_id'],
  summary: 'Finds a cell for an atom, with its gate and its venture',
})
export const atomEntregas = lookupOf({
  path: '/api/atoms/entregas',
  can: 'atom.open',
  within: ['venture_id'],
  summary: 'Finds a deliverable that an atom may belong to, with its venture',
})
export const atomPeople = lookupOf({
  path: '/api/atoms/people',
  people: true,
  can: 'atom.setResponsible',
  summary: 'Finds who may be responsible for an atom: active people, for a looper those of their own ventures',
})

export const atomLabels = lookupOf({
  path: '/api/atoms/labels',
  can: 'atom.list',
  summary: 'Finds a label that atoms bear or may get',
})

export const atomList = listOf({
  id: 'atoms',
  noun: 'atom',
  path: '/api/atoms',
  can: 'atom.list',
  summary: 'Atoms: all, or one’s own and those of the ventures that one is on',
  row: atomRow,
  sort: '-created_at',
  deleted: 'projeto.seeDeleted',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    ref: { kind: 'text', sort: 'up', search: true, extra: true },
    status: {
      kind: 'code',
      codes: atomStatus,
      sort: true,
      tones: {
        pending: 'quiet',
        accepted: 'brand',
        finished: 'info',
        cancelled: 'danger',
        approved: 'ok',
        invoiced: 'ok',
        paid: 'ok',
      },
    },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true, extra: true },
    responsavel: { kind: 'person', sort: 'up', search: true, can: 'atom.setResponsible' },
    loopers: { kind: 'own', can: 'atom.seeLoopers', extra: true },
    checklist: { kind: 'checklist', sort: true, can: 'atom.useChecklist', wide: true },
    data: { kind: 'date', sort: true },
    data_fim: { kind: 'date', sort: true, extra: true },
    late: { kind: 'flag', sort: true, extra: true },
    hours_planned: { kind: 'hours', sort: true, sum: true, can: 'atom.open' },
    tracked: { kind: 'duration', sort: true, sum: true, can: 'atom.seeTime', wide: true },
    priority: {
      kind: 'code',
      codes: venturePriority,
      sort: true,
      tones: { low: 'quiet', normal: 'quiet', high: 'warn', urgent: 'danger' },
    },
    entrega: { kind: 'record', sort: 'up', extra: true },
    gate: { kind: 'record', sort: 'up', extra: true },
    cell: { kind: 'record', sort: 'up', extra: true },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: {
    status: codesFilter(atomStatus, 'status'),
    venture_id: recordFilter(atomVentures, 'venture'),
    gate_id: recordFilter(atomGates, 'gate'),
    cell_id: recordFilter(atomCells, 'cell'),
    responsavel_id: recordFilter(atomPeople, 'responsavel'),
    mine: { ...flagFilter('nome'), word: 'filter_mine' },
    late: flagFilter('late'),
    blocked: { ...flagFilter('nome'), word: 'filter_blocked' },
    priority: codesFilter(venturePriority, 'priority'),
    label_id: { ...recordFilter(atomLabels, 'nome'), word: 'filter_label_id' },
    period: daysFilter('data'),
  },
})

const ESTIMATE_MAX = 100_000

export const atomCrud = crudOf(atomList, {
  thing: 'atom',
  also: ['loop'],
  path: '/api/atoms',
  can: {
    open: 'atom.read',
    create: 'atom.create',
    edit: 'atom.edit',
    delete: 'atom.delete',
    restore: 'atom.restore',
  },
  apart: true,
  fields: {
    nome: requiredName(160),
    cell_id: recordId,
    /** Specification, section 5: at most 300 characters. */
    descricao: optionalText(300),
    responsavel_id: recordId.nullable().default(null),
    entrega_id: recordId.nullable().default(null),
    data: dayInput.nullable().default(null),
    hours_planned: z.number().min(0).max(ESTIMATE_MAX).nullable().default(null),
    priority: z.literal(venturePriority.values).default(venturePriority.of.normal),
  },
  records: { cell_id: atomCells, responsavel_id: atomPeople, entrega_id: atomEntregas },
})
