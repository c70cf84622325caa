import { expect, test } from 'vitest'
import { findItems, type PaletteItem } from '#web/shell/palette/paletteItems.ts'

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
  expect(found('inicio')).toEqual(['Início'])
  expect(found('iníciAR')).toEqual(['Iniciar loop'])
})

test('what begins with it comes before what has it in a later word, that before what has it inside', () => {
  expect(found('loop')).toEqual(['Loop Center', 'Iniciar loop'])
  expect(found('po')).toEqual(['Sobreposições'])
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
