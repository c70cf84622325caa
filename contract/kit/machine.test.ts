import { describe, expect, test } from 'vitest'
import { type Machine, next } from '#contract/kit/machine.ts'

const states = [0, 1, 2, 3, 4] as const
const events = ['open', 'close', 'lock', 'drop'] as const
type State = (typeof states)[number]
type Event = (typeof events)[number]

const door = {
  0: { open: 1, drop: 4 },
  1: { close: 0 },
  2: {},
  3: { open: 1 },
  4: {},
} as const satisfies Machine<State, Event>

describe('a door', () => {
  const allowed = new Map<string, State>([
    ['0 open', 1],
    ['0 drop', 4],
    ['1 close', 0],
    ['3 open', 1],
  ])
  test('opens and shuts as its table says, and does nothing else', () => {
    const found = states.flatMap((state) =>
      events.map((event) => [`${state} ${event}`, next<State, Event>(door, state, event)] as const),
    )
    expect(new Map(found.filter(([, to]) => to !== undefined))).toEqual(allowed)
  })
})

test('states with names keep their names', () => {
  const gate = { planned: { start: 'doing' }, doing: { stop: 'planned' } } as const satisfies Machine<
    'planned' | 'doing',
    'start' | 'stop'
  >
  expect(next<'planned' | 'doing', 'start' | 'stop'>(gate, 'planned', 'start')).toBe('doing')
})
