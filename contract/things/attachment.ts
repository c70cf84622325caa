import { z } from 'zod'
import { fileId } from '#contract/file/file.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { idParam } from '#contract/kit/page.ts'
import { ofRecord, someone } from './thing.ts'

/** Most files of one record. */
export const ATTACHMENTS_MAX = 100
/** Most files that one call attaches. */
const AT_ONCE = 20

export interface Attachment {
  /** Id of the file: `file.link` gives an address for it to people who may open the record. */
  id: number
  nome: string
  type: string
  /** Bytes. */
  size: number
  at: string
  by: RecordRef | null
  removable: boolean
}

const row: z.ZodType<Attachment> = z.object({
  id: z.number().int(),
  nome: z.string(),
  type: z.string(),
  size: z.number().int(),
  at: z.string(),
  by: someone,
  removable: z.boolean(),
})
const output = z.object({ data: z.array(row), writable: z.boolean() })

export const attachmentCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/attachments/:thing/:id',
    shows: [':thing'],
    can: 'login',
    summary: 'The files attached to a record, oldest first, for whoever may open it',
    input: z.object(ofRecord),
    output,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/attachments/:thing/:id',
    can: 'login',
    summary: 'Attaches files of the use "attachment" to a record: one’s own, ready, claimed by nothing yet',
    input: z.object({ ...ofRecord, files: z.array(fileId).min(1).max(AT_ONCE) }),
    output,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/attachments/:thing/:id/:file',
    can: 'login',
    summary: 'Takes one’s own file off a record, or another’s for whoever may delete the record',
    input: z.object({ ...ofRecord, file: idParam }),
    output,
  }),
}
