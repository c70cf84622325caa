import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef } from '#contract/kit/list/column.ts'

const id = z.number().int()

/** In the order in which a day takes them. `waiting` are finished and wait for their approval by others. */
export const workGroups = ['late', 'today', 'week', 'later', 'waiting'] as const
export type WorkGroup = (typeof workGroups)[number]

/** How many rows of each part are sent; the total counts all. */
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
  /** Another open atom blocks it. */
  blocked: z.boolean(),
  /** The estimate. */
  hours_planned: z.number().nullable(),
  /** Seconds of the person's own loops on it that have ended. */
  own_seconds: id,
})
export type WorkAtom = z.output<typeof workAtom>

const workGate = z.object({
  id,
  nome: z.string(),
  venture: recordRef,
  /** When silence approves it; null while a question stops the clock. */
  due_at: z.string().nullable(),
})
export type WorkGate = z.output<typeof workGate>

const part = <T extends z.ZodType>(row: T) => z.object({ total: id, rows: z.array(row) })

export const myWorkCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/my-work',
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
      /** Finished atoms that the person may approve; left out for who approves none. */
      approve: part(workAtom).optional(),
      /** Delivered gates that the person may approve or contest; left out for who decides on none. */
      gates: part(workGate).optional(),
    }),
  }),
}
