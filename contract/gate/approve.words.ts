import { words } from '#contract/kit/words.ts'

/** Words of an approval: what it covers, and on what one for the client rests. */
export const gateApproveWords = words('gateApprove', {
  approving: ['Você aprova estas entregas:', 'You approve these deliverables:'],
  nothing: [
    'Nenhuma entrega aponta para este gate: você aprova o gate como um todo.',
    'No deliverable points to this gate: you approve the gate as a whole.',
  ],
  open_one: ['{{count}} átomo deste gate ainda está aberto.', '{{count}} atom of this gate is still open.'],
  open_other: ['{{count}} átomos deste gate ainda estão abertos.', '{{count}} atoms of this gate are still open.'],
  sameAsk: [
    'Foi você quem entregou este gate: quem entrega e quem aprova são a mesma pessoa, e isso fica no histórico.',
    'You delivered this gate yourself: deliverer and approver are the same person, and the history says so.',
  ],
  onBehalf: [
    'Aprovado em nome do cliente por {{by}}, combinado com {{with}} ({{how}}). Motivo: {{reason}}',
    'Approved on the client’s behalf by {{by}}, agreed with {{with}} ({{how}}). Reason: {{reason}}',
  ],
  same: ['A mesma pessoa entregou este gate.', 'The same person had delivered this gate.'],
})
