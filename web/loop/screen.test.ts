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

describe('the conclusion that opens by itself', () => {
  const [forced, other] = [loop({ id: 7, status: 4, data_fim: END }), loop({ id: 8, status: 5, data_fim: END })]
  const stopped = loop({ id: 7, status: 2, data_fim: END })
  const at = (running: number | undefined, ...waiting: Ponto[]): Seen => ({ running, waiting })
  test.each([
    ['on load, that of a loop to finish', undefined, at(undefined, stopped), stopped, 7],
    ['on load, that of a loop to adjust', undefined, at(undefined, forced), forced, 7],
    ['none on load of a running loop, whatever waits', undefined, at(1, stopped), loop({ id: 1 }), undefined],
    ['none on load of nothing', undefined, at(undefined), null, undefined],
    ['none on load of a concluded loop', undefined, at(undefined), loop({ status: 3, data_fim: END }), undefined],
    ['that of the running loop, once the server has stopped it', at(7), at(undefined, forced), forced, 7],
    ['that one too while an older one waits', at(7, stopped), at(undefined, forced, stopped), stopped, 7],
    ['none when another page has stopped it', at(7), at(undefined, stopped), stopped, undefined],
    ['none of a loop that was put off', at(undefined, forced), at(undefined, forced), forced, undefined],
    ['none of it when the next one is stopped', at(1, forced), at(undefined, forced, stopped), forced, undefined],
    ['that of another one', at(undefined, forced), at(undefined, other, forced), forced, 8],
  ] as const)('%s', (_, before, after, current, opens) => expect(opensItself(before, after, current)?.id).toBe(opens))
})
