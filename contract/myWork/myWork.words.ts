import { words } from '#contract/kit/words.ts'

export const myWorkWords = words('myWork', {
  title: ['Meu trabalho', 'My work'],
  lead: ['O que é seu, pelo dia em que se espera.', 'Your work, by due date.'],
  late: ['Atrasados', 'Late'],
  today: ['Hoje', 'Today'],
  week: ['Esta semana', 'This week'],
  later: ['Depois ou sem data', 'Later or no date'],
  waiting: ['À espera de aprovação', 'Waiting for approval'],
  approve: ['Para você aprovar', 'For you to approve'],
  gates: ['Gates para decidir', 'Gates to decide on'],
  none: ['Nada espera por você', 'Nothing needs you right now'],
  noneHint: [
    'Átomos de que você participa ou é responsável aparecem aqui, pelo dia planejado.',
    'Atoms you are part of or responsible for appear here, by planned date.',
  ],
  spent: ['Você: {{own}} de {{planned}}', 'You: {{own}} of {{planned}}'],
  spentOnly: ['Você: {{own}}', 'You: {{own}}'],
  planned: ['Estimativa {{planned}}', 'Estimate {{planned}}'],
  silence: ['O silêncio aprova {{when}}', 'Silence approves {{when}}'],
  stopped: ['Relógio parado por uma pergunta', 'Clock paused by a question'],
  shownOf: ['{{shown}} de {{total}}', '{{shown}} of {{total}}'],
  seeAll: ['Ver todos na lista', 'See all in the list'],
})
