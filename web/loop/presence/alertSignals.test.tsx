import { act, fireEvent, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { signalTimes } from '#web/kit/device/sound.ts'
import { emitLive } from '#web/kit/live/live.ts'
import { TimerWidget } from '#web/loop/timer/TimerWidget.tsx'
import { ended, forgetLoops, HOUR, loopServer, pontoSince } from '#web/testing/loops.ts'
import { render } from '#web/testing/render.tsx'
import { json } from '#web/testing/server.ts'
import { allowNotices, FakeNotice, plugIn } from '#web/testing/signals.ts'

/** The inactivity alert as it reaches somebody who looks elsewhere: by sound, and by a desktop notice. */

const SECOND = 1000
const NOW = Date.parse('2026-11-20T15:00:00.000Z')
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const speaker = plugIn()

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  forgetLoops()
  speaker.tones()
  allowNotices('granted')
})
afterEach(() => {
  // The loudspeaker stays, as the page keeps it.
  Reflect.deleteProperty(globalThis, 'Notification')
})

const alerted = async () => {
  const loop = pontoSince(2 * HOUR - 5 * SECOND)
  const server = loopServer(loop)
  render(<TimerWidget />)
  await act(() => import('#web/loop/dialog/LoopModal.tsx'))
  await pass(10)
  expect([speaker.sounds(), FakeNotice.shown]).toEqual([false, []])
  await pass(5 * SECOND)
  return { loop, server }
}

test('it sounds to its end and shows one notice, which other tabs replace', async () => {
  await alerted()
  expect(speaker.sounds()).toBe(true)
  expect(speaker.tones()).toHaveLength(2 * signalTimes(91).length)
  expect(FakeNotice.shown).toMatchObject([
    {
      title: 'Nucleo: você ainda está aí?',
      options: { tag: 'nucleo.loop.presence', body: expect.stringContaining('12:01:36'), requireInteraction: true },
    },
  ])
  await pass(60 * SECOND)
  expect(speaker.tones()).toEqual([])
  expect(FakeNotice.shown).toHaveLength(1)
  expect(FakeNotice.shown[0]?.close).not.toHaveBeenCalled()
})

test('confirmed, both end at once', async () => {
  const { loop, server } = await alerted()
  server.answer('POST', '/api/loops/7/here', () => {
    const next = { ...loop, check_due_at: new Date(NOW + 2 * HOUR).toISOString() }
    server.put(next)
    return json({ status: 'success', message: 'ok', data: next })
  })
  fireEvent.click(screen.getByRole('button', { name: 'Estou aqui' }))
  await pass(10)
  expect(speaker.sounds()).toBe(false)
  expect(FakeNotice.shown[0]?.close).toHaveBeenCalled()
})

test('when the time has run out, both end, before the server has said anything', async () => {
  await alerted()
  await pass(91 * SECOND)
  expect(screen.getByRole('button', { name: 'Estou aqui' })).toHaveProperty('disabled', true)
  expect(speaker.sounds()).toBe(false)
  expect(FakeNotice.shown[0]?.close).toHaveBeenCalled()
})

test('stopped on another page, both end here', async () => {
  const { loop, server } = await alerted()
  server.put(ended(loop, 2))
  act(() => emitLive({ topic: 'user:44', event: 'loop.changed' }))
  await pass(10)
  expect(speaker.sounds()).toBe(false)
  expect(FakeNotice.shown[0]?.close).toHaveBeenCalled()
})
