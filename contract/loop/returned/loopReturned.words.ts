import { words } from '#contract/kit/words.ts'

export const loopReturnedWords = words('loopReturned', {
  return: ['Devolver', 'Return'],
  returnTitle: ['Devolver loop', 'Return loop'],
  returnBody: [
    'Este loop não entra na semana até a pessoa corrigi-lo. Ela lê o motivo.',
    'No week pays this loop until its person has put it right. They read the reason.',
  ],
  reason: ['Motivo', 'Reason'],
  reasonNeeded: ['Diga o que precisa ser corrigido.', 'Say what needs to be put right.'],
  returned: ['Loop devolvido.', 'Loop returned.'],
  title: ['Loops devolvidos', 'Returned loops'],
  body: ['Só entram na semana depois de corrigidos.', 'No week pays them until you have put them right.'],
  by: ['{{name}}: {{reason}}', '{{name}}: {{reason}}'],
  returnedBy: ['Devolvido por {{name}} em {{when}}: {{reason}}', 'Returned by {{name}} on {{when}}: {{reason}}'],
  leftOut: ['Fora do pagamento: {{reason}}', 'Left out of payment: {{reason}}'],
  inOpenWeek: ['Entra na semana que fecha em {{friday}}', 'Is in the week that closes on {{friday}}'],
  inClosedWeek: ['Pago pela semana que fechou em {{friday}}', 'Paid by the week that closed on {{friday}}'],
  mend: ['Corrigir', 'Correct'],
  right: ['Está certo', 'It is right'],
  rightTitle: ['O loop está certo?', 'Is the loop right?'],
  rightBody: ['Quem devolveu lê a sua resposta.', 'Whoever returned it reads your answer.'],
  note: ['Resposta', 'Answer'],
  noteNeeded: ['Diga por que está certo.', 'Say why it is right.'],
  sent: ['Resposta enviada.', 'Answer sent.'],
  notConcluded: [
    'Só um loop concluído, que nenhuma ordem contém e que a semana paga, pode ser devolvido.',
    'Only a finished loop that is on no order and that a week pays can be returned.',
  ],
  already: ['Este loop já foi devolvido.', 'This loop has already been returned.'],
  notReturned: ['Este loop não está devolvido.', 'This loop is not returned.'],
})
