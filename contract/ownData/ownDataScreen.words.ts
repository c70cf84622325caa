import { words } from '#contract/kit/words.ts'

/** The profile's section of the person's own data. */
export const ownDataScreenWords = words('ownDataScreen', {
  title: ['Meus dados', 'My data'],
  lead: [
    'Leve uma cópia de tudo o que o Nucleo guarda sobre você, ou peça para ser excluído (LGPD).',
    'Download a copy of everything Nucleo keeps about you, or ask for it to be erased (LGPD).',
  ],
  export: ['Reunir os meus dados', 'Prepare my data'],
  exportAgain: ['Reunir de novo', 'Prepare again'],
  exportLead: [
    'Um ZIP com JSON, CSV e os seus arquivos. Avisamos quando estiver pronto; ele fica aqui por 7 dias.',
    'A ZIP with JSON, CSV and your files. We will tell you when it is ready; it stays here for 7 days.',
  ],
  waiting: ['Reunindo os seus dados…', 'Preparing your data…'],
  ready: ['Pronto desde {{at}}, até {{until}}', 'Ready since {{at}}, until {{until}}'],
  failed: ['Não foi possível reunir os dados. Tente de novo.', 'Your data could not be prepared. Try again.'],
  expired: ['A última cópia não está mais aqui.', 'The last copy is no longer here.'],
  download: ['Baixar o ZIP', 'Download the ZIP'],
  eraseTitle: ['Excluir os meus dados', 'Erase my data'],
  eraseLead: [
    'Alguém da administração decide em até 15 dias. Até lá você pode voltar atrás.',
    'An administrator decides within 15 days. Until then you can withdraw the request.',
  ],
  keepsTitle: ['O que fica, sem o seu nome', 'What stays, without your name'],
  keeps_work: [
    'Loops, ajustes e pagamentos: o contrato e a lei os pedem (LGPD, art. 16).',
    'Loops, adjustments and payments: contract and law require them (LGPD, art. 16).',
  ],
  keeps_said: [
    'Comentários e arquivos em registros da organização, sob um pseudônimo.',
    'Comments and files on the organisation’s records, under a pseudonym.',
  ],
  keeps_proof: [
    'O aceite dos termos, a auditoria e, por seis meses, o registro de acessos (Marco Civil, art. 15).',
    'The acceptance of the terms, the audit and, for six months, the access log (Marco Civil, art. 15).',
  ],
  erase: ['Pedir exclusão', 'Request erasure'],
  field_note: ['Mensagem', 'Message'],
  hint_note: ['Se quiser dizer algo a quem decide.', 'If you want to tell the administrator anything.'],
  protocol: ['Protocolo {{protocol}}', 'Protocol {{protocol}}'],
  state_open: [
    'Pedido feito em {{at}}, com resposta até {{until}}',
    'Requested on {{at}}, to be answered by {{until}}',
  ],
  state_withdrawn: ['Pedido retirado em {{at}}', 'Request withdrawn on {{at}}'],
  state_denied: ['Pedido recusado em {{at}}: {{reason}}', 'Request denied on {{at}}: {{reason}}'],
  state_done: ['Pedido atendido em {{at}}', 'Request fulfilled on {{at}}'],
  withdraw: ['Retirar o pedido', 'Withdraw the request'],
  asked: ['Pedido feito. O protocolo é {{protocol}}.', 'Request sent. The protocol number is {{protocol}}.'],
  withdrawn: ['Pedido retirado.', 'Request withdrawn.'],
})
