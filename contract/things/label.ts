import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { colour, requiredName } from '#contract/kit/text.ts'
import { ofRecord } from './thing.ts'

const LABEL_MAX = 40
/** Most labels of one noun. */
export const LABELS_MAX = 100
/** Most labels on one record. */
export const LABELS_EACH = 20

export interface Label {
  id: number
  nome: string
  color: string
  version: number
}

const label: z.ZodType<Label> = z.object({
  id: z.number().int(),
  nome: z.string(),
  color: z.string(),
  version: z.number().int(),
})

const which = { ...ofRecord, label: idParam }
const nome = requiredName(LABEL_MAX)
const output = z.object({
  /** Labels of this record. */
  data: z.array(label),
  /** Labels of its noun, these included. */
  all: z.array(label),
  writable: z.boolean(),
})

export const labelCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/labels/:thing/:id',
    shows: [':thing'],
    can: 'login',
    summary: 'The labels on a record and all that its noun has, for whoever may open it',
    input: z.object(ofRecord),
    output,
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/labels/:thing/:id',
    can: 'login',
    summary: 'Makes a label of the noun and puts it on the record',
    input: z.object({ ...ofRecord, nome, color: colour }),
    output,
    refuses: [409],
  }),
  assign: endpoint({
    method: 'PUT',
    path: '/api/labels/:thing/:id/assigned/:label',
    can: 'login',
    summary: 'Puts a label on a record',
    input: z.object(which),
    output,
  }),
  unassign: endpoint({
    method: 'DELETE',
    path: '/api/labels/:thing/:id/assigned/:label',
    can: 'login',
    summary: 'Takes a label off a record',
    input: z.object(which),
    output,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/labels/:thing/:id/:label',
    can: 'login',
    summary:
      'Changes the name or the colour of a label on every record that bears it, for whoever may delete such records',
    input: z.object({ ...which, version: recordVersion, nome: nome.optional(), color: colour.optional() }),
    output,
    refuses: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/labels/:thing/:id/:label',
    can: 'login',
    summary: 'Deletes a label of the noun, off every record that bears it, for whoever may delete such records',
    input: z.object({ ...which, version: recordVersion }),
    output,
    refuses: [409],
  }),
}
