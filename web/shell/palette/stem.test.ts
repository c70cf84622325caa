import { expect, test } from 'vitest'
import { stemOf, wordsOf } from '#web/shell/palette/stem.ts'

const same = [
  'célula células',
  'permissão permissões',
  'papel papéis',
  'ordem ordens',
  'gestor gestora gestores gestoras',
  'hora horas',
  'mês mês',
  'mês meses',
  'relatório relatórios',
  'novo nova novos novas',
  'atrasado atrasada atrasados',
  'portal portais',
  'hour hours',
  'company companies',
  'box boxes',
  'house houses',
  'delivery deliveries',
  'permission permissions',
  'user users',
  'release releases',
]
const stems = (text: string) => new Set(wordsOf(text).map(stemOf))

test.each(same)('%s are one word', (all) => {
  expect([...stems(all)]).toHaveLength(1)
})

test.each([
  'célula celular',
  'férias feriado',
  'dia dado',
  'class classic',
  'prazo prata',
  'stop store',
  'news new',
  'meta metal',
])('%s are two', (both) => {
  expect([...stems(both)]).toHaveLength(2)
})

test('signs part words, accents and case do not count', () => {
  expect(wordsOf('E-mail, Açúcar/ÁTOMO  (2)')).toEqual(['e', 'mail', 'acucar', 'atomo', '2'])
})
