import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { foundPage, lookupInput } from '#contract/kit/list/lookup.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { richText, storedRich, type RichDoc } from '#contract/kit/rich.ts'
import { ofRecord, someone } from './thing.ts'

/** Most characters of a comment as plain text. */
export const COMMENT_MAX = 5000
/** Most comments of one person within an hour: each may notify twenty people by e-mail. */
export const COMMENTS_PER_HOUR = 100

export interface CommentRow {
  id: number
  author: RecordRef | null
  at: string
  /** Time of the author's last edit. */
  edited_at: string | null
  /** Time of the deletion; a deleted comment has no body, and keeps its place in the conversation. */
  deleted_at: string | null
  body: RichDoc | null
  /** Mentioned people. */
  people: RecordRef[]
  version: number
  editable: boolean
  removable: boolean
}

const row: z.ZodType<CommentRow> = z.object({
  id: z.number().int(),
  author: someone,
  at: z.string(),
  edited_at: z.string().nullable(),
  deleted_at: z.string().nullable(),
  body: storedRich.nullable(),
  people: z.array(recordRef),
  version: z.number().int(),
  editable: z.boolean(),
  removable: z.boolean(),
})

const one = z.object({ data: row })
const body = richText(COMMENT_MAX)
const which = { ...ofRecord, comment: idParam }

export const commentCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/comments/:thing/:id',
    shows: [':thing.comments'],
    can: 'login',
    summary: 'The newest comments on a record, oldest of them first, for whoever may open it; older ones by `before`',
    input: z.object({ ...ofRecord, before: idParam.optional() }),
    output: z.object({ data: z.array(row), more: z.boolean(), total: z.number().int(), writable: z.boolean() }),
  }),
  create: endpoint({
    method: 'POST',
    creates: true,
    path: '/api/comments/:thing/:id',
    can: 'login',
    summary: 'Comments on a record; tells who is mentioned and who watches it',
    /** `client_id` is made by the page, so that a repeated call adds one comment. */
    input: z.object({ ...ofRecord, body, client_id: z.uuid().optional() }),
    output: one,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/comments/:thing/:id/:comment',
    can: 'login',
    summary: 'Changes one’s own comment; who is newly mentioned is told',
    input: z.object({ ...which, version: recordVersion, body }),
    output: one,
    refuses: [409],
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/comments/:thing/:id/:comment',
    can: 'login',
    summary: 'Deletes one’s own comment, or another’s for whoever may delete the record',
    input: z.object({ ...which, version: recordVersion }),
    output: one,
    refuses: [409],
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/comments/:thing/:id/people',
    can: 'login',
    summary: 'Finds people to mention in a comment: those who may open the record',
    input: z.object({ ...ofRecord, ...lookupInput }),
    output: foundPage,
  }),
}
