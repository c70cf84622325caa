import { words } from '#contract/kit/words.ts'

export const capacityWords = words('capacity', {
  title: ['Capacidade', 'Capacity'],
  lead: [
    'Horas previstas nos átomos abertos, distribuídas até o dia previsto de cada um, contra o compromisso semanal de cada pessoa.',
    'Planned hours on open atoms, spread up to each one’s planned day, against each person’s weekly commitment.',
  ],
  person: ['Pessoa', 'Person'],
  nobody: ['Sem responsável', 'Unassigned'],
  week: ['Semana de {{day}}', 'Week of {{day}}'],
  of: ['{{planned}} de {{expected}}', '{{planned}} of {{expected}}'],
  over: ['acima do compromisso', 'over the commitment'],
  undated: ['Sem data', 'No date'],
  unestimated: ['Sem estimativa', 'No estimate'],
  previous: ['Semanas anteriores', 'Earlier weeks'],
  next: ['Próximas semanas', 'Later weeks'],
  now: ['Hoje', 'Today'],
  none: ['Ninguém tem átomos abertos.', 'Nobody has open atoms.'],
  open: ['{{person}}, semana de {{day}}: {{text}}', '{{person}}, week of {{day}}: {{text}}'],
  atomsTitle: ['{{person}}, semana de {{day}}', '{{person}}, week of {{day}}'],
  atomsNone: ['Nenhum átomo nesta semana.', 'No atoms this week.'],
  more: ['Há mais átomos que estes.', 'There are more atoms than these.'],
  all: ['Ver todos os átomos da pessoa', 'See all of this person’s atoms'],
  due: ['previsto para {{day}}', 'planned for {{day}}'],
})
