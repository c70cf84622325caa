import { act, fireEvent, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { person } from '#web/testing/person.ts'
import { render } from '#web/testing/render.tsx'
import { fakeServer, json } from '#web/testing/server.ts'
import { giveVisibility } from '#web/testing/visibility.ts'
import { TourHost } from '#web/tour/TourHost.tsx'

const card = () => screen.queryByRole('complementary', { name: 'Convite para um tour' })

/** In small pieces: React acts on what a timer changed at the end of each. */
const pass = async (ms: number): Promise<void> => {
  for (let piece = 0; piece < 40; piece += 1) await act(() => vi.advanceTimersByTimeAsync(ms / 40))
}

test('a page that nobody touches loads no tours', async () => {
  giveVisibility()
  vi.useFakeTimers()
  const server = fakeServer()
  server.answer('GET', '/api/tours', () => json({ data: [], offers: true }))
  render(<TourHost />, { me: person(4), path: '/' })
  await pass(20_000)
  expect(server.asked).toEqual([])
  fireEvent.pointerMove(document.body)
  await vi.waitFor(async () => {
    await pass(4000)
    expect(card()).not.toBeNull()
  })
})
