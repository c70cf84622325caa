import { z } from 'zod'
import { entregaStatus } from '#contract/entrega/entrega.rules.ts'
import { entregaRow, type EntregaRow } from '#contract/entrega/entrega.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { fileOutput, idParam, recordVersion } from '#contract/kit/page.ts'

/** Every status of an atom, `atom_<n>` in the words. */
export const ATOM_STATUSES = [0, 1, 2, 3, 4, 5, 6] as const

/** Most atoms that are offered to a deliverable at once; a search finds the others. */
export const ATOMS_SHOWN = 50
/** Most atoms that one call links to a deliverable, or unlinks. */
export const ATOMS_AT_ONCE = 200

/** An atom of the deliverable's venture. */
export interface AtomChoice {
  id: number
  /** Short id, as in `LUA-128`. */
  ref: string
  nome: string
  cell: string
  status: number
  /** Name of the deliverable that it points to; null for none. */
  entrega: string | null
  mine: boolean
}

/** Work on one atom of a deliverable. */
export interface ReportAtom {
  id: number
  nome: string
  descricao: string
  cell: string
  status: number
  finished_on: string | null
  /** Of all ended loops; missing for people who may not see time. */
  seconds?: number
}

export interface EntregaReport {
  entrega: EntregaRow
  organisation: string
  atoms: ReportAtom[]
  seconds?: number
  files: { id: number; nome: string; type: string; size: number; at: string }[]
}

const report: z.ZodType<EntregaReport> = z.object({
  entrega: entregaRow,
  organisation: z.string(),
  atoms: z.array(
    z.object({
      id: z.number().int(),
      nome: z.string(),
      descricao: z.string(),
      cell: z.string(),
      status: z.number().int(),
      finished_on: z.string().nullable(),
      seconds: z.number().int().optional(),
    }),
  ),
  seconds: z.number().int().optional(),
  files: z.array(
    z.object({
      id: z.number().int(),
      nome: z.string(),
      type: z.string(),
      size: z.number().int(),
      at: z.string(),
    }),
  ),
})

const which = { id: idParam }
const one = z.object({ data: entregaRow })
const someAtoms = z.array(recordId).max(ATOMS_AT_ONCE).default([])
const choice: z.ZodType<AtomChoice> = z.object({
  id: z.number().int(),
  ref: z.string(),
  nome: z.string(),
  cell: z.string(),
  status: z.number().int(),
  entrega: z.string().nullable(),
  mine: z.boolean(),
})

export const entregaCalls = {
  status: endpoint({
    method: 'PATCH',
    path: '/api/entregas/:id/status',
    can: 'entrega.changeStatus',
    summary: 'Moves a deliverable to a status next to its own; a stale version answers 409',
    input: z.object({ ...which, version: recordVersion, status: z.literal(entregaStatus.values) }),
    output: one,
    refuses: [409],
  }),
  choices: endpoint({
    method: 'GET',
    path: '/api/entregas/:id/atoms',
    can: 'entrega.edit',
    summary: 'Finds atoms of the deliverable’s venture, its own first, with the deliverable that each points to',
    input: z.object({ ...which, q: z.string().trim().max(100).optional() }),
    /** `more`: there are others than these. */
    output: z.object({ data: z.array(choice), more: z.boolean() }),
  }),
  setAtoms: endpoint({
    method: 'PATCH',
    path: '/api/entregas/:id/atoms',
    can: 'entrega.edit',
    summary: 'Ties atoms of the venture to a deliverable and unties others; a stale version answers 409',
    input: z.object({ ...which, version: recordVersion, add: someAtoms, remove: someAtoms }),
    output: one,
    refuses: [409],
  }),
  report: endpoint({
    method: 'GET',
    path: '/api/entregas/:id/report',
    can: 'entrega.open',
    summary: 'The delivery report: what was done, hours as far as one sees time, and files as evidence',
    input: z.object(which),
    output: report,
  }),
  reportFile: endpoint({
    method: 'GET',
    path: '/api/entregas/:id/report/file',
    can: 'entrega.open',
    file: true,
    summary: 'The delivery report as a PDF; is itself audited',
    input: z.object(which),
    output: fileOutput,
  }),
} as const
