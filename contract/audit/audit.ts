import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dayInput, idParam, pageInput, pageOf } from '#contract/kit/page.ts'

const actor = z.object({ id: z.number().int(), nome: z.string() }).nullable()

export const auditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null for what the server did by itself, and for a failed sign-in. */
  actor,
  event: z.string(),
  thing: z.string().nullable(),
  thing_id: z.string().nullable(),
  detail: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
  ip: z.string().nullable(),
})
export type AuditRow = z.output<typeof auditRow>

export const accessRow = z.object({
  id: z.number().int(),
  time: z.string(),
  ip: z.string().nullable(),
  port: z.number().int().nullable(),
  user: actor,
  method: z.string(),
  /** As it is mounted, with `:parameters`; null for an address that is no call. */
  route: z.string().nullable(),
  status: z.number().int(),
})
export type AccessRow = z.output<typeof accessRow>

/** First and last day, both included, in the person's zone. */
const period = { from: dayInput.optional(), to: dayInput.optional() }

export const auditCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/audit',
    can: 'audit.open',
    summary: 'Who did what: sign-ins, permission changes, money and every other audited deed, newest first',
    input: z.object({
      ...pageInput(['at']),
      ...period,
      /** A whole event (`auth.failed`) or the noun before the dot (`auth`). */
      event: z.string().max(60).optional(),
      actor_id: idParam.optional(),
      thing: z.string().max(60).optional(),
      thing_id: z.string().max(60).optional(),
    }),
    output: pageOf(auditRow),
  }),
  access: endpoint({
    method: 'GET',
    path: '/api/audit/access',
    can: 'audit.open',
    summary: 'The access log of the last six months: moment, address, port, person, call and status',
    input: z.object({
      ...pageInput(['time']),
      ...period,
      user_id: idParam.optional(),
      ip: z.string().max(64).optional(),
      method: z.enum(['GET', 'POST', 'PUT', 'PATCH', 'DELETE']).optional(),
      route: z.string().max(200).optional(),
      status: z
        .union([
          z.number(),
          z
            .string()
            .regex(/^\d{3}$/)
            .transform(Number),
        ])
        .pipe(z.number().min(100).max(599))
        .optional(),
    }),
    output: pageOf(accessRow),
  }),
}
