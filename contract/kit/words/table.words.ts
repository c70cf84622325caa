import { words } from '#contract/kit/words.ts'

/** Words around the rows of every table: filters, columns, selection, export. */
export const tableWords = words('table', {
  import: ['Importar', 'Import'],
  // Filters.
  filter: ['Filtrar', 'Filter'],
  filters: ['Filtros', 'Filters'],
  chip: ['{{label}}: {{value}}', '{{label}}: {{value}}'],
  removeFilter: ['Remover filtro {{label}}', 'Remove filter {{label}}'],
  clearAll: ['Limpar tudo', 'Clear all'],
  filterBy: ['Filtrar por', 'Filter by'],
  findChoice: ['Procurar', 'Find'],
  noChoice: ['Nada encontrado', 'Nothing found'],
  more: ['+{{count}}', '+{{count}}'],
  typeMore: ['Digite mais letras para ver os outros.', 'Keep typing to see the others.'],
  apply: ['Aplicar', 'Apply'],
  deletedRows: ['Excluídos', 'Deleted'],
  deleted_only: ['Só os excluídos', 'Only deleted'],
  deleted_with: ['Com os excluídos', 'Including deleted'],
  yes: ['Sim', 'Yes'],
  no: ['Não', 'No'],
  exactly: ['O valor exato', 'Exact value'],
  leftOut: [
    'O link pedia algo que você não vê ({{names}}); o resto vale.',
    'The link asked for something you cannot see ({{names}}); everything else applies.',
  ],

  // Columns and density.
  display: ['Exibição', 'Display'],
  columns: ['Colunas', 'Columns'],
  density: ['Densidade', 'Density'],
  comfortable: ['Confortável', 'Comfortable'],
  compact: ['Compacta', 'Compact'],
  moveUp: ['Mover {{column}} para cima', 'Move {{column}} up'],
  moveDown: ['Mover {{column}} para baixo', 'Move {{column}} down'],
  dragColumn: ['Arrastar {{column}}', 'Drag {{column}}'],
  moved: ['{{column}}: posição {{place}} de {{count}}', '{{column}}: position {{place}} of {{count}}'],
  ownColumns: ['Restaurar padrão', 'Reset to default'],

  // A stretch of days.
  period: ['Período', 'Period'],
  period_today: ['Hoje', 'Today'],
  period_yesterday: ['Ontem', 'Yesterday'],
  period_week: ['Esta semana', 'This week'],
  period_lastWeek: ['Semana passada', 'Last week'],
  period_month: ['Este mês', 'This month'],
  period_lastMonth: ['Mês passado', 'Last month'],
  period_custom: ['Personalizado', 'Custom'],
  since: ['desde {{date}}', 'since {{date}}'],
  until: ['até {{date}}', 'until {{date}}'],
  from: ['De', 'From'],
  to: ['Até', 'To'],
  badDay: ['Use DD/MM/AAAA.', 'Use DD/MM/YYYY.'],

  // Selection.
  selectThis: ['Selecionar {{row}}', 'Select {{row}}'],
  deletedStays: ['Excluídos não mudam; restaure antes.', 'Deleted items cannot be changed; restore them first.'],
  everySelected: ['Todos os {{count}} selecionados', 'All {{count}} selected'],
  selectEvery: ['Selecionar todos os {{count}}', 'Select all {{count}}'],
  clearSelection: ['Limpar seleção', 'Clear selection'],
  bulkActions: ['Ações da seleção', 'Actions for the selection'],
  selection: ['Seleção', 'Selection'],

  // Deleting rows (specification, sections 5 and 8).
  deleteRow: ['Excluir', 'Delete'],
  deleteThis: ['Excluir {{row}}', 'Delete {{row}}'],
  deleteAsk: ['Tem certeza de que deseja excluir este item?', 'Are you sure you want to delete this item?'],
  deleteMany_one: ['{{count}} item selecionado', '{{count}} item selected'],
  deleteMany_other: ['{{count}} itens selecionados', '{{count}} items selected'],
  deleteDone: ['Item excluído com sucesso!', 'Item successfully deleted!'],
  deleteFailed: ['Erro ao excluir o item.', 'Error deleting the item.'],
  deleteManyFailed: ['Falha ao excluir o item.', 'Failed to delete the item.'],

  // Export.
  export: ['Exportar', 'Export'],
  exportCsv: ['CSV', 'CSV'],
  exportXlsx: ['Excel (XLSX)', 'Excel (XLSX)'],
  exportPdf: ['PDF', 'PDF'],
  exportAs: ['Exportar como {{format}}', 'Export as {{format}}'],
  ofPage: ['Nesta tela', 'On this screen'],
  filterFor: ['Filtrar por {{label}}', 'Filter by {{label}}'],
  filterIs: ['{{label}}: {{value}}', '{{label}}: {{value}}'],
  exportAbout: [
    'O filtro inteiro, com as colunas visíveis',
    'Everything that matches the filter, with the visible columns',
  ],
  exportFailed: ['Desculpe, um erro ocorreu!', 'Sorry, an error occurred!'],
  exported_one: ['{{count}} linha exportada', '{{count}} row exported'],
  exported_other: ['{{count}} linhas exportadas', '{{count}} rows exported'],
})
