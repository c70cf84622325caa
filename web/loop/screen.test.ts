import { describe, expect, test } from 'vitest'
import type { Ponto } from '#contract/loop/loop.ts'
import { opensItself, screenOf, type Seen } from '#web/loop/screen.ts'
import { pontoSince } from '#web/testing/loops.ts'

const loop = (over: Partial<Ponto>): Ponto => pontoSince(1000, over)
const END = '21-11-2026 10:00:00'

describe('the screen that a loaded loop opens (specification, section 4)', () => {
  test.each([
    ['no loop', null, 0],
    ['running', loop({ status: 1, data_fim: null }), 1],
    ['stopped', loop({ status: 2, data_fim: END }), 2],
    ['concluded', loop({ status: 3, data_fim: END }), 0],
    ['forced, unadjusted', loop({ status: 4, data_fim: END, ajustes: null }), 4],
    ['denied, unadjusted', loop({ status: 5, data_fim: END, ajustes: null }), 4],
    ['forced, adjusted', loop({ status: 4, data_fim: END, ajustes: 'saí' }), 2],
    ['paid', loop({ status: 6, data_fim: END }), 0],
    ['invoiced', loop({ status: 7, data_fim: END }), 0],
    ['a status that nobody knows', loop({ status: 12, data_fim: END }), 0],
  ] as const)('%s', (_, it, screen) => expect(screenOf(it)).toBe(screen))
})

describe('the modal opens by itself', () => {
  const at = (screen: Seen['screen'], id = 7): Seen => ({ id, screen })
  test.each([
    ['on load, for a loop to finish', undefined, at(2), true],
    ['on load, for a loop to adjust', undefined, at(4), true],
    ['not on load of a running loop', undefined, at(1), false],
    ['not on load of nothing', undefined, at(0), false],
    ['when the server has stopped the running loop', at(1), at(4), true],
    ['not when another page has stopped it', at(1), at(2), false],
    ['not again for the same loop', at(4), at(4), false],
    ['for another loop that was stopped', at(4), at(4, 8), true],
  ] as const)('%s', (_, before, after, opens) => expect(opensItself(before, after)).toBe(opens))
})
