import { z } from 'zod'
import { entregaRow } from '#contract/entrega/entrega.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { fileOutput, idParam, recordVersion } from '#contract/kit/page.ts'

/** Most atoms that are offered to a deliverable at once; a search finds the others. */
export const ATOMS_SHOWN = 50
/** Most atoms that one call links to a deliverable, or unlinks. */
export const ATOMS_AT_ONCE = 200

const id = z.number().int()

/** An atom of the deliverable's venture. */
const choice = z.object({
  id,
  /** Short id, as in `LUA-128`. */
  ref: z.string(),
  nome: z.string(),
  cell: z.string(),
  status: z.number().int(),
  /** Name of the deliverable that it points to; null for none. */
  entrega: z.string().nullable(),
  mine: z.boolean(),
})
export type AtomChoice = z.output<typeof choice>

/** Work on one atom of a deliverable. */
const reportAtom = z.object({
  id,
  nome: z.string(),
  descricao: z.string(),
  cell: z.string(),
  status: z.number().int(),
  finished_on: z.string().nullable(),
  /** Of all ended loops; missing for people who may not see time. */
  seconds: z.number().int().optional(),
})
export type ReportAtom = z.output<typeof reportAtom>

const report = z.object({
  entrega: entregaRow,
  organisation: z.string(),
  atoms: z.array(reportAtom),
  seconds: z.number().int().optional(),
  files: z.array(z.object({ id, nome: z.string(), type: z.string(), size: z.number().int(), at: z.string() })),
})
export type EntregaReport = z.output<typeof report>

const which = { id: idParam }
const someAtoms = z.array(recordId).max(ATOMS_AT_ONCE).default([])

/** Inputs and answers of `entregaCalls`. */
export const entregaSchemas = {
  choices: {
    input: z.object({ ...which, q: z.string().trim().max(100).optional() }),
    /** `more`: there are others than these. */
    output: z.object({ data: z.array(choice), more: z.boolean() }),
  },
  setAtoms: {
    input: z.object({ ...which, version: recordVersion, add: someAtoms, remove: someAtoms }),
    output: z.object({ data: entregaRow }),
  },
  report: {
    input: z.object(which),
    output: report,
  },
  reportFile: {
    input: z.object(which),
    output: fileOutput,
  },
}
