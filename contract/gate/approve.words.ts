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
  final: ['A aprovação não volta atrás.', 'An approval is not taken back.'],
})
