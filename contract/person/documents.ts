import { z } from 'zod'
import { fileId } from '#contract/file/file.ts'
import { codes } from '#contract/kit/codes.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import type { RecordRef } from '#contract/kit/list/column.ts'
import { idParam } from '#contract/kit/page.ts'
import { someone } from '#contract/things/thing.ts'

export const documentKind = codes({ contract: 1, identity: 2, cnpjCard: 3, address: 4, bank: 5, other: 6 })

/** Most documents of a person. */
export const DOCUMENTS_MAX = 50
/** Most files of one call. */
const AT_ONCE = 10

export interface PersonDocument {
  /** Id of the file: `file.link` gives an address for it. */
  id: number
  kind: number
  nome: string
  /** Bytes. */
  size: number
  at: string
  by: RecordRef | null
  removable: boolean
}

const row: z.ZodType<PersonDocument> = z.object({
  id: z.number().int(),
  kind: z.number().int(),
  nome: z.string(),
  size: z.number().int(),
  at: z.string(),
  by: someone,
  removable: z.boolean(),
})
const output = z.object({ data: z.array(row) })

/** Calls of a person's documents (contract, identity and the like): for themselves, and for people who edit people. */
export const documentCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/people/:id/documents',
    can: 'login',
    summary:
      'The documents of a person, newest first, for themselves and whoever edits people; for others there are none',
    input: z.object({ id: idParam }),
    output,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/people/:id/documents',
    can: 'login',
    summary: 'Keeps files of the use "document" as documents of a person, all of one kind',
    input: z.object({ id: idParam, kind: z.literal(documentKind.values), files: z.array(fileId).min(1).max(AT_ONCE) }),
    output,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/people/:id/documents/:file',
    can: 'login',
    summary: 'Removes a document: for whoever edits people any, for the person what they sent themselves',
    input: z.object({ id: idParam, file: idParam }),
    output,
  }),
}
