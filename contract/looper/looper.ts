import { z } from 'zod'
import { roles } from '#contract/access/roles.ts'
import { userStatus } from '#contract/auth/userStatus.ts'
import { codes } from '#contract/kit/codes.ts'
import { endpoint } from '#contract/kit/endpoint.ts'
import { recordRef, type ColumnsOf, type RecordRef } from '#contract/kit/list/column.ts'
import { codesFilter, daysFilter, flagFilter, recordFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { lookupOf, recordId } from '#contract/kit/list/lookup.ts'
import { madeLink } from '#contract/kit/madeLink.ts'
import { centavos, idParam, recordVersion } from '#contract/kit/page.ts'
import { optionalName, requiredName } from '#contract/kit/text.ts'
import { looperRow, looperRowShape, type LooperRow } from '#contract/looper/row.ts'

/** Hourly value of a person from a moment on; `by` is null for the value that they began with. */
export interface HourlyValue {
  valor_hora_centavos: number
  from_at: string
  by: RecordRef | null
}

/** A team that the person is a member of, by the name of its venture; for readers who may see teams. */
export interface LooperTeam {
  venture_id: number
  nome: string
  position: number
  seniority: number | null
  room: number
  color: string | null
  version: number
}

/** A person for their own page. */
export interface LooperDetail extends LooperRow {
  first_name: string
  last_name: string
  area_list: RecordRef[]
  /** Newest first; empty when it never changed, and missing for readers who may not see values. */
  values?: HourlyValue[]
  /** Number of their loops in Loop Center. */
  loops: number
  /** Active ventures, by name. */
  teams: LooperTeam[]
  /** Weekly commitment: one of `commitment`. */
  commitment: number | null
  version: number
}

const looperDetail: z.ZodType<LooperDetail> = z.object({
  ...looperRowShape,
  first_name: z.string(),
  last_name: z.string(),
  area_list: z.array(recordRef),
  values: z
    .array(z.object({ valor_hora_centavos: z.number().int(), from_at: z.string(), by: recordRef.nullable() }))
    .optional(),
  loops: z.number().int(),
  teams: z.array(
    z.object({
      venture_id: z.number().int(),
      nome: z.string(),
      position: z.number().int(),
      seniority: z.number().int().nullable(),
      room: z.number().int(),
      color: z.string().nullable(),
      version: z.number().int(),
    }),
  ),
  commitment: z.number().int().nullable(),
  version: z.number().int(),
})

/** Autonomous with a CPF, MEI (micro-entrepreneur), or company. */
export const contractType = codes({ autonomous: 1, mei: 2, company: 3 })

export const roleCodes = codes(Object.fromEntries(roles.map(({ key, value }) => [key, value])))
export const looperStatus = codes(userStatus)

/** Pickers of filters: people who may list people need not have access to sectors, areas or types. */
const pickerOf = (name: string) =>
  lookupOf({ path: `/api/loopers/${name}`, can: 'looper.list', summary: `Finds ${name} to filter people by` })
export const looperPickers = { sectors: pickerOf('sectors'), areas: pickerOf('areas'), types: pickerOf('types') }

/** Finds people for the command palette. */
export const looperFinder = lookupOf({
  path: '/api/loopers/found',
  can: 'looper.list',
  summary: 'Finds people by name or e-mail, and by a whole CPF or CNPJ where the caller may read documents',
})

const columns = {
  nome: { kind: 'text', sort: 'up', search: true },
  // Shown below the name; optional as a column of its own.
  email: { kind: 'text', sort: 'up', search: true, extra: true },
  role: { kind: 'code', codes: roleCodes, sort: true },
  status: {
    kind: 'code',
    codes: looperStatus,
    sort: true,
    tones: { active: 'ok', pending: 'info', review: 'warn', off: 'quiet', denied: 'quiet' },
  },
  type: { kind: 'record', sort: 'up', wide: true },
  sector: { kind: 'record', sort: 'up', wide: true },
  areas: { kind: 'text', wide: true },
  valor_hora_centavos: { kind: 'centavos', sort: true, can: 'looper.seeValue' },
  qtdProjetos: { kind: 'count', digits: 2, sort: true },
  contract_type: { kind: 'code', codes: contractType, sort: true, extra: true },
  seen_at: { kind: 'instant', sort: true },
  created_at: { kind: 'instant', sort: true, extra: true },
} as const satisfies ColumnsOf<LooperRow>

/** Where not everybody has areas of expertise, they leave their room to name and e-mail; a view may bring them. */
export const withoutAreas = { ...columns, areas: { ...columns.areas, extra: true } } as const

/** Every list of people has the same columns, so that all of them show the same to the same roles. */
export const peopleOptions = {
  row: looperRow,
  can: 'looper.list',
  sort: 'nome',
  deleted: 'looper.delete',
  columns,
} as const

/** Filters of a list of people with these roles. */
export const peopleFilters = (shown: typeof roleCodes) => ({
  role: codesFilter(shown, 'role'),
  status: codesFilter(looperStatus, 'status'),
  sector_id: recordFilter(looperPickers.sectors, 'sector'),
  area_id: recordFilter(looperPickers.areas, 'areas'),
  type_id: recordFilter(looperPickers.types, 'type'),
  // Of the column, so that it tells nothing to whoever may not see the values.
  without_value: { ...flagFilter('valor_hora_centavos'), word: 'filter_without_value' },
  period: daysFilter('created_at'),
})

/** All accounts of any role (specification, section 2, "Users"). */
export const looperList = listOf({
  id: 'loopers',
  ...peopleOptions,
  columns: withoutAreas,
  noun: 'looper',
  path: '/api/loopers',
  summary: 'People: everybody with an account, those who are switched off included',
  filters: peopleFilters(roleCodes),
})

const NAME_MAX = 120
const AREAS_MAX = 50
const VALUE_MAX = 100_000_000
/** Centavos an hour from which a form asks whether a monthly value was meant. */
export const UNUSUAL_HOURLY_VALUE = 100_000

/** Fields of a person that an administrator edits; missing ones stay. */
export const looperEdit = z
  .object({
    nome: requiredName(NAME_MAX),
    last_name: optionalName(NAME_MAX).unwrap(),
    role: z.literal(roleCodes.values),
    type_id: recordId.nullable(),
    sector_id: recordId.nullable(),
    area_ids: z.array(recordId).max(AREAS_MAX),
    contract_type: z.literal(contractType.values).nullable(),
    valor_hora_centavos: centavos(VALUE_MAX),
  })
  .partial()

/** Fields of a person for the edit form and its conflict. */
export const looperFields = (of: LooperDetail) => ({
  id: of.id,
  version: of.version,
  nome: of.first_name,
  last_name: of.last_name,
  role: of.role,
  type_id: of.type?.id ?? null,
  sector_id: of.sector?.id ?? null,
  area_ids: of.area_list.map((it) => it.id),
  contract_type: of.contract_type,
  ...(of.valor_hora_centavos === undefined ? {} : { valor_hora_centavos: of.valor_hora_centavos }),
})

export const looperCalls = {
  ...looperList.calls,
  sectors: looperPickers.sectors.call,
  areas: looperPickers.areas.call,
  types: looperPickers.types.call,
  found: looperFinder.call,
  show: endpoint({
    method: 'GET',
    path: '/api/loopers/:id',
    shows: ['looper', 'team'],
    can: 'looper.open',
    summary: 'One person, with what their page shows',
    input: z.object({ id: idParam }),
    output: z.object({ data: looperDetail }),
  }),
  update: endpoint({
    method: 'PATCH',
    path: '/api/loopers/:id',
    can: 'looper.edit',
    stepUp: ['role', 'valor_hora_centavos'],
    refuses: [409],
    summary:
      'Changes a person; another role ends their sessions, another hourly value leaves concluded loops as they are',
    input: z.object({ id: idParam, version: recordVersion, ...looperEdit.shape }),
    output: z.object({ data: looperDetail }),
  }),
  reset: endpoint({
    method: 'POST',
    path: '/api/loopers/:id/reset',
    can: 'looper.changeRole',
    stepUp: true,
    // The person may not sign in, whatever their password.
    refuses: [409],
    summary: 'Sends somebody a link for a new password, valid once and for a day; an administrator’s only role 1 sends',
    input: z.object({ id: idParam }),
    output: z.object({ link: madeLink }),
  }),
  /** Specification, section 7. */
  status: endpoint({
    method: 'PUT',
    path: '/api/looperStatus/:id',
    can: 'looper.changeStatus',
    stepUp: true,
    envelope: true,
    summary:
      'Sets the status of a person; whoever is no longer active loses access at once, and may be taken over from',
    input: z.object({
      id: idParam,
      status: z.literal(looperStatus.values),
      /** Successor of a person who leaves, in the same step. */
      to: recordId.optional(),
    }),
    output: z.object({
      status: z.literal('success'),
      message: z.string(),
      data: z.object({ id: z.number().int(), status: z.number().int() }),
    }),
  }),
}
