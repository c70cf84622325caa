import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'

/** Things with a full-text search; people and clients have finders of their own. */
export const searchThings = ['projeto', 'gate', 'cell', 'atom', 'entrega', 'particle'] as const
export type SearchThing = (typeof searchThings)[number]

/** Most records of each thing in an answer. */
export const SEARCH_SHOWN = 6

const hit = z.object({
  thing: z.enum(searchThings),
  id: z.number().int(),
  nome: z.string(),
  /** Its parents, and the short id of an atom. */
  hint: z.string(),
})
export type SearchHit = z.output<typeof hit>

export const searchCalls = {
  find: endpoint({
    method: 'GET',
    path: '/api/search',
    can: 'login',
    summary: 'Finds ventures and what stands in them by words or beginnings of words, atoms also by their short id',
    input: z.object({ q: z.string().trim().min(2).max(100) }),
    output: z.object({ data: z.array(hit) }),
  }),
}
