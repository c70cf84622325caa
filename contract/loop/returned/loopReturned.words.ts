import { words } from '#contract/kit/words.ts'

export const loopReturnedWords = words('loopReturned', {
  return: ['Devolver', 'Return'],
  returnTitle: ['Devolver loop', 'Return loop'],
  returnBody: [
    'Este loop não entra na semana até a pessoa corrigi-lo. Ela lê o motivo.',
    'This loop is not paid until its owner corrects it. They will see the reason.',
  ],
  reason: ['Motivo', 'Reason'],
  reasonNeeded: ['Diga o que precisa ser corrigido.', 'Say what needs correcting.'],
  returned: ['Loop devolvido.', 'Loop returned.'],
  title: ['Loops devolvidos', 'Returned loops'],
  body: ['Só entram na semana depois de corrigidos.', 'You won’t be paid for these until you correct them.'],
  by: ['{{name}}: {{reason}}', '{{name}}: {{reason}}'],
  returnedBy: ['Devolvido por {{name}} em {{when}}: {{reason}}', 'Returned by {{name}} on {{when}}: {{reason}}'],
  leftOut: ['Fora do pagamento: {{reason}}', 'Left out of payment: {{reason}}'],
  inOpenWeek: ['Entra na semana que fecha em {{friday}}', 'In the week closing on {{friday}}'],
  inClosedWeek: ['Pago pela semana que fechou em {{friday}}', 'Paid with the week that closed on {{friday}}'],
  mend: ['Corrigir', 'Correct'],
  right: ['Está certo', 'It’s correct'],
  rightTitle: ['O loop está certo?', 'Is the loop correct?'],
  rightBody: ['Quem devolveu lê a sua resposta.', 'Whoever returned it will see your answer.'],
  note: ['Resposta', 'Answer'],
  noteNeeded: ['Diga por que está certo.', 'Say why it is correct.'],
  sent: ['Resposta enviada.', 'Answer sent.'],
  notConcluded: [
    'Só um loop concluído, que nenhuma ordem contém e que a semana paga, pode ser devolvido.',
    'Only a finished loop that belongs to a week and is not on an order can be returned.',
  ],
  already: ['Este loop já foi devolvido.', 'This loop has already been returned.'],
  notReturned: ['Este loop não está devolvido.', 'This loop is not returned.'],
})
