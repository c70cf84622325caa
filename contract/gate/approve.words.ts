import { words } from '#contract/kit/words.ts'

/** Words of the dialog that approves a gate. */
export const gateApproveWords = words('gateApprove', {
  approving: ['Você aprova estas entregas:', 'You approve these deliverables:'],
  nothing: [
    'Nenhuma entrega aponta para este gate: você aprova o gate como um todo.',
    'No deliverable points to this gate: you approve the gate as a whole.',
  ],
  open_one: ['{{count}} átomo deste gate ainda está aberto.', '{{count}} atom of this gate is still open.'],
  open_other: ['{{count}} átomos deste gate ainda estão abertos.', '{{count}} atoms of this gate are still open.'],
  forClient: [
    'Você aprova em nome do cliente. O que escrever aqui fica no gate e no histórico, e o cliente é avisado.',
    'You approve on the client’s behalf. What you write here stays on the gate and in its history, and the client is told.',
  ],
  forClientDo: ['Aprovar em nome do cliente', 'Approve for the client'],
  sameAsk: [
    'Foi você quem entregou este gate: quem entrega e quem aprova são a mesma pessoa, e isso fica no histórico.',
    'You delivered this gate yourself: deliverer and approver are the same person, and the history says so.',
  ],
  onBehalf: [
    'Aprovado em nome do cliente por {{by}}, combinado com {{with}} ({{how}}). Motivo: {{reason}}',
    'Approved on the client’s behalf by {{by}}, agreed with {{with}} ({{how}}). Reason: {{reason}}',
  ],
  same: ['A mesma pessoa entregou este gate.', 'The same person had delivered this gate.'],
  final: ['A aprovação não volta atrás.', 'An approval is not taken back.'],
})
