import { words } from '#contract/kit/words.ts'

export const cellWords = words('cell', {
  one: ['Célula', 'Cell'],
  title: ['Células', 'Cells'],
  create: ['Nova célula', 'New cell'],
  search: ['Nome ou descrição', 'Name or description'],
  emptyBody: [
    'Uma célula é um pacote de trabalho de um gate: reúne seus átomos.',
    'A cell is a package of work inside a gate, made up of atoms.',
  ],
  column_nome: ['Nome', 'Name'],
  column_descricao: ['Descrição', 'Description'],
  hint_descricao: ['Aceita Markdown: **negrito**, listas e links.', 'Takes Markdown: **bold**, lists and links.'],
  column_venture: ['Venture', 'Venture'],
  column_gate: ['Gate', 'Gate'],
  column_hours_planned: ['Estimativa', 'Estimate'],
  column_tracked: ['Tempo registrado', 'Tracked time'],
  column_progress: ['Progresso', 'Progress'],
  column_responsavel: ['Responsável', 'Assignee'],
  column_position: ['Ordem', 'Order'],
  column_created_at: ['Criada em', 'Created'],
  stays: ['Uma célula não muda de venture.', 'A cell cannot move to another venture.'],
})
