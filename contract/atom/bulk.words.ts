import { words } from '#contract/kit/words.ts'

/** Several atoms changed at once. */
export const atomBulkWords = words('atomBulk', {
  change: ['Alterar', 'Change'],
  takeAway: ['Retirar', 'Clear'],
  title_one: ['Alterar {{count}} átomo', 'Change {{count}} atom'],
  title_other: ['Alterar {{count}} átomos', 'Change {{count}} atoms'],
  what: ['O que muda', 'What to change'],
  field_responsavel_id: ['Responsável', 'Assignee'],
  field_data: ['Data prevista', 'Planned date'],
  field_priority: ['Prioridade', 'Priority'],
  field_hours_planned: ['Estimativa em horas', 'Estimate in hours'],
  field_cell_id: ['Célula da mesma venture', 'Cell in the same venture'],
  field_add_loopers: ['Loopers a acrescentar', 'Loopers to add'],
  field_add_labels: ['Etiquetas a acrescentar', 'Labels to add'],
  field_remove_labels: ['Etiquetas a retirar', 'Labels to remove'],
  emptyTakesAway: ['Em branco, retira o que há.', 'Leave empty to clear the current value.'],
  tooMany: ['No máximo {{max}} átomos de uma vez.', 'At most {{max}} atoms at once.'],
  done_one: ['{{count}} átomo alterado.', '{{count}} atom changed.'],
  done_other: ['{{count}} átomos alterados.', '{{count}} atoms changed.'],
  same_one: ['{{count}} já estava assim.', '{{count}} already had this value.'],
  same_other: ['{{count}} já estavam assim.', '{{count}} already had this value.'],
  undone_one: ['{{count}} átomo está como antes.', '{{count}} atom changed back.'],
  undone_other: ['{{count}} átomos estão como antes.', '{{count}} atoms changed back.'],
  undoneSome: [
    '{{count}} de {{of}} átomos estão como antes; os outros já mudaram de novo.',
    '{{count}} of {{of}} atoms changed back; the others have been changed since.',
  ],
  refused_one: [
    '{{count}} átomo não mudou e continua selecionado:',
    '{{count}} atom did not change and stays selected:',
  ],
  refused_other: [
    '{{count}} átomos não mudaram e continuam selecionados:',
    '{{count}} atoms did not change and stay selected:',
  ],
  result_stale: ['outra pessoa o alterou agora há pouco; tente de novo', 'somebody else just changed it; try again'],
  result_gone: ['não existe mais para você', 'no longer available to you'],
  result_cellElsewhere: ['é de outra venture', 'belongs to another venture'],
  result_loopersFull: ['teria loopers demais', 'would have too many loopers'],
  result_labelsFull: ['teria etiquetas demais', 'would have too many labels'],
})
