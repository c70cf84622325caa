import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { thingInput } from '#contract/kit/list/thing.ts'
import { idParam } from '#contract/kit/page.ts'

/** One change of a record: who did what, and which of the fields that the reader sees differ. */
export interface HistoryEntry {
  id: number
  at: string
  /** Null for what the server did by itself. */
  actor: string | null
  event: string
  /** Name of what it was about, where that is only a part of the record: an item, a label. */
  about: string | null
  changes: { field: string; before: unknown; after: unknown }[]
}

const entry: z.ZodType<HistoryEntry> = z.object({
  id: z.number().int(),
  at: z.string(),
  actor: z.string().nullable(),
  event: z.string(),
  about: z.string().nullable(),
  changes: z.array(z.object({ field: z.string(), before: z.unknown(), after: z.unknown() })),
})

export const historyCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/history/:thing/:id',
    shows: [':thing'],
    can: 'login',
    summary: 'What happened to a record, newest first, for whoever may open it; only fields that they see',
    input: z.object({
      thing: thingInput,
      id: idParam,
      before: idParam.optional(),
    }),
    output: z.object({ data: z.array(entry), more: z.boolean() }),
  }),
}
