import { z } from 'zod'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { fileOutput, idParam } from '#contract/kit/page.ts'

export const exportStates = ['waiting', 'ready', 'failed', 'expired'] as const
export type ExportState = (typeof exportStates)[number]
export const erasureStates = ['open', 'withdrawn', 'done', 'denied'] as const
export type ErasureState = (typeof erasureStates)[number]

/** Days that an export can be downloaded. */
export const EXPORT_DAYS = 7
/** Days within which a request must be answered (LGPD, article 19). */
export const ERASURE_DAYS = 15
const REASON_MAX = 1000

const dataExport = z.object({
  id: z.number().int(),
  state: z.enum(exportStates),
  /** Bytes of the ZIP. */
  size: z.number().int().nullable(),
  created_at: z.string(),
  expires_at: z.string().nullable(),
})
export type DataExport = z.output<typeof dataExport>

const erasure = z.object({
  protocol: z.string(),
  state: z.enum(erasureStates),
  created_at: z.string(),
  due_at: z.string(),
  decided_at: z.string().nullable(),
  reason: z.string().nullable(),
})
export type Erasure = z.output<typeof erasure>

const state = z.object({
  /** The newest export. */
  export: dataExport.nullable(),
  /** The newest request to be erased. */
  erasure: erasure.nullable(),
})
const empty = z.object({})

export const ownDataCalls = {
  show: endpoint({
    method: 'GET',
    path: '/api/profile/own-data',
    shows: ['my.profile'],
    can: 'login',
    summary: 'The newest export of the own data and the newest request to be erased',
    input: empty,
    output: z.object({ data: state }),
  }),
  export: endpoint({
    method: 'POST',
    path: '/api/profile/own-data/exports',
    can: 'login',
    refuses: [409],
    summary: 'Has a ZIP made of all own data; a mail and a notification tell when it is ready',
    input: empty,
    output: z.object({ data: state }),
  }),
  download: endpoint({
    method: 'GET',
    path: '/api/profile/own-data/exports/:id/file',
    can: 'login',
    file: true,
    summary: `The ZIP of the own data, for ${String(EXPORT_DAYS)} days`,
    input: z.object({ id: idParam }),
    output: fileOutput,
  }),
  erase: endpoint({
    method: 'POST',
    path: '/api/profile/own-data/erasure',
    can: 'login',
    stepUp: true,
    refuses: [409],
    summary: 'Asks to be erased; answers the protocol number and the day by which it is decided',
    input: z.object({
      note: z.string().trim().max(REASON_MAX).default(''),
    }),
    output: z.object({ data: state }),
  }),
  withdraw: endpoint({
    method: 'DELETE',
    path: '/api/profile/own-data/erasure',
    can: 'login',
    summary: 'Takes the own open request to be erased back',
    input: empty,
    output: z.object({ data: state }),
  }),
}

export interface DataRequestRow {
  id: number
  protocol: string
  person: RecordRef | null
  state: ErasureState
  note: string
  created_at: string
  due_at: string
  decided_at: string | null
  decided_by: RecordRef | null
  reason: string | null
}

const dataRequestRow: z.ZodType<DataRequestRow> = z.object({
  id: z.number().int(),
  protocol: z.string(),
  person: recordRef.nullable(),
  state: z.enum(erasureStates),
  note: z.string(),
  created_at: z.string(),
  due_at: z.string(),
  decided_at: z.string().nullable(),
  decided_by: recordRef.nullable(),
  reason: z.string().nullable(),
})

export const dataRequestList = listOf({
  id: 'dataRequests',
  noun: 'dataRequest',
  path: '/api/data-requests',
  can: 'governance.erase',
  summary: 'Requests of people to be erased, with the day by which each is decided',
  row: dataRequestRow,
  sort: 'due_at',
  columns: {
    protocol: { kind: 'text', search: true },
    person: { kind: 'person', sort: 'up' },
    state: {
      kind: 'code',
      codes: erasureStates,
      sort: true,
      tones: { open: 'warn', withdrawn: 'quiet', done: 'ok', denied: 'quiet' },
    },
    due_at: { kind: 'instant', sort: true },
    created_at: { kind: 'instant', sort: true },
    note: { kind: 'text' },
    decided_at: { kind: 'instant', sort: true, extra: true },
    decided_by: { kind: 'person', extra: true },
    reason: { kind: 'text', extra: true },
  },
  filters: { state: codesFilter(erasureStates, 'state'), period: daysFilter('created_at') },
})

export const dataRequestCalls = {
  ...dataRequestList.calls,
  decide: endpoint({
    method: 'POST',
    path: '/api/data-requests/:id/decide',
    can: 'governance.erase',
    stepUp: true,
    refuses: [409],
    summary: 'Erases the person of a request for good, or denies it with a reason',
    input: z.object({
      id: idParam,
      act: z.enum(['erase', 'deny']),
      /** Shown to the person; required for a denial. */
      reason: z.string().trim().max(REASON_MAX).default(''),
    }),
    output: z.object({ status: z.literal('success'), message: z.string() }),
  }),
}
