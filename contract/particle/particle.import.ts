import { z } from 'zod'
import { atomPresets } from '#contract/atom/atom.presets.ts'
import type { Import, ImportColumn } from '#contract/kit/import/import.ts'
import { optionalText } from '#contract/kit/text.ts'
import { venturePriority } from '#contract/venture/venture.rules.ts'
import { particleStatus } from './particle.rules.ts'
import { particleCrud, particleVentures } from './particle.ts'

/** Fields of a line about a particle: its own, and those of its traits. */
export const particleImportFields = {
  ...particleCrud.fields,
  /** A longer text than the field holds is kept in full as comments. */
  descricao: optionalText(20_000),
  labels: optionalText(2000),
  origin: z.string().trim().min(1).max(100).optional(),
}

const column = (field: string, kind: ImportColumn['kind'], more: Partial<ImportColumn> = {}): ImportColumn => ({
  field,
  column: field,
  kind,
  codes: undefined,
  required: false,
  aliases: [],
  ...more,
})

const columns: readonly ImportColumn[] = [
  column('nome', 'text', {
    required: true,
    aliases: ['nome', 'name', 'summary', 'ideia', 'idea'],
    example: ['Pagar com Pix', 'Pay by Pix'],
  }),
  column('descricao', 'text', {
    aliases: ['description', 'desc'],
    example: ['Clientes pedem há meses', 'Clients have asked for months'],
  }),
  column('status', 'code', { codes: particleStatus, aliases: ['status', 'list', 'state'] }),
  column('priority', 'code', { codes: venturePriority, aliases: ['prioridade'], example: ['high', 'high'] }),
  column('hours_planned', 'hours', { aliases: ['estimativa', 'horas'] }),
  column('labels', 'text', { many: true, aliases: ['etiquetas', 'tags'], example: ['pagamento', 'payment'] }),
  column('origin', 'text', { example: ['A-1', 'A-1'] }),
]

const fields = new Set(columns.map((it) => it.field))

const meaning = (of: Readonly<Record<string, readonly string[]>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(of).flatMap(([key, words]) => words.map((word) => [word, key])))

/** Import of particles: one venture is chosen for the file; the tools are the same as for atoms. */
export const particleImport: Import = {
  columns,
  match: ['origin', 'nome'],
  fixed: { venture_id: particleVentures },
  presets: atomPresets.map((preset) => ({
    ...preset,
    fields: {
      ...Object.fromEntries(Object.entries(preset.fields).filter(([field]) => fields.has(field))),
      // Sections of Asana and lists of Trello are columns of a board.
      ...(preset.key === 'asana' && { status: ['section/column'] }),
    },
  })),
  guesses: {
    status: meaning({
      backlog: [
        'backlog',
        'nao iniciado',
        'not started',
        'triage',
        'icebox',
        'ideas',
        'ideias',
        'inbox',
        'new',
        'unstarted',
        'open',
        'aberto',
      ],
      todo: ['to do', 'todo', 'selected for development', 'a fazer', 'tarefas pendentes', 'reopened', 'next'],
      doing: [
        'in progress',
        'doing',
        'started',
        'em andamento',
        'em progresso',
        'em desenvolvimento',
        'em curso',
        'fazendo',
        'blocked',
        'bloqueado',
        'on hold',
        'em espera',
      ],
      review: ['in review', 'review', 'code review', 'em analise', 'testing', 'qa', 'em revisao', 'em teste'],
      done: [
        'done',
        'closed',
        'resolved',
        'complete',
        'completed',
        'merged',
        'concluido',
        'concluida',
        'feito',
        'itens concluidos',
      ],
    }),
    priority: meaning({
      urgent: ['urgent', 'highest', 'critical', 'blocker', 'mais alta', 'critica', 'critico', 'mais alto', 'imediata'],
      high: ['high', 'major', 'alto'],
      normal: ['medium', 'no priority', 'none', 'media', 'medio', 'sem prioridade', 'nenhuma'],
      low: ['low', 'lowest', 'minor', 'trivial', 'mais baixa', 'baixo', 'mais baixo'],
    }),
  },
}
