import { words } from '#contract/kit/words.ts'

/** Words of exported tables. */
export const sheetWords = words('sheet', {
  page: ['Página {{page}} de {{pages}}', 'Page {{page}} of {{pages}}'],
  made: ['Gerado em {{date}}', 'Generated on {{date}}'],
  total: ['Total', 'Total'],
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],
  deletedRows: ['Excluídos', 'Deleted'],
  deleted_only: ['Só os excluídos', 'Only deleted ones'],
  deleted_with: ['Com os excluídos', 'With deleted ones'],
  tooMany: [
    'São mais de {{max}} linhas, o máximo de uma exportação. Escolha um período menor.',
    'That is more than the {{max}} rows an export can hold. Choose a shorter period.',
  ],
  none: ['Nada neste filtro.', 'Nothing matches this filter.'],
  rows: ['Linhas', 'Rows'],
  search: ['Busca', 'Search'],
  period: ['Período', 'Period'],
  since: ['desde {{date}}', 'since {{date}}'],
  until: ['até {{date}}', 'until {{date}}'],
  between: ['{{from}} a {{to}}', '{{from}} to {{to}}'],
  always: ['todo o registro', 'everything recorded'],
})
