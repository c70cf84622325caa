import { z } from 'zod'
import { codeNames } from '#contract/kit/codes.ts'
import { idParam, instantInput, recordVersion } from '#contract/kit/page.ts'
import { requiredText } from '#contract/kit/text.ts'
import { DESCRIPTION_MAX, JUSTIFICATION_MAX } from '#contract/loop/loop.rules.ts'
import { loopStatus, loopType } from '#contract/loop/loop.states.ts'
import { loopDetail } from './loop.row.ts'

/** `DD-MM-YYYY HH:mm:ss` in America/Sao_Paulo; the handler checks that the day exists. */
const callTime = z
  .string()
  .regex(/^\d{2}-\d{2}-\d{4} \d{2}:\d{2}:\d{2}$/, { error: 'loop.badTime' })
  .meta({ description: 'DD-MM-YYYY HH:mm:ss in the zone America/Sao_Paulo', examples: ['02-11-2026 09:00:00'] })
/** ISO 8601 time of an offline event; the page reports it later, and the server checks it for overlaps. */
const offlineAt = instantInput.optional()
const clockText = z
  .string()
  .regex(/^\d{2,}:[0-5]\d:[0-5]\d$/)
  .meta({ description: 'Hours, minutes and seconds', examples: ['01:30:00'] })
const id = z.number().int().min(1).max(2_147_483_647)
const tipo = z
  .number()
  .int()
  .min(1)
  .max(loopType.list.length)
  .meta({ description: codeNames(loopType) })
const status = z
  .number()
  .int()
  .meta({ description: codeNames(loopStatus) })

/** Loop with the names of the specification's section 3, and with instants in ISO 8601 beside them. */
export const ponto = z.object({
  id,
  user_id: id,
  atomo_id: id,
  data_inicio: z.string(),
  /** End as it was marked; `fim` is the effective end, which an adjustment may have moved. */
  data_fim: z.string().nullable(),
  hora_total: z.string(),
  status,
  descricao: z.string(),
  tipo: z.number().int().nullable(),
  ajustes: z.string().nullable(),
  /** The `ajustes` given with the stop: suggested for an adjustment, but not one itself. */
  stop_note: z.string().nullable(),
  atomo: z.string(),
  projeto: z.string(),
  venture_id: id,
  inicio: z.string(),
  fim: z.string().nullable(),
  check_due_at: z.string().nullable(),
  elapsed_confirmed: z.boolean(),
  /** Version that a correction begins with; 0 for a loop that the server has not heard of. */
  version: z.number().int(),
})
export type Ponto = z.output<typeof ponto>

const limits = z.object({ check_seconds: z.number(), alert_seconds: z.number(), elapsed_seconds: z.number() })

const answer = { status: z.literal('success'), message: z.string() }

export const atomOption = z.object({
  id,
  nome: z.string(),
  projeto: z.string(),
  entrega: z.string().nullable(),
  status: z.number().int(),
  venture_id: id,
  gate: z.string(),
  cell: z.string(),
  /** Planned day. */
  data: z.string().nullable(),
  last_used_at: z.string().nullable(),
  /** Pinned to the top by the person. */
  pinned: z.boolean(),
})
export type AtomOption = z.output<typeof atomOption>
/** Facts of an atom that show a started loop before the server has answered. */
export type StartedAtom = Pick<AtomOption, 'id' | 'nome' | 'projeto' | 'venture_id'>

export const ventureOption = z.object({ id, nome: z.string(), code: z.string(), atoms: z.number().int() })
export type VentureOption = z.output<typeof ventureOption>

const self = z.object({ userId: idParam })

/** Inputs and answers of `loopCalls`. */
export const loopSchemas = {
  load: {
    input: self,
    output: z.object({
      ...answer,
      data: ponto.nullable(),
      /** Stopped loops that wait to be concluded, the last begun first; they hold up no start. */
      waiting: z.array(ponto),
      /** How many more wait than `waiting` names. */
      waiting_more: z.number().int(),
      /** The last loop that has ended. */
      last: ponto.nullable(),
      limits,
      server_now: z.string(),
      horaTotalDia: clockText,
    }),
  },
  atoms: {
    input: self,
    output: z.object({ ...answer, data: z.array(atomOption) }),
  },
  pin: {
    input: z.object({ id: idParam, pinned: z.boolean() }),
    output: z.object({ data: z.object({ pinned: z.boolean() }) }),
  },
  ventures: {
    input: self,
    output: z.object({ ...answer, data: z.array(ventureOption) }),
  },
  start: {
    input: z.object({
      user_id: id,
      atomo_id: id,
      data_inicio: callTime,
      status: z.literal(1),
      descricao: z.string().trim().max(DESCRIPTION_MAX).nullish(),
      /** Type that it will be concluded with, where known: for a loop that continues an earlier one. */
      tipo: tipo.nullish(),
      /** Id made by the page, so that a repeated call starts nothing twice. */
      client_id: z.uuid().optional(),
      offline_at: offlineAt,
      /** With `offline_at`: the end of a loop whose stop is pending too. Then only that time has to be free. */
      offline_until: offlineAt,
    }),
    output: z.object({ ...answer, data: ponto }),
  },
  stop: {
    input: z.object({
      id: idParam,
      data_fim: callTime,
      hora_total: clockText.optional(),
      status: z.union([z.literal(2), z.literal(4), z.literal(5)]),
      offline_at: offlineAt,
      atomo_id: id.optional(),
      /** Stored as the loop's `stop_note`: a stop has no corrected end that it could justify. */
      ajustes: z.string().trim().max(JUSTIFICATION_MAX).nullish(),
      descricao: z.string().trim().max(DESCRIPTION_MAX).nullish(),
    }),
    output: z.object({ ...answer, data: ponto }),
  },
  conclude: {
    input: z.object({
      id,
      atomo_id: id.optional(),
      status: z.number().int().min(2).max(5).optional(),
      descricao: requiredText(DESCRIPTION_MAX, 'loop.descriptionRequired'),
      tipo,
      ajustes: z.string().trim().max(JUSTIFICATION_MAX).nullish(),
      data_fim_ajuste: callTime.nullish(),
    }),
    output: z.object({ ...answer, horatotal: clockText, horaTotalDia: clockText, data: ponto }),
  },
  discard: {
    input: z.object({ id: idParam }),
    output: z.object(answer),
  },
  here: {
    input: z.object({ id: idParam }),
    output: z.object({ data: ponto }),
  },
  confirmElapsed: {
    input: z.object({ id: idParam }),
    output: z.object({ data: ponto }),
  },
  correct: {
    input: z.object({
      id: idParam,
      version: recordVersion,
      atomo_id: id.optional(),
      descricao: z.string().trim().max(DESCRIPTION_MAX).optional(),
      tipo: tipo.nullable().optional(),
      /** For a running loop only: not before the end of the last one, nor on another day. */
      inicio: instantInput.optional(),
    }),
    output: z.object({ data: ponto }),
  },
  show: {
    input: z.object({ id: idParam }),
    output: z.object({ data: loopDetail }),
  },
}
