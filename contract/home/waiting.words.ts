import { words } from '#contract/kit/words.ts'

/** Words of the home card with decisions that wait for the person. */
export const waitingWords = words('homeWaiting', {
  title: ['Esperando por você', 'Waiting for you'],
  registrations_one: ['{{count}} cadastro espera por análise', '{{count}} registration to review'],
  registrations_other: ['{{count}} cadastros esperam por análise', '{{count}} registrations to review'],
  requests_one: ['{{count}} pessoa pede um convite', '{{count}} person is asking for an invitation'],
  requests_other: ['{{count}} pessoas pedem um convite', '{{count}} people are asking for an invitation'],
  loop_requests_one: ['{{count}} pedido de loop para decidir', '{{count}} loop request to decide'],
  loop_requests_other: ['{{count}} pedidos de loop para decidir', '{{count}} loop requests to decide'],
  weeks_one: ['{{count}} semana com horas a confirmar', '{{count}} week with hours to confirm'],
  weeks_other: ['{{count}} semanas com horas a confirmar', '{{count}} weeks with hours to confirm'],
  atoms_late_one: ['{{count}} átomo atrasado', '{{count}} late atom'],
  atoms_late_other: ['{{count}} átomos atrasados', '{{count}} late atoms'],
  erasures_one: ['{{count}} pedido de exclusão de dados', '{{count}} data erasure request'],
  erasures_other: ['{{count}} pedidos de exclusão de dados', '{{count}} data erasure requests'],
  late_one: ['{{count}} fora do prazo', '{{count}} overdue'],
  late_other: ['{{count}} fora do prazo', '{{count}} overdue'],
  without_value_one: ['{{count}} pessoa ativa sem valor da hora', '{{count}} active person without an hourly rate'],
  without_value_other: ['{{count}} pessoas ativas sem valor da hora', '{{count}} active people without an hourly rate'],
  mails_one: ['{{count}} e-mail não saiu', '{{count}} e-mail could not be sent'],
  mails_other: ['{{count}} e-mails não saíram', '{{count}} e-mails could not be sent'],
  nothing: ['Nada espera por você.', 'Nothing is waiting for you.'],
})
