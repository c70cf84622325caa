import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { idParam, recordVersion } from '#contract/kit/page.ts'
import { tableState } from '#contract/kit/tableState.ts'
import { requiredName } from '#contract/kit/text.ts'

export const NAME_MAX = 60
/** Most views of one person for one table. */
export const VIEWS_MAX = 100

const id = z.number().int().min(1).max(2_147_483_647)
const nome = requiredName(NAME_MAX)
const table_id = z.string().regex(/^[a-z][a-z_]{0,39}$/i, { error: 'view.unknownTable' })

export const viewRow = z.object({
  id,
  table_id: z.string(),
  nome: z.string(),
  /** True when everybody who may list the table sees it. */
  shared: z.boolean(),
  state: tableState,
  owner: z.object({ id, nome: z.string() }),
  /** True when the signed-in person may change it: its owner, or who may edit shared views. */
  editable: z.boolean(),
  version: z.number().int(),
})
export type ViewRow = z.output<typeof viewRow>

const one = z.object({ data: viewRow })
const which = z.object({ id: idParam })

/** Calls of saved views of a table: filters, order, columns, density and page size under a name. */
export const viewCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/views',
    can: 'login',
    summary: 'The saved views of one table: one’s own and those that others share, and which one opens first',
    input: z.object({ table: table_id }),
    output: z.object({ data: z.array(viewRow), default_id: id.nullable() }),
  }),
  create: endpoint({
    method: 'POST',
    path: '/api/views',
    can: 'login',
    summary: 'Saves a view of a table that one may list',
    input: z.object({ table_id, nome, shared: z.boolean().default(false), state: tableState }),
    output: one,
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/views/:id',
    can: 'login',
    summary: 'Renames, shares or rewrites a view; a stale version answers 409 with the current one',
    input: which.extend({
      version: recordVersion,
      nome: nome.optional(),
      shared: z.boolean().optional(),
      state: tableState.optional(),
    }),
    output: one,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/views/:id',
    can: 'login',
    summary: 'Deletes a view; it can be restored for a day',
    input: which.extend({ version: recordVersion }),
    output: z.object({ message: z.string() }),
  }),
  restore: endpoint({
    method: 'POST',
    path: '/api/views/:id/restore',
    can: 'login',
    summary: 'Brings a deleted view back',
    input: which,
    output: one,
  }),
  setDefault: endpoint({
    method: 'PUT',
    path: '/api/views/default',
    can: 'login',
    summary: 'Sets which view of a table opens first for oneself; null is the table as it is',
    input: z.object({ table_id, view_id: id.nullable() }),
    output: z.object({ default_id: id.nullable() }),
  }),
}
