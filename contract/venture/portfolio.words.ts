import { words } from '#contract/kit/words.ts'

export const portfolioWords = words('portfolio', {
  title: ['Portfólio', 'Portfolio'],
  view: ['Visão', 'View'],
  view_board: ['Quadro', 'Board'],
  view_timeline: ['Linha do tempo', 'Timeline'],
  list: ['Ver como lista', 'View as a list'],
  none: ['Nenhuma venture para mostrar.', 'No ventures to show.'],
  due: ['entrega em {{day}}', 'delivery on {{day}}'],
  noDate: ['sem data de entrega', 'no delivery date'],
  late_one: ['{{count}} átomo atrasado', '{{count}} late atom'],
  late_other: ['{{count}} átomos atrasados', '{{count}} late atoms'],
  venture: ['Venture', 'Venture'],
  start: ['Início', 'Start'],
  end: ['Entrega', 'Delivery'],
  plan: ['Plano', 'Plan'],
  undated: ['Sem datas', 'No dates'],
  bar: ['{{name}}: de {{start}} a {{end}}', '{{name}}: from {{start}} to {{end}}'],
  months: ['{{from}} a {{to}}', '{{from}} to {{to}}'],
  today: ['hoje', 'today'],
  cut: [
    'Mostradas as primeiras {{count}} ventures: use a lista para ver todas.',
    'Showing the first {{count}} ventures. Use the list to see them all.',
  ],
})
