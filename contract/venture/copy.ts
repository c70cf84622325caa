import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { dayInput } from '#contract/kit/page.ts'
import { requiredName } from '#contract/kit/text.ts'
import { ventureCode, ventureList } from '#contract/venture/venture.ts'

/** Atoms that one copy takes; a venture of more is a programme, and is split first. */
export const COPIED_ATOMS_MAX = 5000

export const ventureSources = lookupOf({
  path: '/api/ventures/sources',
  of: 'projeto',
  can: 'projeto.seeStructure',
  summary: 'Finds a venture to make another one from',
})

export const copyCalls = {
  make: endpoint({
    method: 'POST',
    path: '/api/ventures/copies',
    can: 'projeto.seeStructure',
    summary:
      'Makes a venture from another: gates and cells, as asked atoms, goals, resources and team; asks `projeto.create` too',
    creates: true,
    input: z.object({
      from_id: recordId,
      nome: requiredName(160),
      code: ventureCode,
      cliente_id: recordId.nullable().default(null),
      /** Without one, nothing of the copy has dates. */
      starts_on: dayInput.nullable().default(null),
      atoms: z.boolean().default(true),
      goals: z.boolean().default(false),
      resources: z.boolean().default(false),
      team: z.boolean().default(false),
    }),
    output: z.object({ data: ventureList.row }),
  }),
} as const
