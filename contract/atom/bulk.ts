import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { LABELS_EACH } from '#contract/things/label.ts'
import { atomCrud } from './atom.ts'

/** Most atoms of one bulk edit. */
export const ATOMS_AT_ONCE = 200
/** Most people on one atom. */
export const LOOPERS_MAX = 50

/** Results of an atom in a bulk edit. `gone` covers atoms that the person does not see. */
export const bulkResults = ['changed', 'same', 'stale', 'gone', 'cellElsewhere', 'loopersFull', 'labelsFull'] as const
export type BulkResult = (typeof bulkResults)[number]

const { responsavel_id, data, priority, hours_planned } = atomCrud.fields
const labels = z.array(recordId).max(LABELS_EACH).optional()

const changes = {
  responsavel_id: responsavel_id.unwrap().optional(),
  data: data.unwrap().optional(),
  priority: priority.unwrap().optional(),
  hours_planned: hours_planned.unwrap().optional(),
  cell_id: recordId.optional(),
  add_loopers: z.array(recordId).max(LOOPERS_MAX).optional(),
  add_labels: labels,
  remove_labels: labels,
}
/** Changes of a bulk edit, without its atoms. */
export const bulkChanges = z.object(changes)
export type BulkChanges = z.input<typeof bulkChanges>

/** Permission that each change needs on a single atom. */
export const bulkNeeds = {
  responsavel_id: 'atom.setResponsible',
  data: 'atom.edit',
  priority: 'atom.edit',
  hours_planned: 'atom.edit',
  cell_id: 'atom.transfer',
  add_loopers: 'atom.seeLoopers',
  add_labels: 'atom.useChecklist',
  remove_labels: 'atom.useChecklist',
} as const satisfies Record<keyof BulkChanges, Permission>

export const atomBulk = endpoint({
  method: 'PATCH',
  path: '/api/atoms/bulk',
  can: 'atom.list',
  summary: 'Changes up to 200 atoms alike, what is left out stays; answers for each atom whether it changed or why not',
  input: z.object({
    atoms: z
      .array(z.object({ id: idParam, version: recordVersion }))
      .min(1)
      .max(ATOMS_AT_ONCE),
    /** Id of one's own act that this one undoes: its unread notifications are deleted. */
    takes_back: z.string().max(100).optional(),
    ...changes,
  }),
  output: z.object({
    /** Id of the act in the history of each atom. */
    act: z.string(),
    changed: z.number().int(),
    results: z.array(
      z.object({
        id: z.number().int(),
        result: z.enum(bulkResults),
        /** New version of a changed atom. */
        version: z.number().int().optional(),
      }),
    ),
  }),
})
