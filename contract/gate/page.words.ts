import { words } from '#contract/kit/words.ts'

export const gatePageWords = words('gatePage', {
  question: ['Pergunta', 'Question'],
  answer: ['Resposta', 'Answer'],
  clock: [
    'Sem resposta, é aprovado em {{when}}, daqui a {{left}}.',
    'Without an answer it is approved on {{when}}, in {{left}}.',
  ],
  daysLeft_one: ['{{count}} dia e {{hours}}', '{{count}} day and {{hours}}'],
  daysLeft_other: ['{{count}} dias e {{hours}}', '{{count}} days and {{hours}}'],
  stopped: ['Prazo parado até a resposta: restam {{left}}.', 'The clock is paused until the answer: {{left}} left.'],
  approving: ['Você aprova estas entregas:', 'You approve these deliverables:'],
  nothing: [
    'Nenhuma entrega aponta para este gate: você aprova o gate como um todo.',
    'No deliverables belong to this gate: you approve the gate as a whole.',
  ],
  open_one: ['{{count}} átomo deste gate ainda está aberto.', '{{count}} atom of this gate is still open.'],
  open_other: ['{{count}} átomos deste gate ainda estão abertos.', '{{count}} atoms of this gate are still open.'],
  sameAsk: [
    'Foi você quem entregou este gate: quem entrega e quem aprova são a mesma pessoa, e isso fica no histórico.',
    'You delivered this gate yourself: the history will show that the same person delivered and approved it.',
  ],
  onBehalf: [
    'Aprovado em nome do cliente por {{by}}, combinado com {{with}} ({{how}}). Motivo: {{reason}}',
    'Approved on the client’s behalf by {{by}}, agreed with {{with}} ({{how}}). Reason: {{reason}}',
  ],
  same: ['A mesma pessoa entregou este gate.', 'The same person delivered this gate.'],
  questions: ['Perguntas', 'Questions'],
  by: ['{{name}}, {{when}}', '{{name}}, {{when}}'],
  unanswered: ['À espera de resposta', 'Waiting for an answer'],
  entregas: ['Entregas deste gate', 'Deliverables in this gate'],
  entregasNone: ['Nenhuma entrega aponta para este gate.', 'No deliverables belong to this gate.'],
  cells: ['Células', 'Cells'],
  cellsNone: ['Este gate ainda não tem células.', 'This gate has no cells yet.'],
  atoms: ['Átomos', 'Atoms'],
  atomsNone: ['Esta célula ainda não tem átomos.', 'This cell has no atoms yet.'],
  ofPlanned: ['{{own}} de {{planned}}', '{{own}} of {{planned}}'],
  items: ['{{done}} de {{total}} itens', '{{done}} of {{total}} items'],
  planned: ['previsto para {{day}}', 'planned for {{day}}'],
  done: ['{{done}} de {{total}} átomos', '{{done}} of {{total}} atoms'],
  up: ['Subir {{name}}', 'Move {{name}} up'],
  down: ['Descer {{name}}', 'Move {{name}} down'],
})
