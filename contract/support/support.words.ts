import { words } from '#contract/kit/words.ts'

/** Words of the list, and of the server in answers and mails. */
export const supportWords = words('support', {
  title: ['Suporte', 'Support'],
  search: ['Buscar por assunto, texto ou pessoa', 'Search by subject, text or person'],
  column_subject: ['Assunto', 'Subject'],
  column_author: ['De', 'From'],
  column_category: ['Categoria', 'Category'],
  column_replies: ['Respostas', 'Replies'],
  column_status: ['Situação', 'Status'],
  column_last_at: ['Última atividade', 'Last activity'],
  status_open: ['Aberta', 'Open'],
  status_answered: ['Respondida', 'Answered'],
  status_closed: ['Encerrada', 'Closed'],
  column_created_at: ['Enviada em', 'Sent on'],
  tooMany: [
    'Você já escreveu {{max}} vezes ao suporte na última hora. Tente de novo em {{minutes}} min; seu texto continua aqui.',
    'You have already written to support {{max}} times in the last hour. Try again in {{minutes}} min; your text stays here.',
  ],
  otherText: [
    'Outro texto já foi enviado com esta identificação. Envie de novo com uma nova.',
    'A different message was already sent under this id. Send this one again under a new id.',
  ],
  closed: [
    'Esta conversa foi encerrada. Escreva uma nova mensagem.',
    'This conversation is closed. Please write a new message.',
  ],
  notClosed: ['Esta conversa não está encerrada.', 'This conversation is still open.'],
  category_question: ['Dúvida', 'Question'],
  category_problem: ['Algo não funciona', 'Something does not work'],
  category_time: ['Loops e horas', 'Loops and hours'],
  category_payment: ['Pagamentos', 'Payments'],
  category_account: ['Conta e acesso', 'Account and access'],
  category_privacy: ['Privacidade e dados', 'Privacy and data'],
  category_suggestion: ['Sugestão', 'Suggestion'],
  mailNewSubject: ['[Suporte] {{subject}}', '[Support] {{subject}}'],
  mailNew: [
    '{{name}} ({{email}}) escreveu ao suporte, na categoria {{category}}:',
    '{{name}} ({{email}}) wrote to support, under {{category}}:',
  ],
  mailAdded: ['{{name}} acrescentou à conversa com o suporte:', '{{name}} added to the conversation with support:'],
  mailAnswerSubject: ['Resposta do suporte: {{subject}}', 'Answer from support: {{subject}}'],
  mailAnswer: ['{{name}} respondeu à sua mensagem ao suporte:', '{{name}} answered your message to support:'],
  mailOpen: ['Abrir no Nucleo', 'Open in Nucleo'],
  mailWhere: [
    'Para continuar a conversa, abra a página Suporte no Nucleo. Este e-mail não recebe respostas.',
    'To continue the conversation, open Support in Nucleo. Replies to this e-mail are not read.',
  ],
})
