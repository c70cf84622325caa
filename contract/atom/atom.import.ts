import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import type { Import, ImportColumn } from '#contract/kit/import/import.ts'
import { dayInput } from '#contract/kit/page.ts'
import { optionalText } from '#contract/kit/text.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { atomGuesses, atomPresets } from './atom.presets.ts'
import { atomCells, atomCrud } from './atom.ts'

/** Statuses that an imported atom may have; later ones belong to approval and payment. */
export const importedStatus = codes({ pending: 0, accepted: 1, finished: 2, cancelled: 3 })

const { entrega_id: _, ...own } = atomCrud.fields

/** Fields of a line about an atom: its own, and those of its traits. */
export const atomImportFields = {
  ...own,
  /** A longer text than the field holds is kept in full as a comment. */
  descricao: optionalText(20_000),
  /** Name of a cell in the same gate as the chosen one. */
  cell: optionalText(160),
  status: z.literal(importedStatus.values).optional(),
  data_fim: dayInput.nullable().default(null),
  labels: optionalText(2000),
  checklist: optionalText(20_000),
  origin: z.string().trim().min(1).max(100).optional(),
  parent: optionalText(300),
  ref: optionalText(30),
}

const column = (field: string, kind: ImportColumn['kind'], more: Partial<ImportColumn> = {}): ImportColumn => ({
  field,
  column: field.replace(/_id$/, ''),
  kind,
  codes: undefined,
  required: false,
  aliases: [],
  ...more,
})

export const atomImport: Import = {
  match: ['origin', 'ref'],
  fixed: { cell_id: atomCells },
  presets: atomPresets,
  guesses: atomGuesses,
  columns: [
    column('nome', 'text', {
      required: true,
      aliases: ['título', 'title', 'tarefa', 'task'],
      example: ['Revisar o contrato', 'Review the contract'],
    }),
    column('cell', 'text', { example: ['Design', 'Design'] }),
    column('descricao', 'text', { example: ['Cláusulas 3 e 4', 'Clauses 3 and 4'] }),
    column('responsavel_id', 'record', {
      aliases: ['assignee', 'e-mail'],
      example: ['ana@nucleo.example', 'ana@nucleo.example'],
    }),
    column('data', 'date', { aliases: ['prazo', 'due date'] }),
    column('hours_planned', 'hours', { aliases: ['estimate', 'horas'] }),
    column('priority', 'code', { codes: venturePriority, example: ['high', 'high'] }),
    column('status', 'code', {
      codes: importedStatus,
      aliases: ['situação', 'estado', 'etapa', 'state'],
      example: ['pending', 'pending'],
    }),
    // Empty, because the example's pending atom is not finished.
    column('data_fim', 'date', { example: ['', ''] }),
    column('labels', 'text', {
      many: true,
      aliases: ['etiquetas', 'tags'],
      example: ['jurídico, revisão', 'legal, review'],
    }),
    column('checklist', 'text', { example: ['[x] ler; [ ] comentar', '[x] read; [ ] comment'] }),
    column('origin', 'text', { example: ['A-1', 'A-1'] }),
    column('parent', 'text'),
    column('ref', 'text'),
  ],
}
