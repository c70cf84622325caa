import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter, recordFilter, textFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf } from '#contract/kit/list/lookup.ts'
import { idParam } from '#contract/kit/page.ts'
import { auditActs, auditThings } from './audit.names.ts'

export interface AuditRow {
  id: number
  at: string
  /** Null for acts of the server itself, and for a failed sign-in. */
  actor: RecordRef | null
  event: string
  thing: string | null
  thing_id: string | null
  /** Name of a person. */
  thing_name: string | null
  /** True for a thing that does not exist any more, such as a discarded loop. */
  thing_gone: boolean
  detail: Record<string, unknown>
  request_id: string | null
  ip: string | null
}

const auditRow: z.ZodType<AuditRow> = z.object({
  id: z.number().int(),
  at: z.string(),
  actor: recordRef.nullable(),
  event: z.string(),
  thing: z.string().nullable(),
  thing_id: z.string().nullable(),
  thing_name: z.string().nullable(),
  thing_gone: z.boolean(),
  detail: z.record(z.string(), z.unknown()),
  request_id: z.string().nullable(),
  ip: z.string().nullable(),
})

export interface AccessRow {
  id: number
  time: string
  ip: string | null
  port: number | null
  user: RecordRef | null
  method: string
  /** Mounted path with `:parameters`; null for an address that is no call. */
  route: string | null
  status: number
}

const accessRow: z.ZodType<AccessRow> = z.object({
  id: z.number().int(),
  time: z.string(),
  ip: z.string().nullable(),
  port: z.number().int().nullable(),
  user: recordRef.nullable(),
  method: z.string(),
  route: z.string().nullable(),
  status: z.number().int(),
})

/** Everybody who may occur in either log, including people who have left. */
export const auditPeople = lookupOf({
  path: '/api/audit/people',
  people: true,
  can: 'audit.open',
  summary: 'Finds people who may stand in the audit and the access log, to filter them by',
})

export const auditList = listOf({
  id: 'audit',
  noun: 'audit',
  path: '/api/audit',
  can: 'audit.open',
  summary: 'Who did what: sign-ins, permission changes, money and every other audited action, newest first',
  row: auditRow,
  sort: '-at',
  columns: {
    event: { kind: 'own', search: true },
    at: { kind: 'instant', sort: true },
    actor: { kind: 'person', search: true },
    thing: { kind: 'own', search: true },
    detail: { kind: 'own' },
    ip: { kind: 'text', search: true },
    request_id: { kind: 'text', extra: true },
  },
  filters: {
    period: daysFilter('at', { word: 'period' }),
    /** One event (`auth.failed`) or all of the noun before the dot (`auth`). */
    event: textFilter('event', { known: auditActs }),
    actor_id: recordFilter(auditPeople, 'actor'),
    thing: textFilter('thing', { known: auditThings }),
    thing_id: textFilter('thing', { word: 'record' }),
  },
})

const accessMethods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE'] as const
/** Classes of statuses, as in `4xx`. */
export const accessClasses = ['2xx', '3xx', '4xx', '5xx'] as const

export const accessList = listOf({
  id: 'access',
  noun: 'access',
  path: '/api/audit/access',
  can: 'audit.open',
  summary: 'The access log of the last six months: moment, address, port, person, call and status',
  row: accessRow,
  sort: '-time',
  columns: {
    route: { kind: 'text', search: true },
    time: { kind: 'instant', sort: true },
    user: { kind: 'person' },
    status: { kind: 'count' },
    ip: { kind: 'text', search: true },
    port: { kind: 'count', extra: true },
    method: { kind: 'text', extra: true },
  },
  filters: {
    period: daysFilter('time', { word: 'period' }),
    user_id: recordFilter(auditPeople, 'user'),
    method: codesFilter(accessMethods, 'method'),
    /** A class, or one status. */
    status: textFilter('status', { known: accessClasses }),
    route: textFilter('route'),
    ip: textFilter('ip'),
  },
})

export const auditCalls = {
  ...auditList.calls,
  show: endpoint({
    method: 'GET',
    path: '/api/audit/events/:id',
    can: 'audit.open',
    summary: 'One audited action',
    input: z.object({ id: idParam }),
    output: z.object({ data: auditRow }),
  }),
  people: auditPeople.call,
  access: accessList.calls.list,
  accessExport: accessList.calls.export,
  accessNeighbours: accessList.calls.neighbours,
}
