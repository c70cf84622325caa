import { words } from '#contract/kit/words.ts'

export const capacityWords = words('capacity', {
  title: ['Capacidade', 'Capacity'],
  lead: [
    'Horas previstas nos átomos abertos, distribuídas até o dia previsto de cada um, contra o compromisso semanal de cada pessoa.',
    'Hours planned on open atoms, spread up to the planned day of each, against what each person commits to a week.',
  ],
  person: ['Pessoa', 'Person'],
  nobody: ['Sem responsável', 'Nobody responsible'],
  week: ['Semana de {{day}}', 'Week of {{day}}'],
  of: ['{{planned}}/{{expected}} h', '{{planned}}/{{expected}} h'],
  over: ['acima do compromisso', 'above the commitment'],
  undated: ['Sem data', 'Without a date'],
  unestimated: ['Sem estimativa', 'Not estimated'],
  previous: ['Semanas anteriores', 'Earlier weeks'],
  next: ['Próximas semanas', 'Later weeks'],
  now: ['Hoje', 'Today'],
  none: ['Ninguém tem átomos abertos.', 'Nobody has open atoms.'],
  open: ['{{person}}, semana de {{day}}: {{text}}', '{{person}}, week of {{day}}: {{text}}'],
  atomsTitle: ['{{person}}, semana de {{day}}', '{{person}}, week of {{day}}'],
  atomsNone: ['Nenhum átomo nesta semana.', 'No atoms this week.'],
  more: ['Há mais átomos que estes.', 'There are more atoms than these.'],
  all: ['Ver todos os átomos da pessoa', 'See all atoms of the person'],
  due: ['previsto para {{day}}', 'planned for {{day}}'],
})
