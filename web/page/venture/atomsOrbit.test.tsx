import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { arcsOf, dotsOf } from '#web/kit/ui/plot/orbit.ts'
import { AtomsOrbit } from '#web/page/venture/AtomsOrbit.tsx'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'

const at = (done: number, total: number, late: number, size: 'small' | 'large' = 'small') => {
  const { unmount } = render(<AtomsOrbit venture={3} done={done} total={total} late={late} size={size} />, {
    me: person(4),
  })
  const plot = screen.getByRole('img')
  const found = {
    name: plot.getAttribute('aria-label'),
    marks: [...plot.querySelectorAll('circle, path')].slice(2).map((it) => it.tagName),
    beside: screen.queryAllByRole('listitem', { hidden: true }).map((it) => it.textContent),
  }
  unmount()
  return found
}

test('each atom is on the orbit, a late one as another shape, and all of it is said', () => {
  expect(at(5, 8, 1)).toEqual({
    name: '8 átomos: 5 concluídos, 2 abertos, 1 atrasado',
    marks: [...Array.from({ length: 7 }, () => 'circle'), 'path'],
    beside: [],
  })
  expect(at(1, 1, 0)).toMatchObject({ name: '1 átomo: 1 concluído', marks: ['circle'] })
  expect(at(0, 0, 0)).toMatchObject({ name: 'Nenhum átomo', marks: [] })
})

test('a large one has its words beside it, and room for more', () => {
  expect(at(20, 24, 0, 'large')).toMatchObject({ beside: ['20 concluídos', '4 abertos'], marks: { length: 24 } })
})

test('many are arcs, of which the late one bears the other shape', () => {
  expect(at(20, 40, 1).marks).toEqual(['circle', 'circle', 'circle', 'circle', 'path'])
  expect(at(20, 25, 0, 'large').marks).toHaveLength(3)
  expect(at(200, 200, 0).marks).toEqual(['circle'])
})

test('dots go around once, and arcs too, the smallest still to be seen', () => {
  const of = { done: 990, open: 9, late: 1 }
  const arcs = arcsOf(of)
  expect(arcs.map((it) => it.kind)).toEqual(['done', 'open', 'late'])
  expect(arcs.reduce((sum, it) => sum + it.length, 0)).toBeCloseTo(1)
  expect(Math.min(...arcs.map((it) => it.length))).toBeGreaterThan(0.05)
  expect(dotsOf({ done: 1, open: 1, late: 2 }).map((it) => it.at)).toEqual([0, 0.25, 0.5, 0.75])
})
