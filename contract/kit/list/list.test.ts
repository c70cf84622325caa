import { expect, test } from 'vitest'
import { z } from 'zod'
import { codes } from '#contract/kit/codes.ts'
import { recordRef, share, type RecordRef, type Share } from './column.ts'
import { codesFilter, daysFilter, flagFilter, textFilter } from './filter.ts'
import { listOf, seenColumns, seenFilters } from './list.ts'

interface Cup {
  id: number
  nome: string
  size: number
  full: boolean
  shelf: RecordRef
  washed: Share
  made: string
  price?: number
}

const cup: z.ZodType<Cup> = z.object({
  id: z.number(),
  nome: z.string(),
  size: z.number(),
  full: z.boolean(),
  shelf: recordRef,
  washed: share,
  made: z.string(),
  price: z.number().optional(),
})
const sizes = codes({ small: 1, large: 2 })

const cups = listOf({
  id: 'cups',
  noun: 'cup',
  path: '/api/cups',
  can: 'login',
  summary: 'Cups',
  row: cup,
  sort: 'nome',
  columns: {
    nome: { kind: 'text', sort: 'up', search: true },
    size: { kind: 'code', codes: sizes },
    full: { kind: 'flag' },
    shelf: { kind: 'record' },
    washed: { kind: 'checklist' },
    made: { kind: 'instant', sort: true },
    price: { kind: 'reais', sort: true, sum: true, can: 'order.pay' },
  },
  filters: {
    size: codesFilter(sizes, 'size'),
    full: flagFilter('full'),
    nome: textFilter('nome'),
    made: daysFilter('made'),
    price: textFilter('price'),
  },
})

const read = (input: object) => cups.calls.list.input.safeParse(input)

test('what an address says is read as what it means', () => {
  const { data } = read({ size: '1,2', full: 'true', made_from: '2026-03-01', sort: '-price', page: '2' })
  expect(data).toMatchObject({
    size: [1, 2],
    full: true,
    made_from: '2026-03-01',
    sort: '-price',
    page: 2,
    per_page: 10,
  })
})

test('what the list does not know is refused by its name', () => {
  for (const bad of [{ size: '3' }, { full: 'perhaps' }, { made: 'someday' }, { sort: 'washed' }, { colour: 'red' }])
    expect([bad, read(bad).success]).toEqual([bad, false])
})

test('a column that somebody does not see takes its filter along', () => {
  const nobody = () => false
  expect(seenColumns(cups, nobody)).not.toContain('price')
  expect(seenFilters(cups, nobody)).toEqual(['size', 'full', 'nome', 'made'])
  expect(seenFilters(cups, () => true)).toContain('price')
})

test('a filter over no column is a mistake', () => {
  const { calls: _, deleted: _deleted, ...about } = cups
  expect(() =>
    listOf({
      ...about,
      path: '/api/cups',
      summary: '',
      columns: { nome: { kind: 'text', sort: true } },
      filters: { x: flagFilter('y') },
    }),
  ).toThrow('the filter x is over y')
})
