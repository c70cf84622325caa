import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef } from '#contract/kit/list/column.ts'
import { ofRecord } from './thing.ts'

const output = z.object({
  watching: z.boolean(),
  /** Those who may open it still. */
  data: z.array(recordRef),
})

export const watchCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/watchers/:thing/:id',
    shows: [':thing'],
    can: 'login',
    summary: 'Who watches a record, for whoever may open it',
    input: z.object(ofRecord),
    output,
  }),
  watch: endpoint({
    method: 'PUT',
    path: '/api/watchers/:thing/:id/me',
    can: 'login',
    summary: 'Watches a record: its comments are told',
    input: z.object(ofRecord),
    output,
  }),
  unwatch: endpoint({
    method: 'DELETE',
    path: '/api/watchers/:thing/:id/me',
    can: 'login',
    summary: 'Watches a record no longer; commenting on it then does not begin it again',
    input: z.object(ofRecord),
    output,
  }),
}
