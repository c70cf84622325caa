import { expect, test } from 'vitest'
import { areaCrud } from '#contract/area/area.ts'
import { importOf, plainText } from '#contract/kit/import/import.ts'
import { looperTypeNoun } from '#contract/looperType/looperType.noun.ts'
import { sectorNoun } from '#contract/sector/sector.noun.ts'
import { sectorCrud } from '#contract/sector/sector.ts'

test('the columns of a file are the fields of the create call, of the kinds of the list', () => {
  const kinds = (noun: typeof sectorNoun | typeof looperTypeNoun) =>
    noun.imports?.columns.map(({ field, kind, required }) => [field, kind, required])
  expect(kinds(sectorNoun)).toEqual([
    ['nome', 'text', true],
    ['descricao', 'text', false],
    ['lead_id', 'record', false],
  ])
  expect(kinds(looperTypeNoun)).toEqual([
    ['nome', 'text', true],
    ['descricao', 'text', false],
    ['valor_hora_centavos', 'centavos', false],
    ['color', 'colour', false],
  ])
  const status = importOf(areaCrud, { match: ['nome'] }).columns.find(({ field }) => field === 'status')
  expect(status?.codes && 'list' in status.codes && status.codes.list).toEqual([
    { key: 'inactive', value: 0 },
    { key: 'active', value: 1 },
  ])
})

test('a field that no column says the kind of is a mistake', () => {
  const { nome: _, ...columns } = sectorCrud.list.columns
  const without = {
    ...sectorCrud,
    list: { ...sectorCrud.list, columns: { ...columns, nome: { kind: 'own' } as const } },
  }
  expect(() => importOf(without, { match: ['nome'] })).toThrow('sector: no column says how nome is read')
})

test('headers and names are compared without accents, case and the space around', () => {
  expect(plainText('  Responsável ')).toBe(plainText('RESPONSAVEL'))
})
