import { z } from 'zod'
import { importCalls } from '#contract/import/import.ts'
import { codeNames } from '#contract/kit/codes.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { INTEGER_MAX, idParam } from '#contract/kit/page.ts'
import { hoursToolKeys } from '#contract/loop/import/tools.ts'
import { loopType } from '#contract/loop/loop.states.ts'

/** Letters of a part of a name that tell it apart: a client, a project, a task. */
export const NAME_PART = 200
/** Most names of a kind that one file may have. */
const NAMES_MAX = 2000

/** Ventures for the projects of a file. */
export const hoursVentures = lookupOf({
  path: '/api/loops/import/ventures',
  can: 'loop.create',
  summary: 'Finds ventures, for the projects of another tool’s file',
})

const record = z.object({ id: z.number().int(), nome: z.string() }).nullable()
const known = { key: z.string(), lines: z.number().int(), record }

/** Names of a file, each with the record that it means. */
export const hoursNames = z.object({
  tool: z.enum(hoursToolKeys),
  zone: z.string(),
  make: z.boolean(),
  paid: z.boolean(),
  tipo: z.number().int(),
  days: z.enum(['dmy', 'mdy']),
  /** A date that could be read either way; null where every date says which it is. */
  unclear: z.string().nullable(),
  /** Lines with a day and a duration, and no time. */
  untimed: z.number().int(),
  people: z.array(z.object({ ...known, name: z.string(), email: z.string() })),
  projects: z.array(z.object({ ...known, client: z.string(), project: z.string() })),
  tasks: z.array(z.object({ ...known, client: z.string(), project: z.string(), task: z.string() })),
})
export type HoursNames = z.infer<typeof hoursNames>

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat('en', { timeZone: zone })
    return true
  } catch {
    return false
  }
}

const chosen = z
  .record(z.string().max(3 * NAME_PART + 10), z.number().int().min(1).max(INTEGER_MAX).nullable())
  .refine((it) => Object.keys(it).length <= NAMES_MAX, { error: 'common.fieldInvalid' })
  .default({})

/** How a file of hours is to be read, and what its names mean; a name that is left out means what it meant last time. */
export const hoursSettings = {
  zone: z
    .string()
    .max(60)
    .refine(isZone, { error: 'common.fieldChoice' })
    .meta({ examples: ['America/Sao_Paulo'] }),
  days: z.enum(['dmy', 'mdy']),
  /** Makes the ventures and atoms that are missing. */
  make: z.boolean(),
  /** Puts the loops into weeks of payment; else they are left out. */
  paid: z.boolean(),
  tipo: z
    .number()
    .int()
    .min(1)
    .max(loopType.list.length)
    .meta({ description: codeNames(loopType) }),
  people: chosen,
  projects: chosen,
  tasks: chosen,
}

export const hoursCalls = {
  names: endpoint({
    method: 'GET',
    path: '/api/loops/import/:id',
    can: 'loop.create',
    summary: 'People, projects and tasks of one’s own file of hours, with what each means',
    input: z.object({ id: idParam }),
    output: z.object({ data: hoursNames }),
  }),
  check: endpoint({
    method: 'POST',
    path: '/api/loops/import/:id/check',
    can: 'loop.create',
    summary: 'The dry run of a file of hours: writes every loop and takes it back, and tells what would fail',
    input: z.object({ id: idParam, ...hoursSettings }),
    output: importCalls.show.output,
    refuses: [409],
  }),
  ventures: hoursVentures.call,
}
