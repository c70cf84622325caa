import { words } from './words.ts'

/** What a table says on paper. */
export const sheetWords = words('sheet', {
  page: ['Página {{page}} de {{pages}}', 'Page {{page}} of {{pages}}'],
  made: ['Gerado em {{date}}', 'Made on {{date}}'],
  total: ['Total', 'Total'],
  none: ['Nada neste filtro.', 'Nothing in this filter.'],
  rows: ['Linhas', 'Rows'],
  search: ['Busca', 'Search'],
  period: ['Período', 'Period'],
  since: ['desde {{date}}', 'since {{date}}'],
  until: ['até {{date}}', 'until {{date}}'],
  between: ['{{from}} a {{to}}', '{{from}} to {{to}}'],
  always: ['todo o registro', 'everything recorded'],
})
