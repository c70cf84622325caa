import { words } from '#contract/kit/words.ts'

/** Strangers who ask for an invitation: the queue, the public page and the mail of a no. */
export const requestWords = words('invitationRequest', {
  one: ['Pedido de convite', 'Invitation request'],
  title: ['Pedidos de convite', 'Invitation requests'],
  search: ['Nome, e-mail ou motivo', 'Name, e-mail or reason'],
  emptyBody: [
    'Quem pede um convite na tela de entrada aparece aqui, com o motivo.',
    'Whoever asks for an invitation at sign-in appears here, with the reason.',
  ],
  column_nome: ['Nome', 'Name'],
  column_email: ['E-mail', 'E-mail'],
  column_company: ['Empresa', 'Company'],
  column_reason: ['Motivo', 'Reason'],
  column_state: ['Situação', 'State'],
  column_account: ['Já tem conta', 'Has an account'],
  column_decider: ['Respondido por', 'Answered by'],
  column_created_at: ['Pedido em', 'Requested'],
  state_waiting: ['Aguardando', 'Waiting'],
  state_invited: ['Convidado', 'Invited'],
  state_declined: ['Recusado', 'Declined'],
  invite: ['Convidar', 'Invite'],
  invited: ['Convite enviado!', 'Invitation sent!'],
  decline: ['Recusar', 'Decline'],
  declined: ['Pedido recusado.', 'Request declined.'],
  decided: ['Este pedido já foi respondido.', 'This request was already answered.'],

  askTitle: ['Pedir um convite', 'Ask for an invitation'],
  askLead: [
    'Conte quem você é. Quem cuida deste Nucleo lê o pedido e responde.',
    'Tell us who you are. Whoever looks after this Nucleo will read it and answer.',
  ],
  askLeadNoMail: [
    'Conte quem você é e fale com quem cuida deste Nucleo: ele não envia e-mails.',
    'Tell us who you are and talk to whoever looks after this Nucleo: it sends no e-mails.',
  ],
  field_nome: ['Seu nome', 'Your name'],
  field_email: ['Seu e-mail', 'Your e-mail'],
  field_company: ['Empresa (se houver)', 'Company (if any)'],
  field_reason: ['Por que você quer entrar?', 'Why do you want to join?'],
  ask: ['Enviar pedido', 'Send request'],
  askedTitle: ['Pedido recebido', 'Request received'],
  asked: ['Recebemos o seu pedido.', 'We have received your request.'],
  answerMail: ['A resposta chega pelo e-mail que você informou.', 'The answer will come to the e-mail you gave.'],
  answerNoMail: [
    'Este Nucleo não envia e-mails: para saber a resposta, fale com quem cuida dele.',
    'This Nucleo sends no e-mails: talk to whoever looks after it to learn the answer.',
  ],
  back: ['Voltar para a entrada', 'Back to sign-in'],
  locked: [
    'Muitos pedidos. Aguarde {{seconds}} s antes de pedir de novo.',
    'Too many requests. Wait {{seconds}} s before asking again.',
  ],

  mailSubject: ['Seu pedido de convite a {{organisation}}', 'Your request for an invitation to {{organisation}}'],
  mailDeclined: [
    'Olá! Obrigado pelo interesse em {{organisation}}. Por ora, não podemos enviar um convite.',
    'Hello! Thank you for your interest in {{organisation}}. For now we cannot send an invitation.',
  ],
  mailWhy: [
    'Você recebe esta mensagem porque um convite foi pedido com este e-mail.',
    'You are receiving this message because an invitation was requested with this e-mail.',
  ],
})
