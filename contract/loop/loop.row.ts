import { z } from 'zod'
import { codeNames } from '#contract/kit/codes.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'

const id = z.number().int().min(1).max(2_147_483_647)
const part = z.object({ id, nome: z.string(), deleted_at: z.string().nullable() })

/** Reasons of a moved end that nobody justified: an offline stop that precedes the check, reported after it; a split; a merge. */
const adjustmentReason = z.enum(['stoppedOffline', 'split', 'merged'])

/** Fields of a loop whose corrections are kept in its history. */
export const correctedFields = ['atomo', 'tipo', 'descricao', 'inicio', 'fim'] as const

/** A row of the loop table (specification, sections 3 and 6). */
export const loopRow = z.object({
  id,
  atomo: part,
  cell: part,
  gate: part,
  project: part,
  inicio: z.string(),
  fim: z.string().nullable(),
  /** Missing where the reader does not see it: they see only their own loops then. */
  responsavel: z.object({ id, nome: z.string() }).optional(),
  /** `hh:mm:ss`; a running loop counts up to the moment of the answer. */
  total: z.string(),
  segundos: z.number().int(),
  /** Decimal hours, rounded as they are paid; null while it runs. */
  decimal: z.number().nullable(),
  descricao: z.string(),
  tipo: z
    .number()
    .int()
    .nullable()
    .meta({ description: codeNames(loopType) }),
  status: z
    .number()
    .int()
    .meta({ description: codeNames(loopStatus) }),
  faturavel: z.enum(['Sim', 'Erro', 'Não']),
  ajustes: z.string().nullable(),
  /** Started or stopped offline, and reported to the server later. */
  offline: z.boolean(),
  /** Amount in reais of a concluded loop; sent only to people who may see values. */
  valor: z.number().nullable().optional(),
  deleted_at: z.string().nullable(),
})
export type LoopRow = z.output<typeof loopRow>

export const loopDetail = loopRow.extend({
  /** End as it was marked, before any adjustment. */
  data_fim: z.string().nullable(),
  /** Justification given with the stop; not an adjustment. */
  stop_note: z.string().nullable(),
  /** Start as it was marked, before any correction. */
  inicio_marca: z.string(),
  /** Version that a correction begins with. */
  version: z.number().int(),
  concluded_from: z.number().int().nullable(),
  /** True while the hours of its day are closed, and it cannot be changed. */
  closed: z.boolean(),
  /** Its owner may correct the end for a day from then. */
  concluded_at: z.string().nullable(),
  /** Set while it waits to be put right by its person; by a reviewer where they have left. */
  returned: z.object({ at: z.string(), by: z.string(), reason: z.string(), left: z.boolean() }).nullable(),
  /** Why no week pays it; null where one does or will. */
  left_out: z.string().nullable(),
  /** The week of payment that has taken it. */
  week: z.object({ id, ends_on: z.string(), status: z.number().int() }).nullable(),
  /** Sent only to people who may see values. */
  valor_hora: z.number().nullable().optional(),
  adjustments: z.array(
    z.object({
      id,
      author: z.string(),
      data_fim: z.string(),
      /** Justification by the author; null where `reason` tells why the end was moved. */
      ajustes: z.string().nullable(),
      reason: adjustmentReason.nullable(),
      created_at: z.string(),
    }),
  ),
  history: z.array(
    z.object({
      id,
      at: z.string(),
      event: z.string(),
      actor: z.string().nullable(),
      /** Values of a correction: a name, a text, the number of a type, an instant. */
      change: z.object({ field: z.enum(correctedFields), from: z.string(), to: z.string() }).nullable(),
    }),
  ),
})
export type LoopDetail = z.output<typeof loopDetail>
