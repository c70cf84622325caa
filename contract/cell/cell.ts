import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, share, type RecordRef, type Share } from '#contract/kit/list/column.ts'
import { crudOf } from '#contract/kit/list/crud.ts'
import { recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { idParam } from '#contract/kit/page.ts'
import { optionalText, requiredName } from '#contract/kit/text.ts'

export interface CellRow {
  id: number
  nome: string
  descricao: string
  gate: RecordRef
  gate_id: number
  venture: RecordRef
  venture_id: number
  /** Its place among the cells of the gate. */
  position: number
  /** Atoms that are finished, of those that are not cancelled. */
  progress: Share
  /** The estimates of its atoms, in hours. */
  hours_planned?: number
  /** Seconds of all loops on its atoms that have ended. */
  tracked?: number
  responsavel?: RecordRef | null
  responsavel_id?: number | null
  created_at: string
  deleted_at: string | null
  version: number
}

const cellRow: z.ZodType<CellRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  gate: recordRef,
  gate_id: z.number().int(),
  venture: recordRef,
  venture_id: z.number().int(),
  position: z.number().int(),
  progress: share,
  hours_planned: z.number().optional(),
  tracked: z.number().int().optional(),
  responsavel: recordRef.nullable().optional(),
  responsavel_id: z.number().int().nullable().optional(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

export const cellGates = lookupOf({
  path: '/api/cells/gates',
  can: 'cell.open',
  summary: 'Finds the gate of a cell, among those of the ventures that one sees',
})
export const cellPeople = lookupOf({
  path: '/api/cells/people',
  people: true,
  can: 'cell.edit',
  summary: 'Finds people who may be responsible for a cell',
})

export const cellList = listOf({
  id: 'cells',
  noun: 'cell',
  path: '/api/cells',
  can: 'cell.open',
  summary: 'Cells of the ventures that one sees',
  row: cellRow,
  sort: 'position',
  deleted: 'cell.restore',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    venture: { kind: 'record', of: 'projeto', sort: 'up', search: true },
    gate: { kind: 'record', sort: 'up', search: true },
    progress: { kind: 'progress', sort: true },
    hours_planned: { kind: 'hours', sort: true, sum: true, can: 'atom.list' },
    tracked: { kind: 'duration', sort: true, sum: true, can: 'atom.seeTime' },
    responsavel: { kind: 'person', sort: 'up', can: 'atom.open' },
    descricao: { kind: 'text', search: true, extra: true, prose: true },
    position: { kind: 'count', sort: true, extra: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: { gate_id: recordFilter(cellGates, 'gate') },
})

export const cellCrud = crudOf(cellList, {
  thing: 'cell',
  also: ['atom', 'loop'],
  path: '/api/cells',
  can: { open: 'cell.open', create: 'cell.create', edit: 'cell.edit', delete: 'cell.delete', restore: 'cell.restore' },
  apart: true,
  fields: {
    nome: requiredName(160),
    gate_id: recordId,
    descricao: optionalText(4000),
    responsavel_id: recordId.nullable().optional(),
  },
  records: { gate_id: cellGates, responsavel_id: cellPeople },
})

/** An atom in the list of its cell. */
export interface CellAtom {
  id: number
  /** `LUA-128`. */
  ref: string
  nome: string
  status: number
  data: string | null
  /** The day on which it ended. */
  data_fim: string | null
  late: boolean
  /** Another open atom blocks it. */
  blocked?: boolean
  checklist: Share
  /** The estimate. */
  hours_planned?: number | null
  /** Seconds of its loops that have ended. */
  tracked?: number
}

const atom: z.ZodType<CellAtom> = z.object({
  id: z.number().int(),
  ref: z.string(),
  nome: z.string(),
  status: z.number().int(),
  data: z.string().nullable(),
  data_fim: z.string().nullable(),
  late: z.boolean(),
  blocked: z.boolean().optional(),
  checklist: share,
  hours_planned: z.number().nullable().optional(),
  tracked: z.number().int().optional(),
})

export const cellCalls = {
  atoms: endpoint({
    method: 'GET',
    path: '/api/cells/:id/atoms',
    shows: ['atom'],
    can: 'cell.open',
    summary: 'The atoms of a cell with status and progress, open ones first',
    input: z.object({ id: idParam }),
    output: z.object({ data: z.array(atom) }),
  }),
  move: endpoint({
    method: 'POST',
    path: '/api/cells/:id/move',
    can: 'cell.edit',
    summary: 'Puts a cell one place up or down in its gate',
    input: z.object({ id: idParam, way: z.enum(['up', 'down']) }),
    output: z.object({ moved: z.boolean() }),
  }),
} as const
