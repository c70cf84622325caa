import { z } from 'zod'
import { crudOf } from '#contract/kit/list/crud.ts'
import { daysFilter } from '#contract/kit/list/filter.ts'
import { listOf } from '#contract/kit/list/list.ts'
import { centavos } from '#contract/kit/page.ts'
import { colour, optionalText, requiredName } from '#contract/kit/text.ts'

export interface LooperTypeRow {
  id: number
  nome: string
  descricao: string
  /** Default hourly value of a new looper of the type, in centavos. */
  valor_hora_centavos: number
  /** The same in reais, by the specification's name. */
  valor_hora: number
  color: string
  /** Number of people of the type. */
  people: number
  created_at: string
  deleted_at: string | null
  version: number
}

const looperTypeRow: z.ZodType<LooperTypeRow> = z.object({
  id: z.number().int(),
  nome: z.string(),
  descricao: z.string(),
  valor_hora_centavos: z.number().int(),
  valor_hora: z.number(),
  color: z.string(),
  people: z.number().int(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
  version: z.number().int(),
})

export const looperTypeList = listOf({
  id: 'looper_types',
  noun: 'looperType',
  path: '/api/looper-types',
  can: 'looperType.open',
  summary: 'The looper types, with what an hour of each is worth by default',
  row: looperTypeRow,
  sort: 'nome',
  deleted: 'looperType.delete',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    color: { kind: 'colour' },
    valor_hora_centavos: { kind: 'centavos', sort: true },
    people: { kind: 'count', sort: true, sum: true },
    descricao: { kind: 'text', search: true },
    created_at: { kind: 'instant', sort: true, extra: true },
  },
  filters: { period: daysFilter('created_at') },
})

export const looperTypeCrud = crudOf(looperTypeList, {
  thing: 'looperType',
  path: '/api/looper-types',
  can: {
    open: 'looperType.open',
    create: 'looperType.create',
    edit: 'looperType.edit',
    delete: 'looperType.delete',
  },
  fields: {
    nome: requiredName(80),
    descricao: optionalText(300),
    valor_hora_centavos: centavos(100_000_000).default(0),
    color: colour.default('#2563eb'),
  },
})
