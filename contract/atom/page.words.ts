import { words } from '#contract/kit/words.ts'

export const atomPageWords = words('atomPage', {
  accept: ['Aceitar', 'Accept'],
  finish: ['Finalizar', 'Finish'],
  cancel: ['Cancelar átomo', 'Cancel atom'],
  approve: ['Aprovar', 'Approve'],
  acceptTitle: ['Aceitar?', 'Accept?'],
  acceptBody: [
    'Ao aceitar “{{name}}”, você concorda em executá-lo conforme os',
    'By accepting “{{name}}” you agree to carry it out under the',
  ],
  terms: ['termos de uso', 'terms of use'],
  finishTitle: ['Finalizar?', 'Finish?'],
  finishBody: [
    '“{{name}}” será finalizado hoje. Esta ação não pode ser revertida.',
    '“{{name}}” will be finished today. This action cannot be reversed.',
  ],
  cancelTitle: ['Cancelar este átomo?', 'Cancel this atom?'],
  cancelBody: [
    '“{{name}}” não será feito. Esta ação não pode ser revertida.',
    '“{{name}}” will not be done. This action cannot be reversed.',
  ],
  approveTitle: ['Aprovar?', 'Approve?'],
  approveBody: [
    'O trabalho de “{{name}}” está aprovado e pode ser faturado. Esta ação não pode ser revertida.',
    'The work of “{{name}}” is approved and may be invoiced. This action cannot be reversed.',
  ],
  failed: ['Desculpe, um erro ocorreu!', 'Sorry, an error occurred!'],
  titleAtom: ['Átomo', 'Atom'],
  more: ['Mais', 'More'],
  loopers: ['Loopers', 'Loopers'],
  loopersTitle: ['Quem trabalha neste átomo', 'Who works on this atom'],
  field_loopers: ['Loopers', 'Loopers'],
  responsible: ['Responsável', 'Responsible'],
  field_responsavel_id: ['Responsável', 'Responsible'],
  transfer: ['Transferir', 'Transfer'],
  transferTitle: ['Para outra célula da venture', 'To another cell of the venture'],
  field_cell_id: ['Célula', 'Cell'],
  place: ['Onde fica', 'Where it stands'],
  time: ['Estimado e registrado', 'Estimated and tracked'],
  noEstimate: ['{{tracked}}, sem estimativa', '{{tracked}}, no estimate'],
  ofEstimate: ['{{tracked}} de {{hours}} ({{percent}} %)', '{{tracked}} of {{hours}} ({{percent}} %)'],
})
