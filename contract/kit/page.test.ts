import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import {
  BULK_MAX,
  idParam,
  PAGE_MAX,
  PAGE_SIZE,
  PAGE_SIZES,
  pageInput,
  pageOf,
  selectionInput,
  selectionOf,
  sortParts,
} from '#contract/kit/page.ts'

const columns = ['nome', 'created_at', 'data_inicio'] as const
const input = z.object(pageInput(columns))

describe('sortParts', () => {
  test.each([
    ['nome', { column: 'nome', descending: false }],
    ['-data_inicio', { column: 'data_inicio', descending: true }],
  ] as const)('%s', (sort, parts) => expect(sortParts(sort)).toEqual(parts))

  test('every sort that a list admits names a column of the list and comes back', () =>
    fc.assert(
      fc.property(fc.constantFrom(...columns), fc.boolean(), (column, descending) => {
        const { sort } = input.parse({ sort: descending ? `-${column}` : column })
        expect(sort && sortParts(sort)).toEqual({ column, descending })
      }),
    ))
})

describe('pageInput', () => {
  test('an empty query is the first page of ten rows', () =>
    expect(input.parse({})).toEqual({ page: 1, per_page: PAGE_SIZE }))

  test('query text becomes numbers and the search is trimmed', () =>
    expect(input.parse({ page: '3', per_page: '25', sort: '-nome', q: '  ana ' })).toEqual({
      page: 3,
      per_page: 25,
      sort: '-nome',
      q: 'ana',
    }))

  test.each([
    { page: '0' },
    { page: '-1' },
    { page: '1.5' },
    { page: 'x' },
    { page: '1000001' },
    { per_page: '0' },
    { per_page: String(PAGE_MAX + 1) },
    { sort: 'senha' },
    { sort: '--nome' },
    { sort: '' },
    { sort: 'nome desc' },
    { q: 'a'.repeat(201) },
  ])('%j is refused', (query) => expect(input.safeParse(query).success).toBe(false))

  test('every size on offer is admitted', () => {
    for (const per_page of PAGE_SIZES) expect(input.parse({ per_page }).per_page).toBe(per_page)
  })
})

describe('pageOf', () => {
  const answer = pageOf(z.object({ id: z.number() }))
  const page = { data: [{ id: 1 }], total: 1, page: 1, per_page: 10 }
  test('holds rows and their count', () => expect(answer.parse(page)).toEqual(page))
  test.each([
    { ...page, data: [{ id: 'x' }] },
    { ...page, total: undefined },
    { ...page, per_page: 1.5 },
  ])('%j is refused', (it) => expect(answer.safeParse(it).success).toBe(false))
})

describe('idParam', () => {
  test.each([
    ['12', 12],
    [7, 7],
    ['2147483647', 2_147_483_647],
  ])('%j is %d', (given, id) => expect(idParam.parse(given)).toBe(id))
  test.each(['', '0', '-1', '1.5', 'abc', '2147483648', 'Infinity', null, undefined])('%j is refused', (given) =>
    expect(idParam.safeParse(given).success).toBe(false),
  )
})

describe('which rows a bulk call means', () => {
  const input = z.object(selectionInput({ status: z.string().optional() })).strict()
  const meant = (it: object) => {
    const parsed = input.safeParse(it)
    return parsed.success ? selectionOf(parsed.data) : 'refused'
  }

  test('some rows, or everything of a filter but some', () => {
    expect(meant({ ids: [3, 1] })).toEqual({ ids: [3, 1] })
    expect(meant({ filter: {} })).toEqual({ filter: {}, except: [] })
    expect(meant({ filter: { status: '3' }, except: [2] })).toEqual({ filter: { status: '3' }, except: [2] })
  })

  test('is never both and never nothing', () => {
    expect(meant({})).toBeUndefined()
    expect(meant({ except: [1] })).toBeUndefined()
    expect(meant({ ids: [1], filter: {} })).toBeUndefined()
  })

  test('takes rows by their ids, and no more than one call may', () => {
    for (const ids of [[], [0], [1.5], ['1'], [2_147_483_648], Array.from({ length: BULK_MAX + 1 }, (_, i) => i + 1)])
      expect(meant({ ids })).toBe('refused')
    expect(meant({ filter: { color: 'red' } })).toBe('refused')
  })
})
