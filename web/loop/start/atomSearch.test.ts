import { expect, test } from 'vitest'
import { newId } from '#web/kit/newId.ts'
import { findAtoms, groupAtoms, isLate } from '#web/loop/start/atomSearch.ts'
import { atoms } from '#web/testing/loops.ts'

const found = (q: string, venture_id: number | null = null) => findAtoms(atoms, { q, venture_id }).map((it) => it.id)

test('every word counts, in any order, accents and case aside, also of venture, gate and cell', () => {
  expect(found('')).toEqual([3, 4, 5])
  expect(found('GRAO medir')).toEqual([5])
  expect(found('lançamento carrinho')).toEqual([4])
  expect(found('lancamento safra')).toEqual([])
  expect(found('', 1)).toEqual([3, 4])
  expect(found('vitrine', 2)).toEqual([])
})

const used = Date.parse(atoms[0]?.last_used_at ?? '')
const DAY = 24 * 3_600_000

test('pinned ones stand first, then those of the last two weeks; an empty group is left out', () => {
  const groups = (all: typeof atoms, now: number) =>
    groupAtoms(all, now).map((it) => [it.key, it.atoms.map((atom) => atom.id)])
  const pinned = atoms.map((it) => ({ ...it, pinned: it.id === 4 }))
  expect(groups(pinned, used + DAY)).toEqual([
    ['pinned', [4]],
    ['recent', [3]],
    ['others', [5]],
  ])
  expect(groups(atoms, used + 15 * DAY)).toEqual([['others', [3, 4, 5]]])
  expect(groupAtoms(atoms, used + DAY).map((it) => [it.key, it.atoms.map((atom) => atom.id)])).toEqual([
    ['recent', [3]],
    ['others', [4, 5]],
  ])
  expect(groupAtoms(findAtoms(atoms, { q: 'frete', venture_id: null }), used).map((it) => it.key)).toEqual(['others'])
})

test('late is a planned day before today', () => {
  expect(isLate({ data: '2026-11-20' }, '2026-11-21')).toBe(true)
  expect(isLate({ data: '2026-11-21' }, '2026-11-21')).toBe(false)
  expect(isLate({ data: null }, '2026-11-21')).toBe(false)
})

test('ids are version 4 UUIDs, each another', () => {
  const ids = Array.from({ length: 50 }, newId)
  expect(new Set(ids).size).toBe(50)
  for (const it of ids) expect(it).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/)
})
