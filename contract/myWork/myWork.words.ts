import { words } from '#contract/kit/words.ts'

export const myWorkWords = words('myWork', {
  title: ['Meu trabalho', 'My work'],
  lead: ['O que é seu, pelo dia em que se espera.', 'What is yours, by the day on which it is due.'],
  late: ['Atrasados', 'Late'],
  today: ['Hoje', 'Today'],
  week: ['Esta semana', 'This week'],
  later: ['Depois ou sem data', 'Later or without a date'],
  waiting: ['À espera de aprovação', 'Waiting for approval'],
  approve: ['Para você aprovar', 'For you to approve'],
  gates: ['Gates para decidir', 'Gates to decide'],
  none: ['Nada espera por você', 'Nothing waits for you'],
  noneHint: [
    'Átomos de que você participa ou é responsável aparecem aqui, pelo dia planejado.',
    'Atoms that you take part in or are responsible for appear here, by their planned day.',
  ],
  spent: ['Você: {{own}} de {{planned}}', 'You: {{own}} of {{planned}}'],
  spentOnly: ['Você: {{own}}', 'You: {{own}}'],
  planned: ['Estimativa {{planned}}', 'Estimate {{planned}}'],
  silence: ['O silêncio aprova {{when}}', 'Silence approves {{when}}'],
  stopped: ['Relógio parado por uma pergunta', 'Clock stopped by a question'],
  shownOf: ['{{shown}} de {{total}}', '{{shown}} of {{total}}'],
  seeAll: ['Ver todos na lista', 'See all in the list'],
})
