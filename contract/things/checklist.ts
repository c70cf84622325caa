import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { ofRecord, someone } from './thing.ts'

const ITEM_MAX = 200
export const ITEMS_MAX = 100

export interface ChecklistItem {
  id: number
  text: string
  /** Time of the tick; `done_by` is its author. */
  done_at: string | null
  done_by: RecordRef | null
  version: number
}

const item: z.ZodType<ChecklistItem> = z.object({
  id: z.number().int(),
  text: z.string(),
  done_at: z.string().nullable(),
  done_by: someone,
  version: z.number().int(),
})

const text = requiredText(ITEM_MAX)
const which = { ...ofRecord, item: idParam }
/**
 * Each write answers the whole list, so that a page shows at once what others did meanwhile. `writable`: items may be
 * ticked; `editable`: they may also be added, changed, moved and taken off.
 */
const output = z.object({ data: z.array(item), writable: z.boolean(), editable: z.boolean() })

export const checklistCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/checklist/:thing/:id',
    shows: [':thing.checklist'],
    can: 'login',
    summary: 'The checklist of a record, in its order, for whoever may open it',
    input: z.object(ofRecord),
    output,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/checklist/:thing/:id',
    can: 'login',
    summary: 'Adds an item at the end of a checklist',
    input: z.object({ ...ofRecord, text }),
    output,
  }),
  check: endpoint({
    method: 'PUT',
    path: '/api/checklist/:thing/:id/:item/done',
    can: 'login',
    summary: 'Checks an item of a checklist, or takes it back',
    input: z.object({ ...which, done: z.boolean() }),
    output,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/checklist/:thing/:id/:item',
    can: 'login',
    summary: 'Changes the text of an item of a checklist',
    input: z.object({ ...which, version: recordVersion, text }),
    output,
    refuses: [409],
  }),
  move: endpoint({
    method: 'PUT',
    path: '/api/checklist/:thing/:id/:item/place',
    can: 'login',
    summary: 'Puts an item of a checklist at another place, counted from 0',
    input: z.object({ ...which, to: z.number().int().min(0).max(ITEMS_MAX) }),
    output,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/checklist/:thing/:id/:item',
    can: 'login',
    summary: 'Takes an item off a checklist',
    input: z.object(which),
    output,
  }),
}
