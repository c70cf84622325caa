import { words } from '#contract/kit/words.ts'

/** The day as a ring. */
export const dayRingWords = words('dayRing', {
  nothing: ['Nenhum loop hoje.', 'No loop today.'],
  sum: ['Hoje: {{hours}}', 'Today: {{hours}}'],
  sumOfGoal: ['Hoje: {{hours}} de {{goal}}', 'Today: {{hours}} of {{goal}}'],
  ofGoal: ['de {{goal}}', 'of {{goal}}'],
  today: ['hoje', 'today'],
  stretch: ['{{from}} a {{to}}: {{venture}}, {{atom}}', '{{from}} to {{to}}: {{venture}}, {{atom}}'],
  runs: ['agora', 'now'],
  pauses_one: ['{{count}} pausa, {{hours}}', '{{count}} break, {{hours}}'],
  pauses_other: ['{{count}} pausas, {{hours}}', '{{count}} breaks, {{hours}}'],
  began: ['Desde {{from}}', 'Since {{from}}'],
})
