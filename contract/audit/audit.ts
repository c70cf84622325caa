import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { dayInput, exportInput, fileOutput, idParam, longPageOf, pageInput } from '#contract/kit/page.ts'
import { periods } from '#contract/kit/period.ts'

const actor = z.object({ id: z.number().int(), nome: z.string() }).nullable()

export const auditRow = z.object({
  id: z.number().int(),
  at: z.string(),
  /** Null for what the server did by itself, and for a failed sign-in. */
  actor,
  event: z.string(),
  thing: z.string().nullable(),
  thing_id: z.string().nullable(),
  /** Of a person: who it is. */
  thing_name: z.string().nullable(),
  /** It does not exist any more: a loop that was discarded. */
  thing_gone: z.boolean(),
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

export const auditSorts = ['at'] as const
export const accessSorts = ['time'] as const
export const auditColumnKeys = ['at', 'actor', 'event', 'thing', 'detail', 'ip', 'request'] as const
export const accessColumnKeys = ['time', 'user', 'method', 'route', 'status', 'ip', 'port'] as const
export const accessMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** A class of answers, as in `4xx`. */
export const accessClasses = ['2xx', '3xx', '4xx', '5xx'] as const

const stretch = {
  /** Days in the person's zone that move on with the calendar; `from` and `to` then say nothing. */
  period: z.enum(periods).optional(),
  /** First and last day, both included, in the person's zone. */
  from: dayInput.optional(),
  to: dayInput.optional(),
}

const auditFilter = {
  ...stretch,
  /** A whole event (`auth.failed`) or the noun before the dot (`auth`). */
  event: z.string().max(60).optional(),
  actor_id: idParam.optional(),
  thing: z.string().max(60).optional(),
  thing_id: z.string().max(60).optional(),
}

const oneStatus = z
  .union([
    z.number(),
    z
      .string()
      .regex(/^\d{3}$/)
      .transform(Number),
  ])
  .pipe(z.number().min(100).max(599))

const accessFilter = {
  ...stretch,
  user_id: idParam.optional(),
  ip: z.string().max(64).optional(),
  method: z.enum(accessMethods).optional(),
  route: z.string().max(200).optional(),
  /** One status, or a class of them. */
  status: z.union([z.enum(accessClasses), oneStatus]).optional(),
}

const paging = { audit: pageInput(auditSorts), access: pageInput(accessSorts) }

export const auditCalls = {
  list: endpoint({
    method: 'GET',
    path: '/api/audit',
    can: 'audit.open',
    summary: 'Who did what: sign-ins, permission changes, money and every other audited deed, newest first',
    input: z.object({ ...paging.audit, ...auditFilter }),
    output: longPageOf(auditRow),
  }),
  show: endpoint({
    method: 'GET',
    path: '/api/audit/events/:id',
    can: 'audit.open',
    summary: 'One audited deed',
    input: z.object({ id: idParam }),
    output: z.object({ data: auditRow }),
  }),
  people: endpoint({
    method: 'GET',
    path: '/api/audit/people',
    can: 'audit.open',
    summary: 'Everybody who may stand in the audit and the access log, to filter them by',
    input: z.object({}),
    output: z.object({ data: z.array(z.object({ id: z.number().int(), nome: z.string() })) }),
  }),
  export: endpoint({
    method: 'GET',
    path: '/api/audit/export',
    can: 'audit.open',
    file: true,
    summary: 'Exactly the audit of a filter as CSV, XLSX or PDF; is itself audited',
    input: z.object({
      sort: paging.audit.sort,
      q: paging.audit.q,
      ...auditFilter,
      ...exportInput(auditColumnKeys),
    }),
    output: fileOutput,
  }),
  access: endpoint({
    method: 'GET',
    path: '/api/audit/access',
    can: 'audit.open',
    summary: 'The access log of the last six months: moment, address, port, person, call and status',
    input: z.object({ ...paging.access, ...accessFilter }),
    output: longPageOf(accessRow),
  }),
  accessExport: endpoint({
    method: 'GET',
    path: '/api/audit/access/export',
    can: 'audit.open',
    file: true,
    summary: 'Exactly the access log of a filter as CSV, XLSX or PDF; is itself audited',
    input: z.object({
      sort: paging.access.sort,
      q: paging.access.q,
      ...accessFilter,
      ...exportInput(accessColumnKeys),
    }),
    output: fileOutput,
  }),
}
