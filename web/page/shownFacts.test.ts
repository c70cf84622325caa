import { expect, test } from 'vitest'
import type { Column } from '#contract/kit/list/column.ts'
import { saysNothing } from '#web/page/shownFacts.ts'

test.each<[unknown, Column, boolean]>([
  [null, { kind: 'text' }, true],
  ['', { kind: 'text' }, true],
  [undefined, { kind: 'date' }, true],
  [0, { kind: 'count' }, true],
  [0, { kind: 'duration' }, true],
  [0, { kind: 'centavos' }, false],
  [false, { kind: 'flag' }, true],
  [true, { kind: 'flag' }, false],
  [false, { kind: 'flag', either: true }, false],
  [3, { kind: 'count' }, false],
])('%j of %j says nothing: %j', (value, column, nothing) => expect(saysNothing(value, column)).toBe(nothing))
