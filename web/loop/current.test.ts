import { beforeEach, expect, test } from 'vitest'
import { loopCalls } from '#contract/loop/loop.calls.ts'
import { answerOf, queryClient } from '#web/kit/call/query.ts'
import { recallLoop, rememberLoop } from '#web/loop/current.ts'
import { pontoSince } from '#web/testing/loops.ts'
import { person, signInAs } from '#web/testing/person.ts'

const me = person(4)
const known = () => answerOf(loopCalls.load, { userId: me.id }).get()
const answer = {
  status: 'success' as const,
  message: 'ok',
  data: pontoSince(0),
  waiting: [],
  waiting_more: 0,
  last: null,
  limits: { check_seconds: 7200, alert_seconds: 91, elapsed_seconds: 28_800 },
  server_now: new Date().toISOString(),
  horaTotalDia: '01:00:00',
}

beforeEach(() => {
  queryClient.clear()
  signInAs(me)
})

test('the loop is shown as it was last known here', () => {
  rememberLoop(me.id, answer)
  expect(recallLoop(me.id)).toBe(true)
  expect(known()?.data?.id).toBe(7)
})

test('what an earlier version remembered knows of no loops that wait', () => {
  const { waiting: _, waiting_more: _more, last: _last, ...old } = answer
  window.localStorage.setItem(`nucleo.loop.${me.id}`, JSON.stringify(old))
  expect(recallLoop(me.id)).toBe(true)
  expect(known()).toMatchObject({ data: { id: 7 }, waiting: [], waiting_more: 0, last: null })
})

test.each([
  ['nothing', undefined],
  ['half of it', JSON.stringify(answer).slice(0, 60)],
  ['something else', '{"data":3}'],
  ['a loop of an earlier version', JSON.stringify({ ...answer, data: { ...answer.data, version: undefined } })],
  ['limits that are none', JSON.stringify({ ...answer, limits: {} })],
])('where %s is remembered, none is shown and nothing breaks', (_, text) => {
  if (text !== undefined) window.localStorage.setItem(`nucleo.loop.${me.id}`, text)
  expect(recallLoop(me.id)).toBe(false)
  expect(known()).toBeUndefined()
})
