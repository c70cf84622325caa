import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstStep, offerOf, tourNames, tourStatuses, tourVersions, type Progress } from './tour.rules.ts'

const at = (status: Progress['status'], step: number, version = 2): Progress => ({ status, step, version })

describe('what a tour in version 2 is offered as', () => {
  test.each([
    ['never met', undefined, 'start'],
    ['accepted, nothing seen yet', at('running', 0), 'start'],
    ['cut off on the way', at('running', 3), 'resume'],
    ['cut off in an older version: its steps are others', at('running', 3, 1), 'start'],
    ['seen to its end', at('done', 5), undefined],
    ['seen to its end in an older version', at('done', 5, 1), undefined],
    ['refused', at('left', 0), undefined],
    ['refused in an older version: a no is a no', at('left', 0, 1), undefined],
    ['left on the way', at('left', 3), undefined],
    ['left on the way in an older version', at('left', 3, 1), 'start'],
    ['begun in a version that this page does not know yet', at('running', 3, 3), undefined],
  ] as const)('%s', (_, progress, offer) => {
    expect(offerOf(progress, 2)).toBe(offer)
  })
})

describe('the step at which somebody who asks for it begins', () => {
  test.each([
    ['never met', undefined, 0],
    ['cut off on the way', at('running', 3), 3],
    ['left on the way', at('left', 3), 3],
    ['left in an older version', at('left', 3, 1), 0],
    ['seen to its end: once more from the first', at('done', 5), 0],
  ] as const)('%s', (_, progress, step) => {
    expect(firstStep(progress, 2)).toBe(step)
  })
})

test('what is done is never offered again, and only what was begun in this version is resumed', () =>
  fc.assert(
    fc.property(
      fc.record({ status: fc.constantFrom(...tourStatuses), step: fc.nat(9), version: fc.integer({ min: 1, max: 4 }) }),
      fc.integer({ min: 1, max: 4 }),
      (progress, version) => {
        const offer = offerOf(progress, version)
        if (progress.status === 'done') expect(offer).toBeUndefined()
        if (offer === 'resume') expect(firstStep(progress, version)).toBe(progress.step)
        if (offer === 'start') expect(firstStep(progress, version)).toBe(0)
      },
    ),
  ))

test('every tour has its place in the order and a version', () => {
  expect(tourNames.toSorted()).toEqual(Object.keys(tourVersions).toSorted())
  for (const version of Object.values(tourVersions)) expect(version).toBeGreaterThan(0)
})
