import { words } from '#contract/kit/words.ts'

/** Words of the page of a week. */
export const weekPageWords = words('weekPage', {
  loops: ['Loops', 'Loops'],
  makeOrder: ['Fazer a ordem', 'Create the order'],
  order: ['Ordem de pagamento nº {{number}}', 'Payment order no. {{number}}'],
  none: ['Nenhum loop nesta semana.', 'No loops in this week.'],
  fate_returned: ['Devolvidos', 'Returned'],
  fate_forced: ['Parados por inatividade', 'Stopped because of inactivity'],
  fate_denied: ['Tempo negado', 'Marked as wrong'],
  fate_undescribed: ['Sem descrição ou tipo', 'Without a description or type'],
  fate_tooLong: ['Mais de 24 horas', 'More than 24 hours'],
  fate_ready: ['A confirmar', 'To confirm'],
  fate_running: ['Em andamento', 'Running'],
  fate_taken: ['Confirmados', 'Confirmed'],
  fate_elsewhere: ['Em outra semana', 'In another week'],
  fate_leftOut: ['Fora do pagamento', 'Left out of payment'],
  why_returned: [
    'Espera que a pessoa corrija; se não for corrigido até o fechamento, fica para a próxima semana.',
    'Waiting for its owner to correct it; whatever is not corrected by closing waits for the next week.',
  ],
  why_forced: [
    'Espera que a pessoa diga quando parou, ou que alguém o conclua no Controle de loops.',
    'Waiting for its owner to say when they stopped, or for someone to finish it in Loop Control.',
  ],
  why_denied: [
    'A pessoa disse que o tempo não estava certo e ainda não informou o fim.',
    'Its owner said the time was wrong and has not given the end yet.',
  ],
  why_undescribed: [
    'Só entra na semana depois de ter descrição e tipo.',
    'Counts in the week only once it has a description and a type.',
  ],
  why_tooLong: ['Precisa de um fim corrigido.', 'Needs a corrected end.'],
  why_ready: ['Tem tudo: falta a confirmação.', 'Complete: it only needs confirming.'],
  why_running: ['Ainda não terminou.', 'Has not ended yet.'],
  why_taken: ['Esta semana paga estes loops.', 'This week pays these loops.'],
  why_elsewhere: ['Começaram nesta semana, e outra os paga.', 'They began in this week but are paid with another.'],
  why_leftOut: ['Não são pagos pela semana.', 'They are not paid by the week.'],
  inWeek: ['semana até {{friday}}', 'week ending {{friday}}'],
  returnedWhy: ['Devolvido: {{reason}}', 'Returned: {{reason}}'],
  mended: ['Corrigido pela pessoa', 'Corrected by its owner'],
  mendedNote: ['Resposta: {{note}}', 'Answer: {{note}}'],
  span: ['{{from}} a {{to}}', '{{from}} to {{to}}'],
})
