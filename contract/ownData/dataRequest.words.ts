import { words } from '#contract/kit/words.ts'

/** The queue of requests to be erased, in Warden. */
export const dataRequestWords = words('dataRequest', {
  title: ['Pedidos de exclusão', 'Erasure requests'],
  lead: [
    'Cada pedido tem 15 dias. Excluir troca a pessoa por um pseudônimo e não pode ser desfeito.',
    'Each request must be answered within 15 days. Erasing replaces the person with a pseudonym and cannot be undone.',
  ],
  search: ['Protocolo ou pessoa', 'Protocol or person'],
  emptyBody: ['Pedidos de exclusão de dados aparecem aqui.', 'Requests to have data erased appear here.'],
  column_protocol: ['Protocolo', 'Protocol'],
  column_person: ['Pessoa', 'Person'],
  column_state: ['Situação', 'State'],
  column_due_at: ['Prazo', 'Due'],
  column_created_at: ['Pedido em', 'Requested'],
  column_note: ['Mensagem', 'Message'],
  column_decided_at: ['Decidido em', 'Decided'],
  column_decided_by: ['Decidido por', 'Decided by'],
  column_reason: ['Motivo', 'Reason'],
  filter_state: ['Situação', 'State'],
  filter_period: ['Período', 'Period'],
  state_open: ['Aberto', 'Open'],
  state_withdrawn: ['Retirado', 'Withdrawn'],
  state_done: ['Atendido', 'Fulfilled'],
  state_denied: ['Recusado', 'Denied'],
  decide: ['Decidir', 'Decide'],
  decideOf: ['Decidir {{protocol}}', 'Decide {{protocol}}'],
  field_act: ['Decisão', 'Decision'],
  act_erase: ['Excluir os dados', 'Erase the data'],
  act_deny: ['Recusar', 'Deny'],
  field_reason: ['Motivo', 'Reason'],
  hint_reason: ['A pessoa recebe este texto.', 'The person will receive this text.'],
  warning: [
    'Excluir não pode ser desfeito: nome, e-mail, foto, documentos e acesso somem; loops e pagamentos ficam sob um pseudônimo.',
    'Erasing cannot be undone: name, e-mail, photo, documents and access are removed; loops and payments stay under a pseudonym.',
  ],
})
