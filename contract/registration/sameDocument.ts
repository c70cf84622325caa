import { z } from 'zod'
import { recordRef, type RecordRef } from '#contract/kit/list/column.ts'

export const sameDocuments = ['cpf', 'cnpj', 'rg'] as const

/** Somebody else, and which documents of theirs a registration has too. */
export interface SameDocument {
  id: number
  nome: string
  documents: (typeof sameDocuments)[number][]
}

export interface Same {
  /** Other accounts with one of the same documents. */
  same_document: SameDocument[]
  /** Clients with the same CNPJ. */
  same_client: RecordRef[]
}

const sameDocument: z.ZodType<SameDocument> = z.object({
  id: z.number().int(),
  nome: z.string(),
  documents: z.array(z.enum(sameDocuments)),
})
export const sameShape = { same_document: z.array(sameDocument), same_client: z.array(recordRef) }
