import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { foundPage, lookupInput, recordId } from '#contract/kit/list/lookup.ts'
import { idParam } from '#contract/kit/page.ts'
import { ofRecord } from './thing.ts'

/** Kinds from the record's side: `blockedBy` and `duplicatedBy` are the other ends of stored relations. */
export const relationKinds = ['relates', 'blocks', 'blockedBy', 'duplicates', 'duplicatedBy'] as const
export type RelationKind = (typeof relationKinds)[number]
/** Most relations of one record. */
export const RELATIONS_MAX = 100

export interface RelationRow {
  /** Id of the relation. */
  id: number
  kind: RelationKind
  thing: string
  record: { id: number; nome: string; gone: boolean }
  /** Path of the record's page. */
  link: string
}

const row: z.ZodType<RelationRow> = z.object({
  id: z.number().int(),
  kind: z.enum(relationKinds),
  thing: z.string(),
  record: z.object({ id: z.number().int(), nome: z.string(), gone: z.boolean() }),
  link: z.string(),
})

const output = z.object({
  /** Only those whose other end the reader may open. */
  data: z.array(row),
  /** Nouns that this reader may relate records of. */
  things: z.array(z.string()),
  writable: z.boolean(),
})

export const relationCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/relations/:thing/:id',
    shows: [':thing'],
    can: 'login',
    summary: 'The relations of a record to others, for whoever may open both',
    input: z.object(ofRecord),
    output,
  }),
  add: endpoint({
    method: 'POST',
    path: '/api/relations/:thing/:id',
    can: 'login',
    summary: 'Relates a record to another one',
    input: z.object({ ...ofRecord, kind: z.enum(relationKinds), to_thing: ofRecord.thing, to_id: recordId }),
    output,
  }),
  remove: endpoint({
    method: 'DELETE',
    path: '/api/relations/:thing/:id/:relation',
    can: 'login',
    summary: 'Takes a relation back',
    input: z.object({ ...ofRecord, relation: idParam }),
    output,
  }),
  find: endpoint({
    method: 'GET',
    path: '/api/relations/:thing/:id/find/:to_thing',
    can: 'login',
    summary: 'Finds records of a noun that a record could be related to',
    input: z.object({ ...ofRecord, ...lookupInput, to_thing: ofRecord.thing }),
    output: foundPage,
  }),
}
