import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { PAGE_SIZES } from '#contract/kit/page.ts'
import { densities, sameState, type TableMemory, type TableState } from '#contract/kit/tableState.ts'
import { ownKeys } from '#web/kit/table/column.ts'
import { isBare, settled, withState, type OwnLooks } from '#web/kit/table/state/address.ts'
import { readList } from '#web/kit/table/state/listReading.ts'
import { cupColumns, cupFilters, cupSorts } from '#web/testing/cups.ts'

const names = { sorts: cupSorts, filters: cupFilters }
const own: OwnLooks = { sort: '-ml', columns: ownKeys(cupColumns), density: 'comfortable', per_page: 10 }
const read = (params: URLSearchParams) =>
  readList(params, { own, sorts: cupSorts, filters: cupFilters, columns: cupColumns })

const maybe = <T>(it: fc.Arbitrary<T>) => fc.option(it, { nil: undefined })
const columns = fc.shuffledSubarray(['ml', 'colour', 'maker'], { minLength: 1 }).map((it) => ['nome', ...it])
const present = <T extends object>(it: T): T =>
  Object.fromEntries(Object.entries(it).filter(([, value]) => value !== undefined)) as T
const memories: fc.Arbitrary<TableMemory> = fc
  .record({
    columns: maybe(columns),
    density: maybe(fc.constantFrom(...densities)),
    per_page: maybe(fc.constantFrom(...PAGE_SIZES)),
  })
  .map(present)
const states: fc.Arbitrary<TableState> = fc
  .record({
    filters: fc.dictionary(fc.constantFrom(...cupFilters), fc.string({ minLength: 1, maxLength: 20 })),
    q: maybe(fc.string({ minLength: 1, maxLength: 20 })),
    sort: fc.constantFrom('nome', '-nome', 'ml', '-ml'),
    columns,
    density: fc.constantFrom(...densities),
    per_page: fc.constantFrom(...PAGE_SIZES),
  })
  .map(present)

describe('an address', () => {
  test('says a whole state, whatever this browser remembers, and is read back as that state', () => {
    fc.assert(
      fc.property(states, memories, fc.nat(), (state, memory, id) => {
        const about = { names, own, memory }
        const there = withState(new URLSearchParams('page=7&tab=x&colour=old'), { state, view: String(id + 1) }, about)
        const back = read(settled(there, about))
        expect(back.state).toEqual(state)
        expect([back.page, back.view, there.get('tab')]).toEqual([1, String(id + 1), 'x'])
      }),
    )
  })

  test('once settled stays as it is, and means the same to who remembers nothing', () => {
    fc.assert(
      fc.property(states, memories, fc.boolean(), (state, memory, bare) => {
        const about = { names, own, memory }
        const from = bare
          ? new URLSearchParams()
          : withState(new URLSearchParams(), { state, view: undefined }, { ...about, memory: {} })
        const once = settled(from, about)
        expect(settled(once, about).toString()).toBe(once.toString())
        expect(read(settled(once, { ...about, memory: {} }))).toEqual(read(once))
      }),
    )
  })

  test('that says nothing opens the view that opens first; one that says anything does not', () => {
    fc.assert(
      fc.property(states, memories, (state, memory) => {
        const about = { names, own, memory: { ...memory, start: { view: '5', state } } }
        const first = read(settled(new URLSearchParams('tab=x'), about))
        expect([first.state, first.view]).toEqual([state, '5'])
        const asked = read(settled(new URLSearchParams('page=2'), about))
        expect([asked.view, asked.page, asked.filters]).toEqual([undefined, 2, {}])
      }),
    )
    expect(isBare(new URLSearchParams('tab=x'), names)).toBe(true)
    expect(isBare(new URLSearchParams('view=all'), names)).toBe(false)
  })

  test('of no sense is read as nothing', () => {
    const back = read(new URLSearchParams('page=-1&per_page=7&sort=senha&density=tight&view=x&cols=,&colour='))
    expect(back).toEqual(read(new URLSearchParams()))
  })
})

test('a saved state that leaves looks out is the same however the table looks', () => {
  const now = read(new URLSearchParams('density=compact&cols=nome&per_page=50')).state
  expect(sameState({ filters: {}, sort: '-ml' }, now)).toBe(true)
  expect(sameState({ filters: {}, sort: '-ml', density: 'comfortable' }, now)).toBe(false)
  expect(sameState({ filters: {}, sort: 'ml' }, now)).toBe(false)
  expect(sameState({ filters: { colour: 'a' }, sort: '-ml' }, now)).toBe(false)
})
