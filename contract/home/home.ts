import { z } from 'zod'
import { photoRef } from '#contract/kit/person/photo.ts'

const id = z.number().int()
const seconds = z.number().int()

export const homeAtom = z.object({
  id,
  nome: z.string(),
  projeto: z.string(),
  venture_id: id,
  /** 0 waits to be accepted, 1 can be worked on. */
  status: z.number().int(),
  /** Planned day. */
  data: z.string().nullable(),
  late: z.boolean(),
})
export type HomeAtom = z.output<typeof homeAtom>

export const homeVenture = z.object({
  id,
  uuid: z.string(),
  code: z.string(),
  nome: z.string(),
  stage: z.string(),
  cliente: z.string().nullable(),
  gates: z.array(z.object({ id, nome: z.string(), status: z.string() })),
  atoms_open: z.number().int(),
  atoms_done: z.number().int(),
  /** Open ones that are late, which are among `atoms_open`. */
  atoms_late: z.number().int(),
})
export type HomeVenture = z.output<typeof homeVenture>

/** Inputs and answers of `homeCalls`. */
export const homeSchemas = {
  mine: {
    input: z.object({}),
    output: z.object({
      today_seconds: seconds,
      week_seconds: seconds,
      last_week_seconds: seconds,
      /** Days of the current week (Sunday first) with seconds by venture. */
      week: z.array(
        z.object({ day: z.string(), ventures: z.array(z.object({ id, nome: z.string(), segundos: seconds })) }),
      ),
      /** Late and other atoms, by planned day; at most a hundred of each. */
      late: z.array(homeAtom),
      next: z.array(homeAtom),
      /** Number of both, including those that are not in the answer. */
      atoms_total: z.number().int(),
      /** Number of own loops that are stopped and not concluded. */
      loops_waiting: z.number().int(),
      /** Number of own loops that were returned and not put right yet. */
      loops_returned: z.number().int(),
    }),
  },
  team: {
    input: z.object({}),
    output: z.object({
      running: z.array(
        z.object({
          loop_id: id,
          user_id: id,
          nome: z.string(),
          foto: photoRef,
          atomo: z.string(),
          projeto: z.string(),
          venture_id: id,
          inicio: z.string(),
        }),
      ),
      running_total: z.number().int(),
      /** Number of running loops that began today and this week: a loop counts for its start day. */
      running_today: z.number().int(),
      running_week: z.number().int(),
      /** Seconds of finished and running loops up to `at`. */
      today_seconds: seconds,
      week_seconds: seconds,
      /** Number of people who began a loop today or run one. */
      people_today: z.number().int(),
      at: z.string(),
    }),
  },
  ventures: {
    input: z.object({}),
    output: z.object({ data: z.array(homeVenture) }),
  },
}
