import { expect, test } from 'vitest'
import { findItems, findParted, type PaletteItem } from '#web/shell/palette/paletteItems.ts'

const item = (label: string, group = 'Geral'): PaletteItem => ({ id: label, label, group, run: () => undefined })
const items = [
  item('Loop Center', 'Workstation'),
  item('Início', 'Workstation'),
  item('Permissões', 'Hub'),
  item('Abrir permissões', 'Ações'),
  item('Iniciar loop', 'Ações'),
  item('Sobreposições'),
]
const found = (q: string) => findItems(items, q).map((it) => it.label)

test('nothing typed finds everything, in the order given', () => {
  expect(found('')).toEqual(items.map((it) => it.label))
  expect(found('   ')).toEqual(items.map((it) => it.label))
})

test('accents and case are aside, in what is typed and in what is found', () => {
  expect(found('PERMISSOES')).toEqual(['Permissões', 'Abrir permissões'])
  expect(found('inicio')).toEqual(['Início', 'Iniciar loop'])
  expect(found('iníciAR')).toEqual(['Iniciar loop'])
})

test('number and gender are aside, and a whole word comes before a longer one that begins so', () => {
  const cells = [item('Dados do celular'), item('Células'), item('Nova célula')]
  expect(findItems(cells, 'célula').map((it) => it.label)).toEqual(['Células', 'Nova célula', 'Dados do celular'])
  expect(findItems(cells, 'novas células').map((it) => it.label)).toEqual(['Nova célula'])
  expect(found('permissão')).toEqual(['Permissões', 'Abrir permissões'])
})

test('a screen comes before a record that holds the word, a record before letters within a word', () => {
  const record = { ...item('Reunião de horas', 'Iniciar loop em'), record: true as const }
  const screens = [record, { ...item('Central'), also: 'horas' }, item('Desonhorasse')]
  expect(findItems(screens, 'horas').map((it) => it.label)).toEqual(['Central', 'Reunião de horas', 'Desonhorasse'])
  expect(findParted(screens, 'horas', []).vague.map((it) => it.label)).toEqual(['Desonhorasse'])
})

test('of a whole question, as many words as one item has', () => {
  const team = { ...item('Equipe'), also: 'quem trabalha agora' }
  expect(findItems([team, item('Hoje')], 'quem trabalha hoje').map((it) => it.label)).toEqual(['Equipe'])
  expect(findItems([team, item('Hoje')], 'quem xyzzy')).toEqual([])
})

test('what begins with it comes before what has it in a later word, that before what has it inside', () => {
  expect(found('loop')).toEqual(['Loop Center', 'Iniciar loop'])
  expect(found('pos')).toEqual(['Sobreposições'])
  // Two letters stand in many a word by chance.
  expect(found('po')).toEqual([])
  expect(findItems([item('Reabrir'), item('Vou abrir'), item('Abrir')], 'abrir').map((it) => it.label)).toEqual([
    'Abrir',
    'Vou abrir',
    'Reabrir',
  ])
})

test('every word has to be there, in the name or in the group it belongs to', () => {
  expect(found('center work')).toEqual(['Loop Center'])
  expect(found('work')).toEqual(['Loop Center', 'Início'])
  // The name counts for more than the group.
  expect(findItems([item('A', 'Loop'), item('Loop')], 'loop').map((it) => it.label)).toEqual(['Loop', 'A'])
  expect(found('loop permissões')).toEqual([])
})

test('words around what is meant count only where an item has them', () => {
  expect(found('ver as permissões')).toEqual(['Permissões', 'Abrir permissões'])
  expect(found('abrir permissões')).toEqual(['Abrir permissões'])
  expect(found('minha xyzzy')).toEqual([])
})
