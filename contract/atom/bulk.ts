import { z } from 'zod'
import type { Permission } from '#contract/access/matrix.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordId } from '#contract/kit/list/lookup.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { LABELS_EACH } from '#contract/things/label.ts'
import { atomCrud } from './atom.ts'

/** Atoms of one bulk edit. */
export const ATOMS_AT_ONCE = 200
/** People who work on one atom. */
export const LOOPERS_MAX = 50

/** What became of an atom of a bulk edit. `gone` is also one that the person does not meet. */
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
/** What a bulk edit changes, without the atoms that it changes. */
export const bulkChanges = z.object(changes)
export type BulkChanges = z.input<typeof bulkChanges>

/** Each change by who may make it on a single atom. */
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
    /** The act of one's own that this one takes back: what it told people and they have not read is not told any more. */
    takes_back: z.string().max(100).optional(),
    ...changes,
  }),
  output: z.object({
    /** The act, as the history of each atom names it. */
    act: z.string(),
    changed: z.number().int(),
    results: z.array(
      z.object({
        id: z.number().int(),
        result: z.enum(bulkResults),
        /** Of an atom that changed, the one it has now. */
        version: z.number().int().optional(),
      }),
    ),
  }),
})
