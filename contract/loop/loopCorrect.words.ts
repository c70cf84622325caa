import { words } from '#contract/kit/words.ts'

/** Words of a loop's correction: its form, its history, and the reasons against it. */
export const loopCorrectWords = words('loopCorrect', {
  correct: ['Corrigir', 'Correct'],
  correctOn: ['Corrigir loop: {{atom}}', 'Correct loop: {{atom}}'],
  finishOn: ['Concluir loop: {{atom}}', 'Finish the loop: {{atom}}'],
  finish: ['Concluir', 'Finish'],
  title: ['Corrigir loop', 'Correct this loop'],
  field_atomo_id: ['Átomo', 'Atom'],
  field_descricao: ['Descrição', 'Description'],
  field_tipo: ['Tipo', 'Type'],
  field_inicio: ['Início', 'Start'],
  hint_inicio: [
    'Até o fim do seu último loop, no mesmo dia. O início registrado fica no histórico.',
    'As far back as the end of your last loop, on the same day. The recorded start stays in the history.',
  ],
  noAtom: ['Nenhum átomo encontrado', 'No atoms found'],
  kept: [
    'O que muda fica no histórico do loop, com o que havia antes.',
    'Every change goes into the loop’s history, along with what it said before.',
  ],
  fixEnd: ['Corrigir o fim', 'Correct the end'],
  endClosed: [
    'O fim podia ser corrigido até um dia depois da conclusão.',
    'The end could be corrected for a day after the loop was finished.',
  ],
  ask: ['Pedir correção', 'Ask for a correction'],
  askTitle: ['Este loop não pode mais ser alterado', 'This loop can no longer be changed'],
  why_invoiced: [
    'Ele já está em uma ordem de pagamento, e o que é pago fica como foi combinado.',
    'It is already on a payment order, and what is on an order stays as agreed.',
  ],
  why_paid: ['Ele já foi pago.', 'It has already been paid.'],
  why_closed: [
    'As horas desse dia ou dessa semana já foram fechadas.',
    'The hours of that day or week have been closed.',
  ],
  foreignTitle: ['Este loop é de outra pessoa', 'This loop is somebody else’s'],
  why_foreign: [
    'Só quem registrou o loop pode corrigi-lo: {{name}}.',
    'Only the person who tracked this loop can correct it: {{name}}.',
  ],
  askPerson: [
    'Mencione essa pessoa em um comentário do loop, nesta página, e diga o que deveria constar.',
    'Mention them in a comment on the loop, on this page, and say what it should say.',
  ],
  why_deleted: ['O átomo dele, ou algo acima, foi excluído.', 'Its atom, or something above it, has been deleted.'],
  askBody: [
    'Escreva aos administradores o que deveria constar. O loop vai junto com a mensagem.',
    'Tell the administrators what it should say. Your message includes a link to the loop.',
  ],
  whatIsWrong: ['O que deveria constar?', 'What should it say?'],
  askSubject: ['Correção do loop {{id}}', 'Correction to loop {{id}}'],
  askSend: ['Enviar pedido', 'Send request'],
  asked: ['Pedido enviado. A resposta chega em Suporte.', 'Request sent. You will find the answer in Support.'],
  newStart: ['Novo início', 'New start'],
  change: ['{{field}}: de “{{from}}” para “{{to}}”', '{{field}}: from “{{from}}” to “{{to}}”'],
})
