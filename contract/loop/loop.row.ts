import { z } from 'zod'
import { codeNames } from '#contract/kit/codes.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'

const id = z.number().int().min(1).max(2_147_483_647)
const part = z.object({ id, nome: z.string(), deleted_at: z.string().nullable() })

/** What moved an end without anybody's words: a stop without connection, told after the check that it came before. */
const adjustmentReason = z.enum(['stoppedOffline'])

/** What of a loop is corrected with its history beside it. */
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
  /** Left out where the reader does not see it: whoever sees only their own loops knows whose they are. */
  responsavel: z.object({ id, nome: z.string() }).optional(),
  /** `hh:mm:ss`; of a running loop, up to the moment of the answer. */
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
  /** Started or stopped without connection, and told to the server later. */
  offline: z.boolean(),
  /** What is paid for it, in reais, once it is concluded; sent only to whom may see values. */
  valor: z.number().nullable().optional(),
  deleted_at: z.string().nullable(),
})
export type LoopRow = z.output<typeof loopRow>

export const loopDetail = loopRow.extend({
  /** The end as it fell, before any adjustment. */
  data_fim: z.string().nullable(),
  /** The justification that came with the stop; no adjustment. */
  stop_note: z.string().nullable(),
  /** The start as it fell, before any correction. */
  inicio_marca: z.string(),
  /** What a correction goes out from. */
  version: z.number().int(),
  concluded_from: z.number().int().nullable(),
  /** Hours of its day are closed: while they are, it no longer changes. */
  closed: z.boolean(),
  /** Its owner may correct the end for a day from here. */
  concluded_at: z.string().nullable(),
  /** Sent only to whom may see values. */
  valor_hora: z.number().nullable().optional(),
  adjustments: z.array(
    z.object({
      id,
      author: z.string(),
      data_fim: z.string(),
      /** The author's own words; null where `reason` says what moved the end. */
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
      /** What a correction changed: a name, words, the number of a type, an instant. */
      change: z.object({ field: z.enum(correctedFields), from: z.string(), to: z.string() }).nullable(),
    }),
  ),
})
export type LoopDetail = z.output<typeof loopDetail>
