import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'
import { photoRef, type PhotoRef } from '#contract/kit/person/photo.ts'

export interface LooperRow {
  id: number
  /** First and last name. */
  nome: string
  foto: PhotoRef
  email: string
  role: number
  status: number
  type: RecordRef | null
  sector: RecordRef | null
  /** Names of the areas of expertise, from A on. */
  areas: string
  /** Kind of contract: one of `contractType`. */
  contract_type: number | null
  valor_hora_centavos?: number
  /** `valor_hora_centavos` in reais, by the specification's name. */
  valor_hora?: number
  /** Number of ventures that the person is a member of. */
  qtdProjetos: number
  seen_at: string | null
  created_at: string
  deleted_at: string | null
}

export const looperRowShape = {
  id: z.number().int(),
  nome: z.string(),
  foto: photoRef,
  email: z.string(),
  role: z.number().int(),
  status: z.number().int(),
  type: recordRef.nullable(),
  sector: recordRef.nullable(),
  areas: z.string(),
  contract_type: z.number().int().nullable(),
  valor_hora_centavos: z.number().int().optional(),
  valor_hora: z.number().optional(),
  qtdProjetos: z.number().int(),
  seen_at: z.string().nullable(),
  created_at: z.string(),
  deleted_at: z.string().nullable(),
}
export const looperRow: z.ZodType<LooperRow> = z.object(looperRowShape)
