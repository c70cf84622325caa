import { words } from '#contract/kit/words.ts'

/** What the orbit of a gate or a venture shows, in words. */
export const orbitWords = words('orbit', {
  said: ['{{atoms}}: {{parts}}', '{{atoms}}: {{parts}}'],
  none: ['Nenhum átomo', 'No atoms'],
  atoms_one: ['{{count}} átomo', '{{count}} atom'],
  atoms_other: ['{{count}} átomos', '{{count}} atoms'],
  done_one: ['{{count}} concluído', '{{count}} done'],
  done_other: ['{{count}} concluídos', '{{count}} done'],
  open_one: ['{{count}} aberto', '{{count}} open'],
  open_other: ['{{count}} abertos', '{{count}} open'],
  late_one: ['{{count}} atrasado', '{{count}} late'],
  late_other: ['{{count}} atrasados', '{{count}} late'],
})
