import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef } from '#contract/kit/list/column.ts'

const id = z.number().int()

/** Groups in the order of a day. `waiting` are finished and wait for the approval of others. */
export const workGroups = ['late', 'today', 'week', 'later', 'waiting'] as const
export type WorkGroup = (typeof workGroups)[number]

/** Most rows of each part; the total counts all. */
export const WORK_SHOWN = 50

const workAtom = z.object({
  id,
  ref: z.string(),
  nome: z.string(),
  venture: recordRef,
  gate: z.string(),
  cell: z.string(),
  status: id,
  priority: id,
  /** The planned day. */
  data: z.string().nullable(),
  late: z.boolean(),
  /** True when another open atom blocks it. */
  blocked: z.boolean(),
  /** The estimate. */
  hours_planned: z.number().nullable(),
  /** Seconds of the person's own ended loops on it. */
  own_seconds: id,
})
export type WorkAtom = z.output<typeof workAtom>

const workGate = z.object({
  id,
  nome: z.string(),
  venture: recordRef,
  /** Time of the approval by silence; null while a question stops the clock. */
  due_at: z.string().nullable(),
})
export type WorkGate = z.output<typeof workGate>

const part = <T extends z.ZodType>(row: T) => z.object({ total: id, rows: z.array(row) })

export const myWorkCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/my-work',
    shows: ['my.atom', 'my.loop', 'my.notification'],
    can: 'atom.list',
    summary: 'Atoms of one’s own by when they are due, those that wait for others, and what waits for one’s decision',
    input: z.object({}),
    output: z.object({
      groups: z.object({
        late: part(workAtom),
        today: part(workAtom),
        week: part(workAtom),
        later: part(workAtom),
        waiting: part(workAtom),
      }),
      /** Finished atoms that the person may approve; missing without the permission. */
      approve: part(workAtom).optional(),
      /** Delivered gates that the person may approve or contest; missing for people who decide none. */
      gates: part(workGate).optional(),
    }),
  }),
}
